import type { ErrorCode } from '#contract/index.ts'
import { type Problem, problemOf } from '#features/site/index.ts'

/**
 * Why a slip did not become a ticket, or a ticket could not be cancelled. Nothing was taken, and the
 * slip stands as it was.
 * - `closed`: the draw is; `rate`: a rate is another by now, which is asked for anew
 * - `numbers`: some are not sold; `stake`: some stakes are not allowed
 * - `empty`, `faulty`: found here, before anything is sent
 */
export type OwnBetProblem =
  | 'empty'
  | 'faulty'
  | 'closed'
  | 'short'
  | 'numbers'
  | 'stake'
  | 'rate'
  | 'gone'
  | 'too-late'

export type BetProblem = Problem<OwnBetProblem>

const kinds: Readonly<Record<string, OwnBetProblem>> = {
  draw_closed: 'closed',
  lottery_closed: 'closed',
  not_enough: 'short',
  balance_short: 'short',
  number_closed: 'numbers',
  stake_wrong: 'stake',
  rate_changed: 'rate',
  cancel_late: 'too-late',
  not_found: 'gone',
  switched_off: 'gone',
} satisfies Partial<Record<ErrorCode, OwnBetProblem>> & Record<string, OwnBetProblem>

/** Whatever was thrown → what to say; null when it was given up on purpose. */
export const betProblem = (error: unknown): BetProblem | null => problemOf(error, kinds)
