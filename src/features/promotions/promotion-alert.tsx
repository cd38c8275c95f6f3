import { useLingui } from '@lingui/react/macro'
import { ProblemAlert, useProblemWords } from '#features/site/index.ts'
import type { Ref } from 'react'
import type { OwnPromotionProblem, PromotionProblem } from './promotion-problem.ts'

function useWords(): (problem: PromotionProblem) => string {
  const { t } = useLingui()
  return useProblemWords((kind: OwnPromotionProblem) => {
    switch (kind) {
      case 'login':
        return t`You’ve been logged out. Log in and try again`
      case 'member':
        return t`A demo account can’t do this. Create an account of your own`
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
    }
  })
}

export interface PromotionAlertProps {
  problem: PromotionProblem
  /** How often something failed: a second failure of the same kind is news as well. */
  failures: number
  ref?: Ref<HTMLDivElement>
}

/** Why a press came to nothing; it can hold the focus, so that a reader goes on there. */
export function PromotionAlert({ problem, failures, ref }: PromotionAlertProps) {
  const words = useWords()
  return (
    <ProblemAlert ref={ref} failures={failures} mild={problem.kind === 'moved'}>
      {words(problem)}
    </ProblemAlert>
  )
}
