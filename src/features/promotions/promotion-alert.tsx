import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Alert } from '#components/index.ts'
import type { Ref } from 'react'
import type { PromotionProblem } from './promotion-problem.ts'

function useProblemWords(): (problem: PromotionProblem) => string {
  const { t } = useLingui()
  return ({ kind, minutes, serverMessage }) => {
    switch (kind) {
      case 'closed':
        return t`This promotion has ended. See what else is on`
      case 'moved':
        return t`This promotion changed meanwhile. What you see now is up to date`
      case 'not-eligible':
        return t`This one needs a verified mobile number. Add yours, then come back`
      case 'remark':
        return t`The note doesn’t fit. Write up to 140 characters`
      case 'proof':
        return t`A picture didn’t arrive. Choose it again and send`
      case 'proof-large':
        return t`A picture is too large. Choose one of up to 5 MB`
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

export interface PromotionAlertProps {
  problem: PromotionProblem
  /** How often something failed: a second failure of the same kind is news as well. */
  failures: number
  ref?: Ref<HTMLDivElement>
}

/** Why a press came to nothing; it can hold the focus, so that a reader goes on there. */
export function PromotionAlert({ problem, failures, ref }: PromotionAlertProps) {
  const words = useProblemWords()
  return (
    <Alert
      key={failures}
      ref={ref}
      tabIndex={-1}
      tone={problem.kind === 'moved' ? 'info' : 'negative'}
    >
      {words(problem)}
    </Alert>
  )
}
