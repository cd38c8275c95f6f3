import { Button } from '#components/index.ts'
import { ProblemAlert, useProblemWords } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import type { OwnRewardProblem, RewardProblem } from './reward-problem.ts'

function useWords(): (problem: RewardProblem) => string {
  const { t } = useLingui()
  return useProblemWords((kind: OwnRewardProblem) => {
    switch (kind) {
      case 'login':
        return t`You’ve been logged out. Log in and try again`
      case 'member':
        return t`A demo account can’t do this. Create an account of your own`
      case 'password':
        return t`This isn’t your password. Check it`
      case 'short':
        return t`You don’t have enough points for this. Choose fewer or collect more`
      case 'sold-out':
        return t`There aren’t that many left. Choose fewer or another reward`
      case 'price':
        return t`The price changed meanwhile. What you see now is up to date`
      case 'rank':
        return t`This reward is for a higher rank`
      case 'gone':
        return t`This isn’t available any more. See what else there is`
      case 'not-ready':
        return t`This isn’t ready yet. Come back a little later`
      case 'claimed':
        return t`You already have this. Nothing is left to claim`
      case 'closed':
        return t`This raffle has closed. See the next one`
      case 'limit':
        return t`You can’t have that many tickets. Choose fewer`
    }
  })
}

export interface RewardAlertProps {
  problem: RewardProblem
  /** How often something failed: a second failure of the same kind is news as well. */
  failures: number
  /** Takes the focus with each failure. @default false */
  focused?: boolean
  /** Leads back in where the session has ended; for a dialog, which covers the page's own way. */
  onLogin?: (() => void) | undefined
  ref?: Ref<HTMLDivElement>
}

/** Why a press came to nothing; it can hold the focus, so that a reader goes on there. */
export function RewardAlert({ problem, failures, focused, onLogin, ref }: RewardAlertProps) {
  const { t } = useLingui()
  const words = useWords()
  const mild = problem.kind === 'price'
  const action = problem.kind === 'login' && onLogin && (
    <Button size="sm" onClick={onLogin}>{t`Log in`}</Button>
  )
  return <ProblemAlert {...{ failures, focused, ref, mild, action }}>{words(problem)}</ProblemAlert>
}

/** A message that takes the focus with each failure. */
export function FocusedRewardAlert(props: Omit<RewardAlertProps, 'ref' | 'focused'>) {
  return <RewardAlert {...props} focused />
}
