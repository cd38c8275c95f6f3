import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ConfigError, readConfig } from '#gateway/config.ts'
import { flags, smsCodes } from '#gateway/database/schema/index.ts'
import { settled } from '#gateway/http/afterwards.ts'
import { limitRules } from '#gateway/session/constants.ts'
import { readOutbox } from '#gateway/session/outbox.ts'
import { openGateway } from '../support/gateway.ts'
import { makeAccount } from '../support/people.ts'

/** Stands where a provider of SMS would. */
interface Received {
  headers: IncomingMessage['headers']
  body: URLSearchParams
}
const received: Received[] = []
let status = 201

const provider = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: new URLSearchParams(await text(request)) })
  response.writeHead(status, { Location: 'http://127.0.0.1:9/' }).end('{}')
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/messages`

const sms = { url, user: 'house', key: 'its-key', from: 'FOYER' }
const gateway = openGateway({ sms, domains: ['foyer.test'] })

beforeAll(async () => {
  for (const modId of ['MOBILEVERCODELOGIN3', 'MOBILENUMREG3']) {
    await gateway().database.update(flags).set({ enabled: true }).where(eq(flags.modId, modId))
  }
})
afterEach(() => {
  received.length = 0
  status = 201
  sms.url = url
})
afterAll(() => new Promise<void>((resolve) => provider.close(() => resolve())))

let asked = 0
const askFor = (call: typeof calls.loginSmsCode, mobileNum: string) =>
  gateway().ask(
    call,
    { mobileNum, countryDialingCode: '66' },
    { headers: { Language: 'EN' }, from: `198.51.100.${++asked}` },
  )

test('carries the code under the account, tied to the site', async () => {
  expect((await askFor(calls.registerSmsCode, '810000101')).status).toBe(200)
  expect(received).toHaveLength(1)
  const { headers, body } = received[0] as Received
  expect(headers.authorization).toBe(`Basic ${btoa('house:its-key')}`)
  expect(body.get('To')).toBe('+66810000101')
  expect(body.get('From')).toBe('FOYER')
  const code = /your code is (\d{6})\./.exec(body.get('Body') ?? '')?.[1]
  expect(body.get('Body')).toMatch(new RegExp(`\\n@foyer\\.test #${code}$`))
  const [row] = await readOutbox(gateway().database, '+66810000101')
  expect(row?.sentAt).not.toBeNull()
  expect(row?.text).not.toContain(code)
})

test.each([400, 302])(
  'says so when the provider answers %i, and may be asked again',
  async (it) => {
    status = it
    const number = `8100002${it === 400 ? '01' : '02'}`
    const reply = await askFor(calls.registerSmsCode, number)
    expect([reply.status, reply.envelope.code]).toEqual([503, 'sms_failed'])
    // Not even where a provider sends it on to does the key go.
    expect(received).toHaveLength(1)
    status = 201
    gateway().later(limitRules.smsDown.window)
    expect((await askFor(calls.registerSmsCode, number)).status).toBe(200)
  },
)

test('notes for the operator what went wrong, without the code', async () => {
  status = 400
  await askFor(calls.registerSmsCode, '810000301')
  const [row] = await readOutbox(gateway().database, '+66810000301')
  expect(row).toMatchObject({ sentAt: null, failure: 'refused: HTTP 400' })
  expect(row?.text).toContain('••••••')
})

test('to log in, the message leaves after the answer, and only to members', async () => {
  await makeAccount(gateway(), 'carried', { mobile: '66810000401' })
  const known = await askFor(calls.loginSmsCode, '810000401')
  const unknown = await askFor(calls.loginSmsCode, '810000402')
  expect(unknown.value).toEqual(known.value)
  await settled(gateway().database)
  expect(received.map(({ body }) => body.get('To'))).toEqual(['+66810000401'])
})

test('to log in, a provider that refuses a number tells nobody', async () => {
  await makeAccount(gateway(), 'refused', { mobile: '66810000403' })
  status = 400
  expect((await askFor(calls.loginSmsCode, '810000403')).status).toBe(200)
  await settled(gateway().database)
  expect((await askFor(calls.loginSmsCode, '810000404')).status).toBe(200)
})

test('to log in, a provider that is down is told of to everybody, for a minute', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await makeAccount(gateway(), 'unheard', { mobile: '66810000405' })
  status = 500
  expect((await askFor(calls.loginSmsCode, '810000405')).status).toBe(200)
  await settled(gateway().database)
  for (const number of ['810000406', '810000407']) {
    expect((await askFor(calls.loginSmsCode, number)).envelope.code).toBe('sms_failed')
  }
  gateway().later(limitRules.smsDown.window)
  expect((await askFor(calls.loginSmsCode, '810000406')).status).toBe(200)
  await settled(gateway().database)
  // It was foreseen: nobody has to be woken for it.
  expect(written).not.toHaveBeenCalled()
  written.mockRestore()
})

test('a provider that is not there is down', async () => {
  sms.url = 'http://127.0.0.1:9/'
  const reply = await askFor(calls.registerSmsCode, '810000501')
  expect(reply.envelope.code).toBe('sms_failed')
  const [row] = await readOutbox(gateway().database, '+66810000501')
  expect(row?.failure).toBe('down: no answer')
  const codes = await gateway().database.select().from(smsCodes)
  expect(JSON.stringify([row, reply.envelope, codes])).not.toMatch(/its-key|127\.0\.0\.1/)
})

test('an account with a provider is whole, or there is none', () => {
  const whole = {
    FOYER_SMS_URL: 'https://sms.example/messages',
    FOYER_SMS_USER: 'house',
    FOYER_SMS_KEY: 'its-key',
    FOYER_SMS_FROM: 'FOYER',
  }
  expect(readConfig({}).sms).toBeNull()
  expect(readConfig(whole).sms).toEqual({
    url: 'https://sms.example/messages',
    user: 'house',
    key: 'its-key',
    from: 'FOYER',
  })
  for (const name of Object.keys(whole)) {
    expect(() => readConfig({ ...whole, [name]: '' })).toThrow(ConfigError)
  }
  expect(() => readConfig({ ...whole, FOYER_SMS_URL: 'ftp://sms.example' })).toThrow(
    'FOYER_SMS_URL must be an address',
  )
})
