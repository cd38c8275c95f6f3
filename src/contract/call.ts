import type * as v from 'valibot'

/** Anything valibot can check; the contract never needs asynchronous schemas. */
export type Schema = v.GenericSchema<any, any>

/**
 * Who may make a call (section 6 of the specification).
 * - `anyone`: guests too; a token, if there is one, is looked at but not needed
 * - `account`: any signed-in account, a trial account included
 * - `member`: a real account (agent type other than 4)
 */
export type Who = 'anyone' | 'account' | 'member'

/**
 * One call of the server, written once, as data. Four readers: the client sends it and checks the
 * answer; the gateway must implement it and checks the request; stories answer it with fixtures;
 * the OpenAPI file is printed from it. Paths come from section 7 and decision 3.
 */
export interface Call<
  Request extends Schema = Schema,
  Answer extends Schema = Schema,
  Failure extends Schema = Schema,
  Caller extends Who = Who,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly who: Caller
  /** One sentence for the printed documentation. */
  readonly summary: string
  /** The body travels encrypted (decision 25). */
  readonly sealed: boolean
  /** The body travels as a form's fields instead of JSON; every field is text, none is sealed. */
  readonly form?: boolean
  /** Carries a file in base64: the body may have 7 MB, and the answer may take two minutes. */
  readonly upload?: boolean
  /** Done once an Idempotency-Key, however often it comes: repeats get the answer of the first. */
  readonly once?: boolean
  /** Value of the `X-Gateway-Version` header, where section 7 asks for one. */
  readonly version?: string
  /** Input: the query string of a GET or DELETE, the JSON body of anything else. */
  readonly request: Request
  /** `value` of a successful envelope. */
  readonly answer: Answer
  /** `value` of a failed envelope; null when the call has nothing to add to the message. */
  readonly failure: Failure
}

/** What the caller hands over. */
export type Input<C extends Call> = v.InferInput<C['request']>
/** What a handler receives once the request has been checked. */
export type Checked<C extends Call> = v.InferOutput<C['request']>
/** What the server answers. */
export type Answer<C extends Call> = v.InferOutput<C['answer']>
/** What a handler must return. */
export type AnswerInput<C extends Call> = v.InferInput<C['answer']>

/**
 * Keeps the literal types of a call while checking its shape.
 * @__NO_SIDE_EFFECTS__ so that a bundle holds only the calls it makes.
 */
export function call<R extends Schema, A extends Schema, F extends Schema, W extends Who>(
  definition: Call<R, A, F, W>,
): Call<R, A, F, W> {
  return definition
}
