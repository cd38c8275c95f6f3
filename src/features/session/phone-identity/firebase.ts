import { type Confirm, identityFailed, type PhoneIdentity } from './phone-identity.ts'

const api = 'https://identitytoolkit.googleapis.com/v1'
/** Milliseconds before an answer counts as lost. */
const patience = 15_000

/** What the REST interface calls what its own libraries call `auth/…`. */
const codes: Record<string, string> = {
  INVALID_PHONE_NUMBER: 'auth/invalid-phone-number',
  MISSING_PHONE_NUMBER: 'auth/missing-phone-number',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
  INVALID_CODE: 'auth/invalid-verification-code',
  MISSING_CODE: 'auth/missing-verification-code',
  SESSION_EXPIRED: 'auth/code-expired',
  INVALID_SESSION_INFO: 'auth/invalid-verification-id',
  MISSING_SESSION_INFO: 'auth/missing-verification-id',
  CAPTCHA_CHECK_FAILED: 'auth/captcha-check-failed',
  INVALID_RECAPTCHA_TOKEN: 'auth/captcha-check-failed',
  MISSING_RECAPTCHA_TOKEN: 'auth/captcha-check-failed',
  INVALID_APP_CREDENTIAL: 'auth/captcha-check-failed',
  QUOTA_EXCEEDED: 'auth/quota-exceeded',
  OPERATION_NOT_ALLOWED: 'auth/operation-not-allowed',
  BILLING_NOT_ENABLED: 'auth/operation-not-allowed',
}

/** How Firebase Auth is reached; tests bring their own. */
export interface FirebaseParts {
  apiKey: string
  /** Its proof that a person is at work, for the site key it names. */
  recaptcha: (siteKey: string) => Promise<string>
  fetch?: typeof fetch
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * Phone numbers of Firebase Auth, over its REST interface: two calls, where its library is 40 kB. The
 * number is proven and nothing else: nobody is signed in there, and nothing of it is kept.
 */
export function createFirebase(parts: FirebaseParts): PhoneIdentity {
  const ask = async (path: string, body?: Fields): Promise<Fields> => {
    const query = new URLSearchParams({ key: parts.apiKey })
    const response = await (parts.fetch ?? fetch)(`${api}/${path}?${query}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(patience),
    }).catch((cause: unknown) => {
      const late = cause instanceof DOMException && cause.name === 'TimeoutError'
      throw identityFailed(late ? 'auth/timeout' : 'auth/network-request-failed')
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok && isFields(answer)) return answer
    const error = isFields(answer) && isFields(answer.error) ? String(answer.error.message) : ''
    // `TOO_MANY_ATTEMPTS_TRY_LATER : and more in words`
    throw identityFailed(codes[/^[A-Z_]+/.exec(error)?.[0] ?? ''] ?? 'auth/unknown')
  }

  const text = (value: unknown): string => {
    if (typeof value === 'string' && value !== '') return value
    throw identityFailed('auth/unknown')
  }

  return {
    async send(number): Promise<Confirm> {
      const { recaptchaSiteKey } = await ask('recaptchaParams')
      const recaptchaToken = await parts.recaptcha(text(recaptchaSiteKey))
      const { sessionInfo } = await ask('accounts:sendVerificationCode', {
        phoneNumber: number,
        recaptchaToken,
      })
      const session = text(sessionInfo)
      return async (code) => {
        const { idToken } = await ask('accounts:signInWithPhoneNumber', {
          sessionInfo: session,
          code,
        })
        return text(idToken)
      }
    },
  }
}
