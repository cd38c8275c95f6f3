import type { ErrorCode } from '#contract/index.ts'
import { type Problem, problemOf } from '#features/site/index.ts'

/**
 * Why points could not be spent, or a claim came to nothing.
 * - `login`: the session ended meanwhile; `member`: nothing for a demo account
 * - `gone`, `closed`, `claimed`: it was there when the page was drawn, and is not any more
 * - `price`: it costs something else by now, which is asked for anew
 */
export type OwnRewardProblem =
  | 'login'
  | 'member'
  | 'password'
  | 'short'
  | 'sold-out'
  | 'price'
  | 'rank'
  | 'gone'
  | 'not-ready'
  | 'claimed'
  | 'closed'
  | 'limit'

export type RewardProblem = Problem<OwnRewardProblem>

const kinds: Partial<Record<ErrorCode, OwnRewardProblem>> = {
  login_needed: 'login',
  in_need_true_account: 'member',
  password_wrong: 'password',
  points_short: 'short',
  sold_out: 'sold-out',
  price_changed: 'price',
  rank_needed: 'rank',
  not_found: 'gone',
  switched_off: 'gone',
  not_ready: 'not-ready',
  claimed: 'claimed',
  raffle_closed: 'closed',
  ticket_limit: 'limit',
}

/** Whatever was thrown → what to say; null when it was given up on purpose. */
export const rewardProblem = (error: unknown): RewardProblem | null => problemOf(error, kinds)
