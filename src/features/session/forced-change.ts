import { sessionStore } from '#platform/index.ts'

/** Why a password has to be changed before anything else (section 4, Login). */
export type ForcedReason = 'trivial' | 'expired'

/** A change that a login leads to. It lives in memory only. */
export interface ForcedChange {
  reason: ForcedReason
  /** The password just logged in with; null where nobody knows it any more, after a reload. */
  password: string | null
}

/** What a login says of the password it was made with. */
interface JustIn {
  passwordExpired: boolean
  passwordTrivial: boolean
}

/**
 * Whether a login by password leads to a change: 123456 always does, an expired one where
 * PWDEXPFORCECHANGE3 is on. A login by SMS or phone identity never does, and does not ask.
 */
export function forcedReason(
  { passwordExpired, passwordTrivial }: JustIn,
  expiryForces: boolean,
): ForcedReason | null {
  if (passwordTrivial) return 'trivial'
  return passwordExpired && expiryForces ? 'expired' : null
}

/** Name in session storage (section 3): a reload gets nobody around the change. */
const key = 'cpw'

/** Whether it was forced since the page was loaded: then its dialog is open, and knows more. */
let isShown = false

export function rememberForced(reason: ForcedReason): void {
  isShown = true
  sessionStore.set(key, reason)
}

export function forgetForced(): void {
  isShown = false
  sessionStore.remove(key)
}

/** A change that was forced on this tab before the page was loaded anew, and is not made yet. */
export function openForced(): ForcedChange | null {
  if (isShown) return null
  const reason = sessionStore.get(key)
  return reason === 'trivial' || reason === 'expired' ? { reason, password: null } : null
}
