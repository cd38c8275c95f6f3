import { deriveKey as withWebCrypto } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey } from '#features/session/bot-check/plain-derive-key.ts'
import { expect, test } from 'vitest'

const bytes = (length: number, from: number) =>
  Uint8Array.from({ length }, (_, at) => (at * 31 + from) % 256)

test.each([
  { cost: 1, keyLength: 32 },
  { cost: 500, keyLength: 32 },
  { cost: 7, keyLength: 16 },
])('derives what WebCrypto derives: %o', async (numbers) => {
  const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '', salt: '', keyPrefix: '', ...numbers }
  const asked = [parameters, bytes(16, 3), bytes(20, 7)] as const
  const { derivedKey } = await deriveKey(...asked)
  expect(derivedKey).toEqual((await withWebCrypto(...asked)).derivedKey)
})
