import { CallError } from '#client/index.ts'
import { type ErrorCode, errorCodes } from '#contract/index.ts'

/**
 * Why a slip did not become a ticket, or a ticket could not be cancelled. Nothing was taken, and the
 * slip stands as it was.
 * - `closed`: the draw is; `rate`: a rate is another by now, which is asked for anew
 * - `numbers`: some are not sold; `stake`: some stakes are not allowed
 * - `empty`, `faulty`: found here, before anything is sent
 */
export const betProblems = [
  'empty',
  'faulty',
  'closed',
  'short',
  'numbers',
  'stake',
  'rate',
  'gone',
  'too-late',
  'too-many',
  'offline',
  'timeout',
  'maintenance',
  'failed',
] as const
export type BetProblemKind = (typeof betProblems)[number]

export interface BetProblem {
  kind: BetProblemKind
  /** The server's own words, where its code is none of ours. Show as text. */
  serverMessage?: string
  /** Until another try makes sense, with `too-many`. */
  minutes?: number
}

const kinds: Readonly<Record<string, BetProblemKind>> = {
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
  maintenance: 'maintenance',
} satisfies Partial<Record<ErrorCode, BetProblemKind>> & Record<string, BetProblemKind>

const known: ReadonlySet<string> = new Set(errorCodes)

/** Whatever was thrown → what to say; null when it was given up on purpose. */
export function betProblem(error: unknown): BetProblem | null {
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
  const kind = code === null ? undefined : kinds[code]
  if (kind) return { kind }
  const words = ours ? '' : serverMessage?.trim()
  return { kind: 'failed', ...(words ? { serverMessage: words } : {}) }
}
