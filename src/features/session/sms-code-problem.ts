import { CallError } from '#client/index.ts'
import { type ErrorCode, errorCodes } from '#contract/index.ts'
import { IdentityFailed } from './phone-identity/phone-identity.ts'
import type { Countdown, SmsCodeProblem } from './sms-code-rules.ts'
import { countdownOf } from './sms-code-rules.ts'

type PlainStatus = Exclude<SmsCodeProblem['status'], 'too-many' | 'unsent' | 'failed'>

const statuses: Partial<Record<ErrorCode, PlainStatus>> = {
  // Nothing else of the request can break the contract.
  bad_request: 'mobile-wrong',
  mobile_wrong: 'mobile-wrong',
  code_wrong: 'code-wrong',
  code_expired: 'code-expired',
  bot_check: 'bot-check',
  not_found: 'not-allowed',
  maintenance: 'maintenance',
}

const known: ReadonlySet<string> = new Set(errorCodes)

/** The countdown that a refusal tells of; null when it tells of none. */
export function countdownIn(error: unknown, now: number): Countdown | null {
  if (!(error instanceof CallError) || error.failure !== 'refused') return null
  const { value } = error
  if (typeof value !== 'object' || value === null || !('expirationTime' in value)) return null
  const { expirationTime } = value
  if (typeof expirationTime !== 'number') return null
  const serverTime = 'serverTime' in value && value.serverTime
  return countdownOf(
    { expirationTime, ...(typeof serverTime === 'number' ? { serverTime } : {}) },
    now,
  )
}

/** Whatever was thrown → what the field says; null when it was given up on purpose. */
export function smsProblemOf(error: unknown): SmsCodeProblem | null {
  if (error instanceof IdentityFailed) return error.problem
  if (!(error instanceof CallError)) return { status: 'failed', serverMessage: null }
  const { failure, code, status, serverMessage, retryAfter } = error
  if (failure === 'aborted') return null
  if (failure === 'offline' || failure === 'timeout') return { status: failure }
  if (failure === 'malformed') return { status: 'failed', serverMessage: null }
  const words = serverMessage?.trim() || null
  const unknown = code === null || !known.has(code)
  // A server of another kind says in its own words why nothing was sent.
  if (unknown && words) return { status: 'unsent', serverMessage: words }
  if (code === 'sms_failed') return { status: 'unsent', serverMessage: null }
  if (code === 'too_many' || (unknown && status === 429)) {
    return { status: 'too-many', minutes: retryAfter && Math.ceil(retryAfter / 60) }
  }
  const plain = unknown ? undefined : statuses[code as ErrorCode]
  return plain ? { status: plain } : { status: 'failed', serverMessage: null }
}

/** Whether a form was refused for its code or its number, which the field then says. */
export function isCodeProblem(problem: SmsCodeProblem | null): problem is SmsCodeProblem {
  return problem !== null && ['code-wrong', 'code-expired', 'mobile-wrong'].includes(problem.status)
}
