import { vendorCalls } from '#contract/vendor.ts'
import * as v from 'valibot'
import { signedHeaders } from '../vendor/signature.ts'
import type { Vendor } from '../vendor/vendors.ts'

/** Carries a request to the house, by path. */
export type Reach = (path: string, init: RequestInit) => Promise<Response>

/** The house has answered, and the answer is no. */
export class WalletRefusal extends Error {
  override readonly name = 'WalletRefusal'
  readonly code: string

  constructor(code: string) {
    super(`Wallet: ${code}`)
    this.code = code
  }
}

/** No answer, or none that says anything: what was asked may have been done, or not. */
export class WalletSilence extends Error {
  override readonly name = 'WalletSilence'
}

/** Milliseconds that the house may take. */
const patience = 5000

const envelope = v.object({
  success: v.boolean(),
  code: v.optional(v.nullable(v.string())),
  value: v.unknown(),
})

type Calls = typeof vendorCalls

/** The house's wallet from a vendor's side: signed calls over HTTP, and nothing else. */
export class WalletCalls {
  readonly #vendor: Vendor
  readonly #reach: Reach
  readonly #now: () => Date

  /** @param now what each call is signed with, as it goes out: who asks for much waits in between */
  constructor(vendor: Vendor, reach: Reach, now: () => Date) {
    this.#vendor = vendor
    this.#reach = reach
    this.#now = now
  }

  /** @throws WalletRefusal, WalletSilence */
  async ask<Name extends keyof Calls>(
    name: Name,
    input: v.InferInput<Calls[Name]['request']>,
  ): Promise<v.InferOutput<Calls[Name]['answer']>> {
    const { path, answer } = vendorCalls[name]
    const body = JSON.stringify(input)
    try {
      const response = await this.#reach(path, {
        method: 'POST',
        headers: signedHeaders(this.#vendor, path, body, this.#now()),
        body,
        signal: AbortSignal.timeout(patience),
      })
      const { success, code, value } = v.parse(envelope, await response.json())
      if (success) return v.parse(answer, value)
      // Who is not known, too much at once, or something broken over there: no word on what was asked.
      if (response.status >= 500 || [401, 429].includes(response.status)) {
        throw new WalletSilence(path)
      }
      throw new WalletRefusal(code ?? 'unknown')
    } catch (cause) {
      if (cause instanceof WalletRefusal || cause instanceof WalletSilence) throw cause
      throw new WalletSilence(path, { cause })
    }
  }
}
