import { CallError } from '#client/index.ts'
import { type ErrorCode, errorCodes } from '#contract/index.ts'

/**
 * Why points could not be spent, or a claim came to nothing.
 * - `gone`, `closed`, `claimed`: it was there when the page was drawn, and is not any more
 * - `price`: it costs something else by now, which is asked for anew
 */
export const rewardProblems = [
  'password',
  'short',
  'sold-out',
  'price',
  'rank',
  'gone',
  'not-ready',
  'claimed',
  'closed',
  'limit',
  'too-many',
  'offline',
  'timeout',
  'maintenance',
  'failed',
] as const
export type RewardProblemKind = (typeof rewardProblems)[number]

export interface RewardProblem {
  kind: RewardProblemKind
  /** The server's own words, where its code is none of ours. Show as text. */
  serverMessage?: string
  /** Until another try makes sense, with `too-many`. */
  minutes?: number
}

const kinds: Partial<Record<ErrorCode, RewardProblemKind>> = {
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
  maintenance: 'maintenance',
}

const known: ReadonlySet<string> = new Set(errorCodes)

/** Whatever was thrown → what to say; null when it was given up on purpose. */
export function rewardProblem(error: unknown): RewardProblem | null {
  if (!(error instanceof CallError)) return { kind: 'failed' }
  const { failure, code, status, serverMessage, retryAfter } = error
  if (failure === 'aborted') return null
  if (failure === 'offline' || failure === 'timeout') return { kind: failure }
  if (failure === 'malformed') return { kind: 'failed' }
  const ours = code !== null && known.has(code)
  if (code === 'too_many' || (status === 429 && !ours)) {
    const minutes = retryAfter === null ? {} : { minutes: Math.ceil(retryAfter / 60) }
    return { kind: 'too-many', ...minutes }
  }
  const kind = kinds[code as ErrorCode]
  if (kind) return { kind }
  const words = ours ? '' : serverMessage?.trim()
  return { kind: 'failed', ...(words ? { serverMessage: words } : {}) }
}
