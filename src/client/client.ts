import type { Answer, Call, Input, Schema } from '#contract/index.ts'
import { codeOf } from './call-error.ts'
import type { BodyCipher } from './cipher/body-cipher.ts'

/** How a site reaches its server. One client a page in the browser, one a request on the server. */
export interface ClientOptions {
  /** `''` for the page's own origin. */
  origin: string
  merchant: string
  /** Value of the `Language` header, such as `TH`; asked at every call because it changes. */
  language: () => string
  token: () => string | null
  /** The server handed over a successor of the token, or refused the one it got. */
  onToken?: (token: string | null) => void
  /** A call's own path → the operator's path (decision 3). */
  paths?: Readonly<Record<string, string>>
  /**
   * Codes of the brand's esports vendors. Given, even with none in it, the vendors of games are kept
   * for the session and sorted by them (section 3).
   */
  esportsVendors?: readonly string[]
  /** Loaded when the first sealed call is made. */
  cipher?: () => Promise<BodyCipher>
  fetch?: typeof fetch
}

export interface SendOptions {
  signal?: AbortSignal | undefined
  /** Makes a repeated mutation count once (decision 62). */
  idempotencyKey?: string
}

/** Carries calls over the wire. */
export interface Client {
  send<C extends Call<Schema, Schema, Schema>>(
    call: C,
    input: Input<C>,
    options?: SendOptions,
  ): Promise<Answer<C>>
}

/**
 * A client of one server. What carries the calls, and checks the answers against the contract, is
 * fetched with the first call: a first page comes with its answers and needs none of it.
 */
export function createClient(options: ClientOptions): Client {
  // Kept: what is imported anew, though here, comes only after the frame that is being drawn.
  let carrier: typeof import('./send.ts') | undefined
  return {
    async send(call, input, sendOptions = {}) {
      carrier ??= await codeOf(import('./send.ts'))
      return carrier.send(options, call, input, sendOptions)
    },
  }
}
