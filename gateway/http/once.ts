import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { intentionOf } from '#contract/intention.ts'
import type { Database } from '#gateway/database/open.ts'
import { keptAnswers } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { Refusal } from './refusal.ts'

const second = 1000

/** How long a repeat gets the answer of the first. */
const kept = 24 * 3600 * second
/**
 * How long the first may take; a process that ended meanwhile is waited for no longer. One that only
 * stood still finds on its return that its turn is over.
 */
const busy = 30 * second
/** How often, and how many times, a repeat looks whether the first is done. */
const look = 100
const looks = 100

/** 128 bits of chance at least, as clients write them. */
const keyShape = /^[\w-]{16,128}$/

/** A call that may come more than once. */
export interface Repeatable {
  /** Call, and whose. */
  scope: readonly string[]
  /** `Idempotency-Key` of the request. */
  key: string
  /** What is asked; proofs of a person, and answers to pictures, do not count. */
  input: unknown
  now: Date
}

/** What a handler keeps its answer with, in the transaction that does the work. */
export type Keep = (database: Database, answer: unknown) => Promise<void>

const hashOf = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')

const fingerprintOf = ({ key, input }: Repeatable) =>
  createHmac('sha256', key).update(intentionOf(input)).digest('base64url')

// An answer may hold a token, which nobody is to find in the database: only the key opens it.
const cipherKey = ({ scope, key }: Repeatable) =>
  createHash('sha256')
    .update(['answer', ...scope, key].join('\n'))
    .digest()

function seal(call: Repeatable, answer: unknown): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', cipherKey(call), iv)
  const data = Buffer.concat([cipher.update(JSON.stringify(answer ?? null)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url')
}

function open(call: Repeatable, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(call), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
  return JSON.parse(text.toString())
}

const busyElsewhere = () =>
  new Refusal(429, 'too_many', 'The first of these requests is still under way', null, {
    'Retry-After': '5',
  })

/** Somebody else was let in on the same key meanwhile, since the first was away for too long. */
class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/**
 * Tries to become the request that does the work.
 * @returns until when it is; no other claim on the name has the same moment. Null when another is
 */
async function claim({ database }: House, call: Repeatable, name: string): Promise<Date | null> {
  const { now } = call
  const busyUntil = new Date(now.getTime() + busy)
  const mine = {
    fingerprint: fingerprintOf(call),
    busyUntil,
    endsAt: new Date(now.getTime() + kept),
  }
  const [made] = await database
    .insert(keptAnswers)
    .values({ name, answer: null, ...mine })
    .onConflictDoNothing()
    .returning({ name: keptAnswers.name })
  if (made) return busyUntil
  // Left behind by a process that ended, or by yesterday.
  const left = and(isNull(keptAnswers.answer), lte(keptAnswers.busyUntil, now))
  const [took] = await database
    .update(keptAnswers)
    .set({ answer: null, ...mine })
    .where(and(eq(keptAnswers.name, name), left))
    .returning({ name: keptAnswers.name })
  return took ? busyUntil : null
}

/** The answer of the first; null when it came to nothing and somebody may try again. */
async function repeatOf({ database }: House, call: Repeatable, name: string) {
  for (let left = looks; left > 0; left--) {
    const [row] = await database.select().from(keptAnswers).where(eq(keptAnswers.name, name))
    if (!row) return null
    if (row.fingerprint !== fingerprintOf(call)) {
      throw new Refusal(400, 'key_reused', 'This Idempotency-Key was used for something else')
    }
    if (row.answer !== null) return { answer: open(call, row.answer) }
    await new Promise((resolve) => setTimeout(resolve, look))
  }
  throw busyElsewhere()
}

/**
 * Does what is asked once, however often it is asked with the same Idempotency-Key: ten clicks, and
 * answers that were lost on the way. Repeats wait for the first and get its answer. What was
 * refused, or failed, may be asked again.
 * @param work is given what to keep its answer with, in the transaction that does the work
 * @throws Refusal 400 `key_reused` when something else is asked with a known key
 */
export async function once(
  house: House,
  call: Repeatable,
  work: (keep: Keep) => Promise<unknown>,
): Promise<unknown> {
  if (!keyShape.test(call.key)) {
    throw new Refusal(400, 'bad_request', 'An Idempotency-Key has 16 to 128 letters and digits')
  }
  const name = hashOf(...call.scope, call.key)
  let until = await claim(house, call, name)
  while (!until) {
    const first = await repeatOf(house, call, name)
    if (first) return first.answer
    until = await claim(house, call, name)
  }
  // Whoever was away for too long finds that another has the name, and leaves it alone.
  const mine = and(
    eq(keptAnswers.name, name),
    eq(keptAnswers.busyUntil, until),
    isNull(keptAnswers.answer),
  )
  let hasKept = false
  const keep: Keep = async (database, answer) => {
    const [row] = await database
      .update(keptAnswers)
      .set({ answer: seal(call, answer) })
      .where(mine)
      .returning({ name: keptAnswers.name })
    // The work of this one is undone with its transaction.
    if (!row) throw new Overtaken()
    hasKept = true
  }
  try {
    const answer = await work(keep)
    if (!hasKept) await keep(house.database, answer)
    return answer
  } catch (cause) {
    if (cause instanceof Overtaken) {
      const other = await repeatOf(house, call, name)
      if (other) return other.answer
      throw busyElsewhere()
    }
    await house.database.delete(keptAnswers).where(mine)
    throw cause
  }
}
