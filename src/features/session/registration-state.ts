import type { RegistrationField } from '#contract/index.ts'
import type { Captcha } from './login-rules.ts'

/**
 * Statuses of the registration form.
 * - `loading`, `unavailable`: the server's settings are on their way, or did not come
 * - `closed`: the house takes no new members
 * - `answer-wrong`, `taken`, `mobile-taken`, `easy`: the server has something against one answer,
 *   which its field tells
 * - `affiliate`, `referral`: nobody has this code, which a dialog tells (section 8)
 * - `captcha-wrong`: the digits were not those of the picture
 * - `bot-check`: no proof that a person asks
 * - `not-agent`: not by this door, which is the agents'
 * - `registered`: done; the form is about to go away
 */
export const registerStatuses = [
  'loading',
  'unavailable',
  'closed',
  'idle',
  'submitting',
  'answer-wrong',
  'taken',
  'mobile-taken',
  'easy',
  'affiliate',
  'referral',
  'captcha-wrong',
  'bot-check',
  'not-agent',
  'too-many',
  'offline',
  'timeout',
  'maintenance',
  'blocked',
  'bad-address',
  'failed',
  'registered',
] as const
export type RegisterStatus = (typeof registerStatuses)[number]

/** There is no form to fill in. */
export type FormlessStatus = 'loading' | 'unavailable' | 'closed'
/** Nothing has gone wrong. */
export type CalmStatus = 'idle' | 'submitting' | 'registered'

/** Why an attempt came to nothing. */
export type RegisterProblem =
  | {
      status: Exclude<
        RegisterStatus,
        | FormlessStatus
        | CalmStatus
        | 'answer-wrong'
        | 'affiliate'
        | 'referral'
        | 'too-many'
        | 'failed'
      >
    }
  | { status: 'answer-wrong'; field: RegistrationField }
  | { status: 'affiliate' | 'referral'; /** As it was sent. */ invite: string }
  | { status: 'too-many'; /** Null when the server does not say. */ minutes: number | null }
  | {
      status: 'failed'
      /** Where its code is none of ours. Show as text. */ serverMessage: string | null
    }

/** What the form shows; what was typed is the form's own and stays. */
export type RegisterState = {
  /** Attempts that came to nothing: a second failure of the same kind is news as well. */
  failures: number
  /** The picture; null where none is asked for. */
  captcha: Captcha | null
} & ({ status: CalmStatus } | RegisterProblem)

export type RegisterEvent =
  /** The form is shown, perhaps again: what went wrong is forgotten. */
  | { type: 'opened' }
  | { type: 'submitted' }
  /** Not the form's affair any more: the code's field says what is wrong, or nothing is. */
  | { type: 'stopped' }
  | { type: 'refused'; problem: RegisterProblem }
  | { type: 'registered' }
  | { type: 'captcha-asked' }
  | { type: 'captcha-came'; captcha: Captcha }

export const startOfRegistration: RegisterState = { status: 'idle', failures: 0, captcha: null }

/** After these the server has not looked at the picture, so it is still good. */
const unspent: ReadonlySet<RegisterStatus> = new Set([
  'answer-wrong',
  'easy',
  'not-agent',
  'offline',
  'timeout',
  'too-many',
])

/** Whether the picture has served: it does so once. */
export const spendsPicture = ({ status }: RegisterProblem): boolean => !unspent.has(status)

/** The flow of the registration form. */
export function registerReducer(state: RegisterState, event: RegisterEvent): RegisterState {
  const { failures, captcha } = state
  switch (event.type) {
    case 'opened':
    case 'stopped':
      return { status: 'idle', failures: event.type === 'opened' ? 0 : failures, captcha }
    case 'submitted':
      return { status: 'submitting', failures, captcha }
    case 'registered':
      return { status: 'registered', failures: 0, captcha: null }
    case 'refused':
      return { ...event.problem, failures: failures + 1, captcha }
    case 'captcha-asked':
      return { ...state, captcha: { status: 'loading' } }
    case 'captcha-came':
      return { ...state, captcha: event.captcha }
  }
}

/** The answer that a problem is about; null when it is about none, or about all. */
export function fieldOf(state: { status: RegisterStatus; field?: RegistrationField }) {
  switch (state.status) {
    case 'answer-wrong':
      return state.field ?? null
    case 'taken':
      return 'username'
    case 'mobile-taken':
      return 'mobileNum'
    case 'easy':
      return 'password'
    case 'affiliate':
      return 'affiliateCode'
    case 'referral':
      return 'referralCode'
    case 'captcha-wrong':
      return 'captcha'
    default:
      return null
  }
}
