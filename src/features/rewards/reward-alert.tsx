import { Alert } from '#components/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type Ref, useEffect, useRef } from 'react'
import type { RewardProblem } from './reward-problem.ts'

function useProblemWords(): (problem: RewardProblem) => string {
  const { t } = useLingui()
  return ({ kind, minutes, serverMessage }) => {
    switch (kind) {
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
      case 'too-many':
        return minutes === undefined
          ? t`Too many attempts. Wait a while, then try again`
          : t`Too many attempts. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}`
      case 'offline':
        return t`The connection dropped. Check your internet and try again`
      case 'timeout':
        return t`The answer is taking too long. Check your internet and try again`
      case 'maintenance':
        return t`We’re closed for maintenance. Try again later`
      case 'failed':
        return serverMessage ?? t`Something went wrong. Try again or contact customer service`
    }
  }
}

export interface RewardAlertProps {
  problem: RewardProblem
  /** How often something failed: a second failure of the same kind is news as well. */
  failures: number
  ref?: Ref<HTMLDivElement>
}

/** Why a press came to nothing; it can hold the focus, so that a reader goes on there. */
export function RewardAlert({ problem, failures, ref }: RewardAlertProps) {
  const words = useProblemWords()
  return (
    <Alert
      key={failures}
      ref={ref}
      tabIndex={-1}
      tone={problem.kind === 'price' ? 'info' : 'negative'}
    >
      {words(problem)}
    </Alert>
  )
}

/** A message that takes the focus with each failure. */
export function FocusedRewardAlert(props: Omit<RewardAlertProps, 'ref'>) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [props.failures])
  return <RewardAlert {...props} ref={ref} />
}
