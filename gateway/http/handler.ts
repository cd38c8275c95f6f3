import type {
  AnswerInput,
  Call,
  CallName,
  calls,
  Checked,
  Locale,
  Schema,
} from '#contract/index.ts'
import type { House } from '#gateway/house.ts'
import type { Keep } from './once.ts'
import type { Account, Session } from '#gateway/session/sessions.ts'

/** Who is at the other end of a request. */
export interface Caller {
  /** Address, `::ffff:` taken off; believed from a proxy only as configured. */
  address: string
  /** Host the visitor typed, with its port. */
  host: string
  /** Whether their own connection is encrypted. */
  secure: boolean
  /** Where they are, an ISO code, as our own proxy says; null where nobody does. */
  country: string | null
  /** What names are answered in; English stands in for a missing one. */
  locale: Locale
  /** When all of the request was here; one moment, so that an answer happens at one time. */
  now: Date
}

/** Somebody signed in. */
export interface Visitor {
  account: Account
  session: Session
}

/** A checked request, as a handler gets it. */
export interface Asked<C extends Call<Schema, Schema, Schema>> extends Caller {
  input: Checked<C>
  /** Always there when the call's `who` says so. */
  visitor: C['who'] extends 'anyone' ? Visitor | null : Visitor
  /** `Idempotency-Key` of the request. */
  idempotencyKey: string | null
  /**
   * Keeps the answer of a call that is done `once`, in the transaction that does the work. Without
   * a key it does nothing.
   */
  keep: Keep
}

/** Answers one call, or throws a `Refusal`. */
export type Handler<C extends Call<Schema, Schema, Schema>> = (
  asked: Asked<C>,
  house: House,
) => Promise<AnswerInput<C>>

/** One handler a call: a missing one does not compile. */
export type Handlers = { [N in CallName]: Handler<(typeof calls)[N]> }
