import { CallError } from '#client/index.ts'
import { type ErrorCode, errorCodes } from '#contract/index.ts'
import type { LoginProblem, PlainStatus } from './login-state.ts'

/** Codes that mean one thing on the login form. */
const statuses: Partial<Record<ErrorCode, PlainStatus>> = {
  login: 'rejected',
  // Nothing of the form breaks the contract but text that is no user name or password at all.
  bad_request: 'rejected',
  bot_check: 'bot-check',
  not_member: 'not-member',
  error_not_agent: 'not-agent',
  maintenance: 'maintenance',
  blocked: 'blocked',
  badUrl: 'bad-address',
}

const known: ReadonlySet<string> = new Set(errorCodes)

/** The failed envelope's value, which the contract has checked; null when nothing was said. */
export function wantsCaptcha(error: unknown): boolean | null {
  if (!(error instanceof CallError)) return null
  const { value } = error
  if (typeof value !== 'object' || value === null || !('captcha' in value)) return null
  return value.captcha === true
}

function problemOfRefusal(error: CallError): LoginProblem {
  const { code, status, serverMessage, retryAfter } = error
  if (code === 'captcha_needed') return { status: 'captcha-needed' }
  if (code === 'captcha_wrong') return { status: 'captcha-wrong' }

  const unknown = code === null || !known.has(code)
  if (unknown && serverMessage?.trim()) {
    return { status: 'failed', serverMessage: serverMessage.trim() }
  }
  if (code === 'too_many' || (unknown && status === 429)) {
    return { status: 'too-many', minutes: retryAfter && Math.ceil(retryAfter / 60) }
  }
  const plain = unknown
    ? status === 401 || status === 403
      ? 'rejected'
      : undefined
    : statuses[code as ErrorCode]
  if (!plain) return { status: 'failed', serverMessage: null }
  return { status: plain === 'rejected' && wantsCaptcha(error) ? 'captcha' : plain }
}

/** Whatever was thrown → what the form says; null when the attempt was given up on purpose. */
export function problemOf(error: unknown): LoginProblem | null {
  if (!(error instanceof CallError)) return { status: 'failed', serverMessage: null }
  switch (error.failure) {
    case 'refused':
      return problemOfRefusal(error)
    case 'offline':
    case 'timeout':
      return { status: error.failure }
    case 'aborted':
      return null
    case 'malformed':
      return { status: 'failed', serverMessage: null }
  }
}

/** Whether a remembered password has shown itself wrong, and must go (decision 27). */
export function disprovesPassword(problem: LoginProblem): boolean {
  if (problem.status === 'failed') return problem.serverMessage !== null
  return ['rejected', 'captcha', 'not-member', 'not-agent'].includes(problem.status)
}
