import type { ErrorCode } from '#contract/index.ts'

/** HTTP status a refusal goes out with. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 503

/** The one error a handler throws on purpose: it becomes a failed envelope as it stands. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: RefusalStatus
  readonly code: ErrorCode
  /** Goes out as the envelope's `value`; the call's `failure` schema knows its shape. */
  readonly value: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: RefusalStatus,
    code: ErrorCode,
    message: string,
    value: unknown = null,
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.value = value
    this.headers = headers
  }
}
