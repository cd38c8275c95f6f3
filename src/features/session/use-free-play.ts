import { CallError, codeOf, isFinal, useWiring } from '#client/index.ts'
import { freePlay, freePlayBytes, type Input, sealingKey } from '#contract/index.ts'
import { randomId } from '#platform/index.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetForced } from './forced-change.ts'
import { freePlayProblem, type FreePlayState } from './free-play-state.ts'
import { useTokenStore } from './use-session.ts'

/** What the browser says it runs on; newer ones say it in a word. */
function osName(): string {
  const { userAgentData } = navigator as { userAgentData?: { platform?: string } }
  return (userAgentData?.platform || navigator.userAgent).slice(0, 64)
}

/** The code that encrypts comes with the first demo account that somebody asks for. */
const loadEncryption = () => codeOf(import('#client/cipher/random-secret.ts'))

export interface FreePlayOptions {
  /** Every showing opens an account of its own; going away before it is there gives it up. */
  shown: boolean
  /** The session is open; where to go now is the page's affair. */
  onSignedIn(): void
}

/** What was sent, and may have been heard. */
interface Asked {
  input: Input<typeof freePlay>
  idempotencyKey: string
}

/** Nobody said what became of it: the same is asked again, so that there is one account at most. */
const isOpen = (error: unknown) => error instanceof CallError && !isFinal(error)

/** Opens a demo account (section 4, Free play login). */
export function useFreePlay({ shown, onSignedIn }: FreePlayOptions): FreePlayState & {
  onRetry(): void
} {
  const { client } = useWiring()
  const tokens = useTokenStore()
  const [state, setState] = useState<FreePlayState>({ status: 'starting' })
  const [attempt, setAttempt] = useState(0)
  const asked = useRef<Asked | null>(null)

  const prepare = async (signal: AbortSignal): Promise<Asked> => {
    const [{ encryptRandom }, key] = await Promise.all([
      loadEncryption(),
      client.send(sealingKey, {}, { signal }),
    ])
    const encryptedString = encryptRandom(freePlayBytes, key.publicKey)
    const input = { os: osName(), platform: 'W' as const, encryptedString, keyId: key.id }
    return { input, idempotencyKey: randomId() }
  }

  const start = useEffectEvent(async (signal: AbortSignal) => {
    setState({ status: 'starting' })
    try {
      asked.current ??= await prepare(signal)
      const { input, idempotencyKey } = asked.current
      const { token, account } = await client.send(freePlay, input, { signal, idempotencyKey })
      if (signal.aborted) return
      asked.current = null
      forgetForced()
      tokens.open(token, account)
      onSignedIn()
    } catch (error) {
      if (!isOpen(error)) asked.current = null
      const problem = freePlayProblem(error)
      if (problem && !signal.aborted) setState(problem)
    }
  })
  useEffect(() => {
    if (!shown) return
    const controller = new AbortController()
    void start(controller.signal)
    return () => controller.abort()
  }, [shown, attempt])

  return { ...state, onRetry: () => setAttempt((last) => last + 1) }
}
