import { Link } from '#components/index.ts'
import { ProblemAlert, useProblemWords } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import type { BetProblem, OwnBetProblem } from './bet-problem.ts'

/** The words of a refusal. */
export function useBetProblemWords(): (problem: BetProblem) => string {
  const { t } = useLingui()
  return useProblemWords((kind: OwnBetProblem) => {
    switch (kind) {
      case 'empty':
        return t`Choose at least one number first`
      case 'faulty':
        return t`Some lines can’t be sent. Look at the ones marked`
      case 'closed':
        return t`This draw closed before your slip arrived. Nothing was taken, and your slip is kept`
      case 'short':
        return t`Your balance isn’t enough for this slip. Lower the stakes or deposit first`
      case 'numbers':
        return t`Some of these numbers aren’t sold any more. Remove them and send again`
      case 'stake':
        return t`Some stakes aren’t allowed for this draw. Look at the ones marked`
      case 'rate':
        return t`A payout rate changed meanwhile. What you see now is up to date`
      case 'gone':
        return t`This isn’t available any more. See what else there is`
      case 'too-late':
        return t`It’s too late to cancel this ticket`
    }
  })
}

export interface BetAlertProps {
  problem: BetProblem
  /** How often something failed: a second failure of the same kind is news as well. */
  failures: number
  /** Only where there is a draw to go on to. */
  onNextDraw?(): void
  ref?: Ref<HTMLDivElement>
}

/** Why a press came to nothing; it can hold the focus, so that a reader goes on there. */
export function BetAlert({ problem, failures, onNextDraw, ref }: BetAlertProps) {
  const { t } = useLingui()
  const words = useBetProblemWords()
  const next = problem.kind === 'closed' && onNextDraw && (
    <Link asChild>
      <button type="button" onClick={onNextDraw}>{t`Use it for the next draw`}</button>
    </Link>
  )
  return (
    <ProblemAlert ref={ref} failures={failures} mild={problem.kind === 'rate'} action={next}>
      {words(problem)}
    </ProblemAlert>
  )
}
