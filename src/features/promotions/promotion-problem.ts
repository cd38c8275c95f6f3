import type { ErrorCode } from '#contract/index.ts'
import { commonProblems, type Problem, problemOf } from '#features/site/index.ts'

/**
 * Why a press on a promotion came to nothing.
 * - `login`: the session ended meanwhile; `member`: nothing for a demo account
 * - `closed`: it ended meanwhile; `moved`: it stands differently by now, and is asked for anew
 * - `not-eligible`: only with a mobile number that was shown to be theirs
 * - `remark`, `proof`: what was sent along is not as it should be
 */
const own = [
  'login',
  'member',
  'closed',
  'moved',
  'not-eligible',
  'remark',
  'proof',
  'proof-large',
] as const
export const promotionProblems = [...own, ...commonProblems] as const
export type OwnPromotionProblem = (typeof own)[number]

export type PromotionProblem = Problem<OwnPromotionProblem>

const kinds: Partial<Record<ErrorCode, OwnPromotionProblem>> = {
  login_needed: 'login',
  in_need_true_account: 'member',
  promotion_closed: 'closed',
  promotion_moved: 'moved',
  not_found: 'closed',
  not_eligible: 'not-eligible',
  answer_wrong: 'remark',
  proof_wrong: 'proof',
  too_large: 'proof-large',
}

/** Whatever was thrown → what to say; null when it was given up on purpose. */
export const promotionProblem = (error: unknown): PromotionProblem | null => problemOf(error, kinds)
