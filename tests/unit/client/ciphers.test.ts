import {
  constants,
  createDecipheriv,
  generateKeyPairSync,
  privateDecrypt,
  randomBytes,
} from 'node:crypto'
import { CallError } from '#client/index.ts'
import { forgeGcm, sealGcm } from '#client/cipher/gcm.ts'
import { createLegacyDesCipher } from '#client/cipher/legacy-des.ts'
import { createModernCipher } from '#client/cipher/modern.ts'
import { createPlainCipher } from '#client/cipher/none.ts'
import { legacySeal, login, modernSeal, sealingAad } from '#contract/index.ts'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const bytes = (base64: string) => Buffer.from(base64, 'base64')
const body = JSON.stringify({ username: 'nok', password: 'ไฟติดแล้ว 🏮', type: 'username' })

/** As the reference gateway does it. */
function openModern(sealed: string, aad: string): string {
  const seal = v.parse(modernSeal, JSON.parse(sealed))
  const key = privateDecrypt(
    { key: pair.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    bytes(seal.key),
  )
  expect(key).toHaveLength(32)
  const data = bytes(seal.data)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes(seal.iv), { authTagLength: 16 })
  decipher.setAAD(Buffer.from(aad))
  decipher.setAuthTag(data.subarray(-16))
  return Buffer.concat([decipher.update(data.subarray(0, -16)), decipher.final()]).toString()
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('modern', () => {
  const answer = async () => ({ id: 'k1', publicKey: pair.publicKey })

  it('seals so that the holder of the private key can open it', async () => {
    const sealed = await createModernCipher(answer).seal(body, login)
    expect(sealed.headers).toEqual({ Encryption: 'modern; key=k1' })
    expect(sealed.body).not.toContain('nok')
    expect(openModern(sealed.body, sealingAad(login))).toBe(body)
  })

  it('seals for one call only', async () => {
    const sealed = await createModernCipher(answer).seal(body, login)
    expect(() => openModern(sealed.body, 'POST /wps/other')).toThrow()
  })

  it('never seals twice alike, yet always so that it opens', async () => {
    const cipher = createModernCipher(answer)
    const keys = new Set<string>()
    for (let round = 0; round < 40; round++) {
      const sealed = await cipher.seal(body, login)
      expect(openModern(sealed.body, sealingAad(login))).toBe(body)
      keys.add(v.parse(modernSeal, JSON.parse(sealed.body)).key)
    }
    expect(keys.size).toBe(40)
  })

  it('carries a long body', async () => {
    const long = JSON.stringify({ text: 'ซ้ำ ปั๊ม '.repeat(20_000) })
    const sealed = await createModernCipher(answer).seal(long, login)
    expect(openModern(sealed.body, sealingAad(login))).toBe(long)
  })

  it('asks for the key once, and again after renew', async () => {
    const ask = vi.fn(answer)
    const cipher = createModernCipher(ask)
    await Promise.all([cipher.seal(body, login), cipher.seal(body, login)])
    expect(ask).toHaveBeenCalledTimes(1)
    cipher.renew?.()
    await cipher.seal(body, login)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('asks again when the key did not come', async () => {
    const ask = vi.fn(answer).mockRejectedValueOnce(new CallError('offline'))
    const cipher = createModernCipher(ask)
    await expect(cipher.seal(body, login)).rejects.toMatchObject({ failure: 'offline' })
    expect(openModern((await cipher.seal(body, login)).body, sealingAad(login))).toBe(body)
  })

  it.each(['', 'nonsense', pair.privateKey.slice(0, 100)])(
    'refuses the key %j',
    async (publicKey) => {
      const cipher = createModernCipher(async () => ({ id: 'k1', publicKey }))
      await expect(cipher.seal(body, login)).rejects.toMatchObject({ failure: 'malformed' })
    },
  )

  it('seals the same without WebCrypto, on plain http', async () => {
    const key = Uint8Array.from(randomBytes(32))
    const iv = Uint8Array.from(randomBytes(12))
    const withSubtle = await sealGcm(key, iv, body, 'POST /a')
    expect(await forgeGcm(key, iv, body, 'POST /a')).toEqual(withSubtle)
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const sealed = await createModernCipher(answer).seal(body, login)
    expect(openModern(sealed.body, sealingAad(login))).toBe(body)
  })
})

describe('legacy-des', () => {
  it('seals with DES-ECB and PKCS#7', async () => {
    const sealed = await createLegacyDesCipher('k3yk3yk3').seal(body, login)
    expect(sealed.headers).toEqual({ Encryption: 'legacy-des' })
    const { data } = v.parse(legacySeal, JSON.parse(sealed.body))
    // OpenSSL 3 has no single DES; three times the same key is the same thing.
    const decipher = createDecipheriv('des-ede3-ecb', Buffer.from('k3yk3yk3'.repeat(3)), null)
    const opened = Buffer.concat([decipher.update(bytes(data)), decipher.final()])
    expect(opened.toString()).toBe(body)
  })

  it.each(['', 'short', 'far too long', 'ไฟติดแล้ว'.slice(0, 8)])('refuses the key %j', (key) => {
    expect(() => createLegacyDesCipher(key)).toThrow('eight ASCII characters')
  })
})

describe('none', () => {
  it('leaves the body as it is', async () => {
    expect(await createPlainCipher().seal(body, login)).toEqual({ body, headers: {} })
  })
})
