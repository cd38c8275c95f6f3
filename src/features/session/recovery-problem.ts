import { CallError } from '#client/index.ts'
import { type ErrorCode, errorCodes } from '#contract/index.ts'
import type { Recovery, RecoveryStatus } from './recovery-state.ts'

/** Codes that a form has words of its own for. */
export type OwnCodes<S extends RecoveryStatus> = Partial<
  Record<ErrorCode, Exclude<S, 'too-many' | 'failed'>>
>

const everywhere = {
  bot_check: 'check-failed',
  maintenance: 'maintenance',
  blocked: 'blocked',
  badUrl: 'bad-address',
} as const

const known: ReadonlySet<string> = new Set(errorCodes)

function problemOfRefusal<S extends RecoveryStatus>(
  { code, status, serverMessage, retryAfter }: CallError,
  own: OwnCodes<S>,
): Recovery<S> {
  const unknown = code === null || !known.has(code)
  if (unknown && serverMessage?.trim()) {
    return { status: 'failed', serverMessage: serverMessage.trim() }
  }
  if (code === 'too_many' || (unknown && status === 429)) {
    return { status: 'too-many', minutes: retryAfter && Math.ceil(retryAfter / 60) }
  }
  const codes: Partial<Record<ErrorCode, RecoveryStatus>> = { ...everywhere, ...own }
  const plain = unknown ? undefined : codes[code as ErrorCode]
  return plain ? ({ status: plain } as Recovery<S>) : { status: 'failed', serverMessage: null }
}

/**
 * Whatever was thrown → what the form says; null when the attempt was given up on purpose.
 * @param own codes that this form has words of its own for
 */
export function recoveryProblem<S extends RecoveryStatus>(
  error: unknown,
  own: OwnCodes<S>,
): Recovery<S> | null {
  if (!(error instanceof CallError)) return { status: 'failed', serverMessage: null }
  switch (error.failure) {
    case 'refused':
      return problemOfRefusal(error, own)
    case 'offline':
    case 'timeout':
      return { status: error.failure } as Recovery<S>
    case 'aborted':
      return null
    case 'malformed':
      return { status: 'failed', serverMessage: null }
  }
}
