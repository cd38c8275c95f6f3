import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { calls } from '#contract/index.ts'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { sealingKeys } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { sealingRules } from './constants.ts'

const makePair = promisify(generateKeyPair)

type Key = typeof sealingKeys.$inferSelect

// A pair takes a tenth of a second of a core, so everybody who waits for one gets the same.
const underWay = new WeakMap<Database, Promise<Key>>()

async function makeKey(database: Database, now: Date): Promise<Key> {
  const pair = await makePair('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const made = { id: randomBytes(9).toString('base64url'), ...pair, createdAt: now }
  await database.insert(sealingKeys).values(made)
  return made
}

/**
 * The pair to hand out. When two processes find none and both make one, both work: a body says
 * which key it was sealed with.
 */
async function currentKey({ database }: House, now: Date): Promise<Key> {
  const [newest] = await database
    .select()
    .from(sealingKeys)
    .where(gt(sealingKeys.createdAt, new Date(now.getTime() - sealingRules.lifetime)))
    .orderBy(desc(sealingKeys.createdAt), sealingKeys.id)
    .limit(1)
  if (newest) return newest
  let key = underWay.get(database)
  if (!key) {
    key = makeKey(database, now).finally(() => underWay.delete(database))
    underWay.set(database, key)
  }
  return key
}

/** A pair by its id, while bodies sealed with it are still opened. */
export async function keyOf(house: House, id: string, now: Date) {
  const oldest = new Date(now.getTime() - sealingRules.lifetime - sealingRules.grace)
  const [key] = await house.database
    .select()
    .from(sealingKeys)
    .where(and(eq(sealingKeys.id, id), gt(sealingKeys.createdAt, oldest)))
  return key ?? null
}

export const sealingKey: Handler<typeof calls.sealingKey> = async ({ now }, house) => {
  const { id, publicKey } = await currentKey(house, now)
  return { id, publicKey }
}
