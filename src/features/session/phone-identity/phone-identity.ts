import type { SmsCodeProblem } from '../sms-code-rules.ts'

/** Turns a code into a token that shows whose number it is. */
export type Confirm = (code: string) => Promise<string>

/** Somebody else who sends codes and says whose number it is (decision 31). */
export interface PhoneIdentity {
  /**
   * Sends a code.
   * @param number `+66812345678`
   * @throws IdentityFailed
   */
  send(number: string): Promise<Confirm>
}

/** Why there is no code, or no token. */
export class IdentityFailed extends Error {
  override readonly name = 'IdentityFailed'
  readonly problem: SmsCodeProblem

  constructor(problem: SmsCodeProblem) {
    super(problem.status)
    this.problem = problem
  }
}

/** Minutes before phone identity is asked again (section 9). */
const retryMinutes = 5

/** Codes of Firebase Auth → the messages of section 8. */
const problems: Record<string, SmsCodeProblem> = {
  'auth/invalid-phone-number': { status: 'mobile-wrong' },
  'auth/missing-phone-number': { status: 'mobile-wrong' },
  'auth/too-many-requests': { status: 'too-many', minutes: retryMinutes },
  'auth/invalid-verification-code': { status: 'code-wrong' },
  'auth/missing-verification-code': { status: 'code-wrong' },
  'auth/code-expired': { status: 'code-expired' },
  'auth/invalid-verification-id': { status: 'code-expired' },
  'auth/missing-verification-id': { status: 'code-expired' },
  'auth/captcha-check-failed': { status: 'bot-check' },
  'auth/quota-exceeded': { status: 'quota' },
  'auth/operation-not-allowed': { status: 'not-allowed' },
  'auth/popup-closed-by-user': { status: 'popup-closed' },
  'auth/network-request-failed': { status: 'offline' },
  'auth/timeout': { status: 'timeout' },
}

/** @param code such as `auth/quota-exceeded` */
export const identityFailed = (code: string): IdentityFailed =>
  new IdentityFailed(problems[code] ?? { status: 'unverified' })
