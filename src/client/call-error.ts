import { inTime, TooLate } from '#platform/in-time.ts'

/**
 * Why a call failed:
 * - `refused`: the server answered and said no
 * - `offline`: no answer came; `timeout`: none came in time
 * - `malformed`: an answer came that the contract does not know
 * - `aborted`: the caller gave up
 */
export type Failure = 'refused' | 'offline' | 'timeout' | 'malformed' | 'aborted'

/** Every failed call becomes one of these; the screen decides what to say. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly failure: Failure
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** The server's stable code, when it sent one. */
  readonly code: string | null
  /** The server's own words. Hostile text: show as text, never as HTML. */
  readonly serverMessage: string | null
  /** The failed envelope's value, checked against the call's `failure` schema; else null. */
  readonly value: unknown
  /** Seconds the server asks to wait before another try, when it said so. */
  readonly retryAfter: number | null

  constructor(
    failure: Failure,
    detail: {
      status?: number
      code?: string | null
      message?: string | null
      value?: unknown
      retryAfter?: number | null
      cause?: unknown
    } = {},
  ) {
    super(`${failure} ${detail.status ?? 0} ${detail.code ?? ''}`.trim(), { cause: detail.cause })
    this.failure = failure
    this.status = detail.status ?? 0
    this.code = detail.code ?? null
    this.serverMessage = detail.message ?? null
    this.value = detail.value ?? null
    this.retryAfter = detail.retryAfter ?? null
  }

  /** What one can read out to customer service: the HTTP status, else the code, else the kind. */
  get reason(): string {
    return this.status >= 400 ? String(this.status) : (this.code ?? this.failure).toUpperCase()
  }
}

/**
 * The code of a call: without it a call is as lost as without a network.
 * @throws CallError
 */
export const codeOf = <Module>(loading: Promise<Module>): Promise<Module> =>
  inTime(loading).catch((cause: unknown) => {
    throw new CallError(cause instanceof TooLate ? 'timeout' : 'offline', { cause })
  })
