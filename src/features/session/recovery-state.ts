/** Statuses that every form around a password has; see `RecoveryState`. */
const calm = ['idle', 'sending', 'done'] as const
const common = [
  'too-many',
  'check-failed',
  'offline',
  'timeout',
  'maintenance',
  'blocked',
  'bad-address',
  'failed',
] as const
/** What can be wrong with a new password. */
const newPassword = ['rule', 'trivial'] as const

/**
 * Statuses of the form that replaces a lost password by SMS; what is wrong with the code or the number
 * its own field says (`SmsCodeState`).
 * - `no-account`: the number is theirs, but nobody's here
 * - `set`: the password is the new one, but logging in with it did not work out
 * - `done`: signed in; the form is about to go away
 */
export const forgotMobileStatuses = [
  ...calm,
  'no-account',
  ...newPassword,
  'set',
  ...common,
] as const

/**
 * Statuses of the form that asks for an e-mail.
 * - `no-account`: only where the operator lets it be known (REVEALACC3)
 * - `done`: whatever there was to send is on its way
 */
export const forgotEmailStatuses = [...calm, 'no-account', ...common] as const

/** Statuses of the form that changes a known password; `same`: the new one is the old one. */
export const changePasswordStatuses = [
  ...calm,
  'old-wrong',
  'same',
  ...newPassword,
  ...common,
] as const

/**
 * Statuses of the form that the link of an e-mail opens.
 * - `checking`: whose link it is
 * - `spent`: it has been used, or is too old
 */
export const resetPasswordStatuses = [
  'checking',
  'spent',
  ...calm,
  ...newPassword,
  ...common,
] as const

export type ForgotMobileStatus = (typeof forgotMobileStatuses)[number]
export type ForgotEmailStatus = (typeof forgotEmailStatuses)[number]
export type ChangePasswordStatus = (typeof changePasswordStatuses)[number]
export type ResetPasswordStatus = (typeof resetPasswordStatuses)[number]

/** A status of any of the four. */
export type RecoveryStatus =
  | ForgotMobileStatus
  | ForgotEmailStatus
  | ChangePasswordStatus
  | ResetPasswordStatus

/** A status and what belongs to it. */
export type Recovery<S extends RecoveryStatus> =
  | { status: Exclude<S, 'too-many' | 'failed'> }
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

/** What a form shows. */
export type RecoveryState<S extends RecoveryStatus> = Recovery<S> & {
  /** Attempts that came to nothing: a second failure of the same kind is news as well. */
  failures: number
}

export type RecoveryEvent<S extends RecoveryStatus> =
  /** The form is shown, perhaps again: what went wrong is forgotten. */
  | { type: 'opened' }
  | { type: 'submitted' }
  | { type: 'refused'; problem: Recovery<S> }
  /** It worked, or went as far as it could. */
  | { type: 'came'; status: Exclude<S, 'too-many' | 'failed'> }

/** The flow of each of the forms. */
export function recoveryReducer<S extends RecoveryStatus>(
  state: RecoveryState<S>,
  event: RecoveryEvent<S>,
): RecoveryState<S> {
  const plain = (status: RecoveryStatus, failures = state.failures) =>
    ({ status, failures }) as RecoveryState<S>
  switch (event.type) {
    case 'opened':
      return plain('idle', 0)
    case 'submitted':
      return plain('sending')
    case 'came':
      return plain(event.status)
    case 'refused':
      return { ...event.problem, failures: state.failures + 1 }
  }
}
