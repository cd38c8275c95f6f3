import { useAction } from '#client/index.ts'
import { socialFinish } from '#contract/index.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EntranceProblem } from './entrance-problem.ts'
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
export function useSocialReturn({
  query,
  onSignedIn,
}: SocialReturnOptions): EntranceProblem<SocialReturnStatus> & {
  onRetry(): void
} {
  const [state, setState] = useState<EntranceProblem<SocialReturnStatus>>({ status: 'finishing' })
  const { run } = useAction(socialFinish)
  const tokens = useTokenStore()
  const begun = useRef(false)

  const finish = async () => {
    setState({ status: 'finishing' })
    const trip = tripUnderWay()
    if (!trip) return setState({ status: 'failed' })
    const answer = await run({ query, tab: trip.tab, ...trip.codes }).catch((error: unknown) => {
      const problem = returnProblemOf(error)
      if (!mayReturnAgain(problem.status)) endTrip()
      setState(problem)
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

  return { ...state, onRetry: () => void finish() }
}
