import { CallError } from '#client/index.ts'
import { type ErrorCode, errorCodes, type RegistrationField } from '#contract/index.ts'
import { registrationFields } from '#contract/registration-rules.ts'
import type { RegisterProblem } from './registration-state.ts'

type PlainStatus = Extract<
  RegisterProblem['status'],
  | 'taken'
  | 'mobile-taken'
  | 'easy'
  | 'captcha-wrong'
  | 'bot-check'
  | 'not-agent'
  | 'maintenance'
  | 'blocked'
  | 'bad-address'
>

const statuses: Partial<Record<ErrorCode, PlainStatus>> = {
  taken: 'taken',
  mobile_taken: 'mobile-taken',
  password_trivial: 'easy',
  captcha_needed: 'captcha-wrong',
  captcha_wrong: 'captcha-wrong',
  bot_check: 'bot-check',
  error_not_agent: 'not-agent',
  maintenance: 'maintenance',
  blocked: 'blocked',
  badUrl: 'bad-address',
}

/** Codes that are about one answer, whichever the server names. */
const fields: Partial<Record<ErrorCode, RegistrationField>> = {
  mobile_wrong: 'mobileNum',
  // Where the form asks for a code, its field has said so already.
  code_wrong: 'verificationCode',
  code_expired: 'verificationCode',
}

const known: ReadonlySet<string> = new Set(errorCodes)

/** The answer that the server names; null when it names none of ours. */
function fieldIn({ value }: CallError) {
  if (typeof value !== 'object' || value === null || !('field' in value)) return null
  return registrationFields.find((name) => name === value.field) ?? null
}

/** The house takes nobody this way any more. */
export const isShut = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'switched_off'

/** The codes that bring people, as they were sent. */
export interface SentCodes {
  affiliateCode?: string | undefined
  referralCode?: string | undefined
}

function problemOfRefusal(error: CallError, sent: SentCodes, named: boolean): RegisterProblem {
  const { code, status, serverMessage, retryAfter } = error
  const unknown = code === null || !known.has(code)
  if (unknown && serverMessage?.trim()) {
    return { status: 'failed', serverMessage: serverMessage.trim() }
  }
  if (code === 'too_many' || (unknown && status === 429)) {
    return { status: 'too-many', minutes: retryAfter && Math.ceil(retryAfter / 60) }
  }
  if (code === 'affiliate') return { status: 'affiliate', invite: sent.affiliateCode ?? '' }
  if (code === 'referral') return { status: 'referral', invite: sent.referralCode ?? '' }
  const field =
    code === 'answer_wrong' ? fieldIn(error) : unknown ? null : fields[code as ErrorCode]
  if (field) return { status: 'answer-wrong', field }
  // Where nobody chose a user name, it is made of the number.
  if (code === 'taken' && !named) return { status: 'mobile-taken' }
  const plain = unknown ? undefined : statuses[code as ErrorCode]
  return plain ? { status: plain } : { status: 'failed', serverMessage: null }
}

/**
 * Whatever was thrown → what the form says; null when the attempt was given up on purpose.
 * @param named the form asks for a user name
 */
export function registerProblemOf(
  error: unknown,
  sent: SentCodes,
  named: boolean,
): RegisterProblem | null {
  if (!(error instanceof CallError)) return { status: 'failed', serverMessage: null }
  switch (error.failure) {
    case 'refused':
      return problemOfRefusal(error, sent, named)
    case 'offline':
    case 'timeout':
      return { status: error.failure }
    case 'aborted':
      return null
    case 'malformed':
      return { status: 'failed', serverMessage: null }
  }
}
