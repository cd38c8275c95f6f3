import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr'
import { CallError } from './call-error.ts'
import type { Client } from './client.ts'
import { type Asker, isOthers } from './keys.ts'

type Config = Readonly<Pick<SWRConfiguration, 'refreshInterval'> & { isVisible: () => boolean }>

interface Wiring {
  client: Client
  asker: Asker
  /** What the page came with, by key. */
  fallback: Record<string, unknown>
  /** Its keys; emptied when what they hold has grown old. */
  inlined: ReadonlySet<string>
}

const WiringContext = createContext<Wiring | null>(null)

/** The client, the asker and what the page came with. */
export function useWiring(): Wiring {
  const wiring = useContext(WiringContext)
  if (!wiring) throw new Error('useWiring needs a ClientProvider')
  return wiring
}

/** Milliseconds for which inlined answers need no second asking. */
const freshFor = 60_000

/**
 * No answer to a refusal changes by asking again, except when the server was merely busy; a proxy
 * says so in a page of its own, which is malformed.
 */
export function worthRetrying(error: unknown): error is CallError {
  if (!(error instanceof CallError) || error.failure === 'aborted') return false
  const { failure, status } = error
  if (failure === 'offline' || failure === 'timeout') return true
  return status >= 500 || status === 408 || status === 429
}

/**
 * Milliseconds before try `attempt` (1, 2, 3): doubles, with jitter so that a crowd spreads out.
 * @param asked seconds that the server asks to wait at the least
 */
export function retryDelay(
  attempt: number,
  asked: number | null = null,
  random = Math.random(),
): number {
  return 1000 * ((asked ?? 0) + 2 ** (attempt - 1) * (0.5 + random))
}

export function ClientProvider(props: {
  client: Client
  asker: Asker
  /** Answers by key, inlined in the page by the server. */
  fallback: Record<string, unknown>
  /** Resolves when the whole page has come alive: until then it shows what it was drawn with. */
  alive?: () => Promise<unknown>
  children: ReactNode
}) {
  const { client, asker, fallback, alive, children } = props
  const inlined = useMemo(() => new Set(Object.keys(fallback)), [fallback])
  useEffect(() => {
    const timer = setTimeout(async () => {
      await alive?.()
      inlined.clear()
    }, freshFor)
    return () => clearTimeout(timer)
  }, [inlined, alive])
  const wiring = useMemo(
    () => ({ client, asker, fallback, inlined }),
    [client, asker, fallback, inlined],
  )
  const config = useMemo(() => {
    // One a key, however many places ask for it.
    const timers: Record<string, ReturnType<typeof setTimeout>> = {}
    return {
      fallback,
      focusThrottleInterval: 30_000,
      onErrorRetry: (
        error: unknown,
        key: string,
        { refreshInterval, isVisible }: Config,
        revalidate: (options: { retryCount: number }) => unknown,
        { retryCount }: { retryCount: number },
      ) => {
        if (!worthRetrying(error)) return
        // Past three tries what is looked at over and over goes on: SWR looks no more at what failed.
        const delay =
          retryCount > 3 ? (refreshInterval as number) : retryDelay(retryCount, error.retryAfter)
        const again = () => {
          clearTimeout(timers[key])
          timers[key] = setTimeout(
            () => (isVisible() ? revalidate({ retryCount }) : again()),
            delay,
          )
        }
        if (delay > 0) again()
      },
    }
  }, [fallback])
  return (
    <WiringContext value={wiring}>
      <SWRConfig value={config}>
        <ForgetOthers asker={asker} />
        {children}
      </SWRConfig>
    </WiringContext>
  )
}

/** Nobody sees what the last person saw (architecture, Data). */
function ForgetOthers({ asker }: { asker: Asker }) {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const others = (key?: string) => key !== undefined && isOthers(key, asker)
    void mutate(others, undefined, { revalidate: false })
  }, [mutate, asker])
  return null
}
