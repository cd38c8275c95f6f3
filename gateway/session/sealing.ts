import { constants, createDecipheriv, createHash, privateDecrypt } from 'node:crypto'
import {
  type Call,
  legacyEncryption,
  legacySeal,
  modernSeal,
  type Schema,
  sealingAad,
} from '#contract/index.ts'
import { DrizzleQueryError } from 'drizzle-orm'
import * as v from 'valibot'
import { sealedBodies } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { parseJson } from '#gateway/http/read-body.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { sealingRules } from './constants.ts'
import { keyOf } from './sealing-keys.ts'

/** One answer for everything that can be wrong, so that nobody learns what was. */
export const unopened = () => new Refusal(400, 'sealed', 'The sealed body could not be opened')

const bytes = (base64: string) => Buffer.from(base64, 'base64')

type Pair = NonNullable<Awaited<ReturnType<typeof keyOf>>>

const unwrap = (pair: Pair, wrapped: string): Buffer =>
  privateDecrypt(
    { key: pair.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    bytes(wrapped),
  )

/** Remembered until the RSA key is forgotten: what was wrapped never opens anything twice. */
async function spend(house: House, pair: Pair, wrapped: Buffer): Promise<void> {
  const keyHash = createHash('sha256').update(wrapped).digest('base64url')
  const endsAt = new Date(pair.createdAt.getTime() + sealingRules.lifetime + sealingRules.grace)
  const fresh = await house.database
    .insert(sealedBodies)
    .values({ keyHash, endsAt })
    .onConflictDoNothing()
    .returning()
  if (fresh.length === 0) throw unopened()
}

/** A database that is down is not the caller's fault, and must not look like it. */
function hide(cause: unknown): void {
  if (cause instanceof DrizzleQueryError) throw cause
}

/**
 * What somebody encrypted with one of our public keys, once.
 * @throws Refusal 400 `sealed`, whatever was wrong with it
 */
export async function openSecret(
  house: House,
  keyId: string,
  encrypted: string,
  now: Date,
): Promise<Buffer> {
  try {
    const pair = await keyOf(house, keyId, now)
    if (!pair) throw unopened()
    const secret = unwrap(pair, encrypted)
    await spend(house, pair, secret)
    return secret
  } catch (cause) {
    hide(cause)
  }
  throw unopened()
}

async function openModern(
  house: House,
  call: Call<Schema, Schema, Schema>,
  keyId: string,
  body: unknown,
  now: Date,
): Promise<Uint8Array> {
  const seal = v.parse(modernSeal, body)
  const pair = await keyOf(house, keyId, now)
  if (!pair) throw unopened()
  const key = unwrap(pair, seal.key)
  const iv = bytes(seal.iv)
  const data = bytes(seal.data)
  if (key.length !== 32 || iv.length !== 12 || data.length < 16) throw unopened()
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 })
  decipher.setAAD(Buffer.from(sealingAad(call)))
  decipher.setAuthTag(data.subarray(-16))
  const opened = Buffer.concat([decipher.update(data.subarray(0, -16)), decipher.final()])
  await spend(house, pair, key)
  return opened
}

function openLegacy(desKey: string, body: unknown): Uint8Array {
  const { data } = v.parse(legacySeal, body)
  // OpenSSL 3 has no single DES any more; three times the same key is the same thing.
  const key = Buffer.from(desKey.repeat(3))
  const decipher = createDecipheriv('des-ede3-ecb', key, null)
  return Buffer.concat([decipher.update(bytes(data)), decipher.final()])
}

/**
 * The JSON inside a sealed body (`#contract/sealing.ts` has the format).
 * @throws Refusal 400 `sealed`, whatever was wrong with it
 */
export async function unseal(
  house: House,
  call: Call<Schema, Schema, Schema>,
  encryption: string | null,
  body: unknown,
  now: Date,
): Promise<unknown> {
  const { ciphers, desKey } = house.config
  if (encryption === null && ciphers.includes('none')) return body
  const keyId = /^modern;\s*key=([A-Za-z0-9_-]{1,32})$/.exec(encryption ?? '')?.[1]
  try {
    if (keyId && ciphers.includes('modern')) {
      return parseJson(await openModern(house, call, keyId, body, now))
    }
    if (encryption === legacyEncryption && desKey && ciphers.includes('legacy-des')) {
      return parseJson(openLegacy(desKey, body))
    }
  } catch (cause) {
    hide(cause)
  }
  throw unopened()
}
