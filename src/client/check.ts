import { calls, envelope } from '#contract/calls.ts'
import type { Call, Schema } from '#contract/index.ts'
import * as v from 'valibot'

/**
 * Checks what came over the wire against the contract. A module of its own, fetched with the
 * first answer: a first page comes with its answers, checked by the server, and needs none of it.
 */

/** Calls as the browser's bundle holds them have no schemas; here they are whole. */
const whole = new Map<string, Call>(
  Object.values(calls).map((call) => [`${call.method} ${call.path}`, call as unknown as Call]),
)

function schemasOf(call: Partial<Call>): Pick<Call, 'answer' | 'failure'> {
  return call.answer && call.failure ? (call as Call) : whole.get(`${call.method} ${call.path}`)!
}

const outputOf = (schema: Schema, value: unknown) => {
  const result = v.safeParse(schema, value)
  return result.success ? { output: result.output as unknown } : null
}

/** The envelope around an answer; null when it is none. */
export function checkEnvelope(value: unknown) {
  const result = v.safeParse(envelope, value)
  return result.success ? result.output : null
}

/** `value` of a successful envelope; null when it is not what the call answers. */
export const checkAnswer = (call: Call, value: unknown) => outputOf(schemasOf(call).answer, value)

/** `value` of a failed envelope; null when it is not what was agreed. */
export const checkFailure = (call: Call, value: unknown) => outputOf(schemasOf(call).failure, value)
