import { CallError } from '#client/index.ts'
import { type ErrorCode, errorCodes } from '#contract/index.ts'

/** Why a press may come to nothing anywhere (section 8). */
export const commonProblems = ['too-many', 'offline', 'timeout', 'maintenance', 'failed'] as const
export type CommonProblem = (typeof commonProblems)[number]

/** Why a press came to nothing; `Kind` is what can go wrong at this place alone. */
export interface Problem<Kind extends string = never> {
  kind: Kind | CommonProblem
  /** The server's own words, where its code is none of ours. Show as text. */
  serverMessage?: string
  /** Until another try makes sense, with `too-many`. */
  minutes?: number
}

const known: ReadonlySet<string> = new Set(errorCodes)

/**
 * Whatever was thrown → what to say; null when it was given up on purpose.
 * @param kinds what the server's codes mean at this place
 */
export function problemOf<Kind extends string>(
  error: unknown,
  kinds: Readonly<Partial<Record<ErrorCode, Kind>>>,
): Problem<Kind> | null {
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
  if (code === 'maintenance') return { kind: code }
  const kind = kinds[code as ErrorCode]
  if (kind) return { kind }
  const words = ours ? '' : serverMessage?.trim()
  return { kind: 'failed', ...(words ? { serverMessage: words } : {}) }
}
