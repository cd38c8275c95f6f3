import type { Captcha } from './login-rules.ts'

/**
 * Statuses of the login form.
 * - `rejected`: wrong user name or password
 * - `captcha`: wrong too, and from now on every attempt needs the picture
 * - `captcha-needed`: the server wants the picture before it looks at the password
 * - `captcha-wrong`: the digits were not those of the picture
 * - `bot-check`: the server was not shown that a person is at work, or not in time
 * - `offline`, `timeout`: no answer came
 * - `failed`: anything else, in the server's words when it has some that we do not know
 * - `signed-in`: done; the form is about to go away
 */
export const loginStatuses = [
  'idle',
  'submitting',
  'rejected',
  'captcha',
  'captcha-needed',
  'captcha-wrong',
  'bot-check',
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
export type LoginStatus = (typeof loginStatuses)[number]

/** Nothing has gone wrong. */
export type CalmStatus = 'idle' | 'submitting' | 'signed-in'
/** The picture is always there. */
export type CaptchaStatus = 'captcha' | 'captcha-needed' | 'captcha-wrong'
/** The status says it all. */
export type PlainStatus = Exclude<LoginStatus, CalmStatus | CaptchaStatus | 'too-many' | 'failed'>

/** Why an attempt came to nothing. */
export type LoginProblem =
  | { status: PlainStatus }
  | { status: CaptchaStatus }
  | {
      status: 'too-many'
      /** Until the next try makes sense; null when the server does not say. */
      minutes: number | null
    }
  | {
      status: 'failed'
      /** The server's own words, where its code is none of ours. Show as text. */
      serverMessage: string | null
    }

/** What the form shows. The picture, once asked for, stays whatever else goes wrong. */
export type LoginState = {
  /** Attempts that came to nothing: a second failure of the same kind is news as well. */
  failures: number
} & (
  | { status: CalmStatus | PlainStatus; captcha: Captcha | null }
  | { status: CaptchaStatus; captcha: Captcha }
  | { status: 'too-many'; minutes: number | null; captcha: Captcha | null }
  | { status: 'failed'; serverMessage: string | null; captcha: Captcha | null }
)

export type LoginEvent =
  /** The form is shown, perhaps again: what went wrong is forgotten, a needed picture is not. */
  | { type: 'opened' }
  | { type: 'submitted' }
  | {
      type: 'refused'
      problem: LoginProblem
      /** Whether the next attempt needs the picture; null when nobody said. */
      wantsCaptcha: boolean | null
    }
  | { type: 'signed-in' }
  | { type: 'captcha-asked' }
  | { type: 'captcha-came'; captcha: Captcha }

export const startOfLogin: LoginState = { status: 'idle', captcha: null, failures: 0 }

const loading: Captcha = { status: 'loading' }

function isCaptcha(problem: LoginProblem): problem is { status: CaptchaStatus } {
  return ['captcha', 'captcha-needed', 'captcha-wrong'].includes(problem.status)
}

/** After these the server has not looked at the picture, so it is still good. */
const unspent: ReadonlySet<LoginStatus> = new Set(['bot-check', 'offline', 'timeout', 'too-many'])

/** The flow of the login form. A picture serves one attempt: after it there is a new one. */
export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  const { captcha, failures } = state
  switch (event.type) {
    case 'opened':
      return { status: 'idle', captcha, failures: 0 }
    case 'submitted':
      return { status: 'submitting', captcha, failures }
    case 'signed-in':
      return { status: 'signed-in', captcha: null, failures: 0 }
    case 'captcha-asked':
      return captcha ? { ...state, captcha: loading } : state
    case 'captcha-came':
      return captcha ? { ...state, captcha: event.captcha } : state
    case 'refused': {
      const { problem, wantsCaptcha } = event
      if (isCaptcha(problem)) return { ...problem, captcha: loading, failures: failures + 1 }
      const shown = wantsCaptcha ?? captcha !== null
      const kept = unspent.has(problem.status) ? captcha : null
      return { ...problem, captcha: shown ? (kept ?? loading) : null, failures: failures + 1 }
    }
  }
}

/** Where the reader goes on after a failure: to what is wrong, or to what there is to read. */
export function focusAfter({ status }: LoginState): 'password' | 'captcha' | 'alert' | null {
  if (status === 'idle' || status === 'submitting' || status === 'signed-in') return null
  if (status === 'rejected') return 'password'
  return status.startsWith('captcha') ? 'captcha' : 'alert'
}
