import { problemOf } from './login-problem.ts'
import type { LoginProblem } from './login-state.ts'

/**
 * Statuses of the SMS login; what is about the code, and about getting one, `SmsCodeState` has.
 * - `code-refused`: the code or the number is wrong; their field says so
 * - `no-account`: the number is theirs, and no account has it
 * - the rest as on the login form
 */
export const smsLoginStatuses = [
  'idle',
  'submitting',
  'code-refused',
  'no-account',
  'not-member',
  'not-agent',
  'too-many',
  'offline',
  'timeout',
  'maintenance',
  'blocked',
  'bad-address',
  'failed',
  'signed-in',
] as const
export type SmsLoginStatus = (typeof smsLoginStatuses)[number]

type OfStatus<S> = S extends string ? { status: S } : never

/** Why an attempt came to nothing. */
export type SmsLoginProblem =
  | OfStatus<Exclude<SmsLoginStatus, 'idle' | 'submitting' | 'signed-in' | 'too-many' | 'failed'>>
  | Extract<LoginProblem, { status: 'too-many' | 'failed' }>

/** What the form shows. */
export type SmsLoginState = {
  /** Attempts that came to nothing: a second failure of the same kind is news as well. */
  failures: number
} & ({ status: 'idle' | 'submitting' | 'signed-in' } | SmsLoginProblem)

export type SmsLoginEvent =
  /** The form is shown, perhaps again. */
  | { type: 'opened' }
  | { type: 'submitted' }
  | { type: 'refused'; problem: SmsLoginProblem }
  | { type: 'signed-in' }

export const startOfSmsLogin: SmsLoginState = { status: 'idle', failures: 0 }

/** The flow of the SMS login. */
export function smsLoginReducer(state: SmsLoginState, event: SmsLoginEvent): SmsLoginState {
  switch (event.type) {
    case 'opened':
      return startOfSmsLogin
    case 'submitted':
      return { status: 'submitting', failures: state.failures }
    case 'refused':
      return { ...event.problem, failures: state.failures + 1 }
    case 'signed-in':
      return { status: 'signed-in', failures: 0 }
  }
}

const shared: ReadonlySet<string> = new Set(smsLoginStatuses)

/** Whether the login form's problems hold one that can happen here. */
const isShared = (problem: LoginProblem): problem is LoginProblem & SmsLoginProblem =>
  shared.has(problem.status)

/** Whatever was thrown → what the form says; null when the attempt was given up on purpose. */
export function smsLoginProblemOf(error: unknown): SmsLoginProblem | null {
  if (error instanceof Error && 'code' in error && error.code === 'no_account') {
    return { status: 'no-account' }
  }
  const problem = problemOf(error)
  if (!problem) return null
  return isShared(problem) ? problem : { status: 'failed', serverMessage: null }
}
