/** An SMS about to leave. */
export interface Sms {
  /** `+66812345678`. */
  to: string
  text: string
}

/**
 * Carries SMS. Others than the one in `sms-http.ts` go beside it, and are chosen in `send-sms.ts`.
 * @throws SmsFailed
 */
export type SmsProvider = (sms: Sms) => Promise<void>

/**
 * An SMS that did not leave.
 * - `down`: nobody's would have; the provider does not answer, or not with sense
 * - `refused`: this one; the number is none of the provider's, or the account does not pay
 */
export class SmsFailed extends Error {
  override readonly name = 'SmsFailed'
  readonly kind: 'down' | 'refused'

  constructor(kind: 'down' | 'refused', message: string) {
    super(message)
    this.kind = kind
  }
}
