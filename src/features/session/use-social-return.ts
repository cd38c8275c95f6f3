import { useAction } from '#client/index.ts'
import { socialFinish } from '#contract/index.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { mayReturnAgain, returnProblemOf, type SocialReturnStatus } from './social-state.ts'
import { endTrip, tripUnderWay } from './social-trip.ts'
import type { SignedIn } from './use-login.ts'
import { useTokenStore } from './use-session.ts'

export interface SocialReturnOptions {
  /** What the provider put into the address, without its question mark. */
  query: string
  /** The session is open; `back` is the page to go on with. */
  onSignedIn(signedIn: SignedIn, back: string): void
}

/** Signs in with somebody who knows the player (A3): the second half, from their door. */
export function useSocialReturn({ query, onSignedIn }: SocialReturnOptions): {
  status: SocialReturnStatus
  onRetry(): void
} {
  const [status, setStatus] = useState<SocialReturnStatus>('finishing')
  const { run } = useAction(socialFinish)
  const tokens = useTokenStore()
  const begun = useRef(false)

  const finish = async () => {
    setStatus('finishing')
    const trip = tripUnderWay()
    if (!trip) return setStatus('failed')
    const answer = await run({ query, tab: trip.tab }).catch((error: unknown) => {
      const problem = returnProblemOf(error)
      if (!mayReturnAgain(problem)) endTrip()
      setStatus(problem)
    })
    if (!answer) return
    endTrip()
    tokens.open(answer.token, answer.account ?? '')
    // Nobody was asked for a password, so none is forced to change (section 4).
    const { firstTimeLogin } = answer
    onSignedIn(
      { firstTimeLogin, passwordExpired: false, passwordTrivial: false, password: '' },
      trip.back,
    )
  }

  const start = useEffectEvent(() => void finish())
  useEffect(() => {
    // A return counts once, however often React looks.
    if (begun.current) return
    begun.current = true
    start()
  }, [])

  return { status, onRetry: () => void finish() }
}
