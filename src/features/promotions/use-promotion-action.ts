import { useAction } from '#client/index.ts'
import { claimPromotion, joinPromotion } from '#contract/index.ts'
import { useState } from 'react'
import { type PromotionProblem, promotionProblem } from './promotion-problem.ts'
import { useRefresh } from './use-refresh.ts'

export interface PromotionAction {
  busy: boolean
  problem: PromotionProblem | null
  failures: number
  onJoin(): void
  onClaim(): void
}

/** Joining and claiming: one press at a time, each counted once (decision 62). */
export function usePromotionAction(id: number): PromotionAction {
  const join = useAction(joinPromotion)
  const claim = useAction(claimPromotion)
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ id: number; problem: PromotionProblem } | null>(null)
  const [failures, setFailures] = useState(0)

  const press = ({ run }: typeof join | typeof claim) => {
    if (busy) return
    setBusy(true)
    setFailed(null)
    void run({ id })
      .then(({ paid }) => refresh(paid !== null))
      .catch(async (error: unknown) => {
        const problem = promotionProblem(error)
        if (!problem) return
        // What stands there is out of date: first the truth, then why.
        if (problem.kind === 'moved' || problem.kind === 'closed') await refresh(true)
        setFailed({ id, problem })
        setFailures((count) => count + 1)
      })
      .finally(() => setBusy(false))
  }
  return {
    busy,
    // Said of this promotion, not of the one that is looked at next.
    problem: failed?.id === id ? failed.problem : null,
    failures: failed?.id === id ? failures : 0,
    onJoin: () => press(join),
    onClaim: () => press(claim),
  }
}
