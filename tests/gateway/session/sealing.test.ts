import { calls } from '#contract/index.ts'
import { JSEncrypt } from 'jsencrypt'
import forge from 'node-forge'
import { describe, expect, test } from 'vitest'
import { readReply, TestGateway, openGateway } from '../support/gateway.ts'
import { makeAccount, password } from '../support/people.ts'
import { seal as sealWith, type Wrap } from '../../../scripts/seal.ts'

const gateway = openGateway({ ciphers: ['modern', 'legacy-des'], desKey: 'k3y-58!x' })
const hour = 3_600_000

const credentials = (username: string) => ({ username, password, type: 'username' as const })

/** Wraps as the browser does: jsencrypt takes the bytes as a string. */
const wrap: Wrap = (key, publicKey) => {
  const rsa = new JSEncrypt()
  rsa.setPublicKey(publicKey)
  return String(rsa.encryptOAEP(key.toString('latin1')))
}

async function seal(body: unknown, call: { method: string; path: string } = calls.login) {
  return sealWith(body, call, (await gateway().ask(calls.sealingKey, {})).value, wrap)
}

async function send(sealed: { encryption?: string; body: unknown }) {
  const response = await gateway().fetch(calls.login.path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(sealed.encryption ? { Encryption: sealed.encryption } : {}),
    },
    body: JSON.stringify(sealed.body),
  })
  return readReply(response)
}

const refusedAlike = {
  status: 400,
  envelope: {
    success: false,
    code: 'sealed',
    message: 'The sealed body could not be opened',
    value: null,
  },
}

describe('a modern seal', () => {
  test('is opened', async () => {
    await makeAccount(gateway(), 'sealed')
    expect((await send(await seal(credentials('sealed')))).status).toBe(200)
  })

  test('holds words of any script', async () => {
    const reply = await send(await seal({ ...credentials('sealed'), username: 'ผู้เล่น 😀' }))
    expect(reply.envelope.code).toBe('login')
  })

  test('is opened once', async () => {
    const sealed = await seal(credentials('sealed'))
    expect((await send(sealed)).status).toBe(200)
    expect(await send(sealed)).toMatchObject(refusedAlike)
    // In another process as well.
    const other = new TestGateway(gateway().opened, { ciphers: ['modern'] })
    const response = await other.fetch(calls.login.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Encryption: sealed.encryption },
      body: JSON.stringify(sealed.body),
    })
    expect(response.status).toBe(400)
  })

  test('breaks when anything in it is changed', async () => {
    const flip = (base64: string, at: number) => {
      const bytes = Buffer.from(base64, 'base64')
      bytes[at] = (bytes[at] ?? 0) ^ 1
      return bytes.toString('base64')
    }
    for (const part of ['key', 'iv', 'data'] as const) {
      const { encryption, body } = await seal(credentials('sealed'))
      expect(
        await send({ encryption, body: { ...body, [part]: flip(body[part], 3) } }),
      ).toMatchObject(refusedAlike)
      expect(await send({ encryption, body: { ...body, [part]: '' } })).toMatchObject(refusedAlike)
      expect(await send({ encryption, body: { ...body, [part]: 7 } })).toMatchObject(refusedAlike)
    }
  })

  test('is for one call', async () => {
    const sealed = await seal(credentials('sealed'), { ...calls.login, path: '/wps/other' })
    expect(await send(sealed)).toMatchObject(refusedAlike)
  })

  test('needs a key the gateway knows', async () => {
    const { body } = await seal(credentials('sealed'))
    for (const encryption of ['modern; key=unknown', 'modern', 'rot13', 'modern; key=../..', '']) {
      expect(await send({ encryption, body })).toMatchObject(refusedAlike)
    }
  })

  test('holds nothing but JSON in UTF-8', async () => {
    for (const text of ['', 'null]', '{"username":"\\u0000"}', '['.repeat(40_000)]) {
      expect(await send(await seal(text))).toMatchObject(refusedAlike)
    }
    const wrong = await send(await seal([1, 2]))
    expect(wrong.envelope.code).toBe('bad_request')
  })

  test('is asked for: a bare body is not taken', async () => {
    expect(await send({ body: credentials('sealed') })).toMatchObject(refusedAlike)
  })
})

describe('the key', () => {
  const keyId = async () => (await gateway().ask(calls.sealingKey, {})).value.id

  test('is made once for all who ask at the same time', async () => {
    gateway().later(25 * hour)
    const asked = await Promise.all(Array.from({ length: 5 }, keyId))
    expect(new Set(asked).size).toBe(1)
  })

  test('stays for a day, is good for an hour more, then gone', async () => {
    const first = await keyId()
    expect(await keyId()).toBe(first)
    gateway().later(23 * hour)
    expect(await keyId()).toBe(first)
    const [soon, late] = [await seal(credentials('sealed')), await seal(credentials('sealed'))]
    gateway().later(1.5 * hour)
    const second = await keyId()
    expect(second).not.toBe(first)
    expect((await send(soon)).status).toBe(200)
    gateway().later(0.5 * hour)
    expect(await send(late)).toMatchObject(refusedAlike)
  })
})

describe('a seal of the old kind', () => {
  const des = (text: string) => {
    const cipher = forge.cipher.createCipher('DES-ECB', 'k3y-58!x')
    cipher.start({ iv: '' })
    cipher.update(forge.util.createBuffer(text, 'utf8'))
    cipher.finish()
    return forge.util.encode64(cipher.output.getBytes())
  }

  test('is opened with the agreed key', async () => {
    const data = des(JSON.stringify(credentials('sealed')))
    expect((await send({ encryption: 'legacy-des', body: { data } })).status).toBe(200)
  })

  test('is refused like any other', async () => {
    for (const data of ['', 'AAAA', des('no json'), 7]) {
      expect(await send({ encryption: 'legacy-des', body: { data } })).toMatchObject(refusedAlike)
    }
  })
})
