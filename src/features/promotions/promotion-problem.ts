import { CallError } from '#client/index.ts'
import { type ErrorCode, errorCodes } from '#contract/index.ts'

/**
 * Why a press on a promotion came to nothing.
 * - `closed`: it ended meanwhile; `moved`: it stands differently by now, and is asked for anew
 * - `not-eligible`: only with a mobile number that was shown to be theirs
 * - `remark`, `proof`: what was sent along is not as it should be
 */
export const promotionProblems = [
  'closed',
  'moved',
  'not-eligible',
  'remark',
  'proof',
  'proof-large',
  'too-many',
  'offline',
  'timeout',
  'maintenance',
  'failed',
] as const
export type PromotionProblemKind = (typeof promotionProblems)[number]

export interface PromotionProblem {
  kind: PromotionProblemKind
  /** The server's own words, where its code is none of ours. Show as text. */
  serverMessage?: string
  /** Until another try makes sense, with `too-many`. */
  minutes?: number
}

const kinds: Partial<Record<ErrorCode, PromotionProblemKind>> = {
  promotion_closed: 'closed',
  promotion_moved: 'moved',
  not_found: 'closed',
  not_eligible: 'not-eligible',
  answer_wrong: 'remark',
  proof_wrong: 'proof',
  too_large: 'proof-large',
  maintenance: 'maintenance',
}

const known: ReadonlySet<string> = new Set(errorCodes)

/** Whatever was thrown → what to say; null when it was given up on purpose. */
export function promotionProblem(error: unknown): PromotionProblem | null {
  if (!(error instanceof CallError)) return { kind: 'failed' }
  const { failure, code, status, serverMessage, retryAfter } = error
  if (failure === 'aborted') return null
  if (failure === 'offline' || failure === 'timeout') return { kind: failure }
  if (failure === 'malformed') return { kind: 'failed' }
  if (code === 'too_many' || (status === 429 && !known.has(code ?? ''))) {
    return {
      kind: 'too-many',
      ...(retryAfter === null ? {} : { minutes: Math.ceil(retryAfter / 60) }),
    }
  }
  const kind = kinds[code as ErrorCode]
  if (kind) return { kind }
  if (code !== null && known.has(code)) return { kind: 'failed' }
  const words = serverMessage?.trim()
  return { kind: 'failed', ...(words ? { serverMessage: words } : {}) }
}
