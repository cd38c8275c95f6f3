import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '#contract/index.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HostedBotCheck } from '#gateway/config.ts'
import { outsideOf } from '#gateway/http/outside.ts'
import { requireHuman } from '#gateway/session/bot-check.ts'
import { testConfig } from '../support/config.ts'
import { openGateway } from '../support/gateway.ts'

const gateway = openGateway()
const secret = 'secret-of-the-house'

/** What the provider is asked, and what it answers next. */
const asked: { path: string; form: Record<string, string> }[] = []
let answer: { status?: number; body: string } = { body: '{}' }
const provider = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    asked.push({ path: request.url ?? '', form: Object.fromEntries(new URLSearchParams(body)) })
    response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' })
    response.end(answer.body)
  })
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/verify`
})
afterAll(() => provider.close())
beforeEach(() => {
  asked.length = 0
})

const hosted = (name: HostedBotCheck['provider'], at = url): HostedBotCheck => ({
  provider: name,
  siteKey: 'key-of-the-site',
  secret,
  url: at,
})

/** Whether a proof is taken; status and code of the refusal if not. */
async function outcome(botCheck: HostedBotCheck, proof: string | undefined) {
  const { house, now } = gateway()
  const caller = {
    address: '203.0.113.5',
    host: 'foyer.test',
    secure: true,
    country: null,
    locale: 'en',
    now,
  } as const
  return requireHuman({ ...house, config: { ...house.config, botCheck } }, proof, caller).then(
    () => 'taken',
    (refusal: { status: number; code: string }) => `${refusal.status} ${refusal.code}`,
  )
}

const says = (value: unknown, status?: number) => {
  answer = { body: JSON.stringify(value), ...(status === undefined ? {} : { status }) }
}

describe.for(['turnstile', 'hcaptcha'] as const)('%s', (name) => {
  test('is asked with the secret, the token and the address', async () => {
    says({ success: true })
    expect(await outcome(hosted(name), 'token')).toBe('taken')
    expect(asked).toEqual([
      {
        path: '/verify',
        form: { secret, sitekey: 'key-of-the-site', response: 'token', remoteip: '203.0.113.5' },
      },
    ])
  })

  test('says no', async () => {
    for (const code of ['invalid-input-response', 'timeout-or-duplicate']) {
      says({ success: false, 'error-codes': [code] })
      expect(await outcome(hosted(name), 'token')).toBe('403 bot_check')
    }
    expect(await outcome(hosted(name), undefined)).toBe('403 bot_check')
    expect(asked).toHaveLength(2)
  })
})

describe('geetest', () => {
  const proof = { lot_number: 'lot', captcha_output: 'out', pass_token: 'pass', gen_time: '1700' }

  test('is asked with the lot, signed', async () => {
    says({ status: 'success', result: 'success' })
    expect(await outcome(hosted('geetest'), JSON.stringify(proof))).toBe('taken')
    const signed = createHmac('sha256', secret).update('lot').digest('hex')
    expect(asked).toEqual([
      { path: '/verify?captcha_id=key-of-the-site', form: { ...proof, sign_token: signed } },
    ])
  })

  test('says no, and is not bothered with what is no proof', async () => {
    says({ status: 'success', result: 'fail' })
    expect(await outcome(hosted('geetest'), JSON.stringify(proof))).toBe('403 bot_check')
    for (const wrong of ['token', '{}', 'null', JSON.stringify({ ...proof, lot_number: 7 })]) {
      expect(await outcome(hosted('geetest'), wrong)).toBe('403 bot_check')
    }
    expect(asked).toHaveLength(1)
  })
})

describe('a provider that cannot be understood', () => {
  test('lets nobody in, and the operator finds out why', async () => {
    const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    for (const [value, status] of [
      [{ success: false, 'error-codes': ['invalid-input-secret'] }, 200],
      [{ error: 'busy' }, 500],
      [[], 200],
    ] as const) {
      says(value, status)
      expect(await outcome(hosted('turnstile'), 'token')).toBe('503 bot_check')
    }
    answer = { body: '<html>' }
    expect(await outcome(hosted('hcaptcha'), 'token')).toBe('503 bot_check')
    expect(await outcome(hosted('turnstile', 'http://127.0.0.1:1/'), 'token')).toBe('503 bot_check')
    const lines = [...log.mock.calls, ...error.mock.calls].map(([line]) => String(line)).join('')
    log.mockRestore()
    error.mockRestore()
    expect(lines).toContain('invalid-input-secret')
    expect(lines).not.toContain(secret)
    expect(lines).not.toContain('"token"')
  })
})

describe('a house', () => {
  test('tells pages whom it asks, and with which key', async () => {
    const { value } = await gateway().ask(calls.botCheck, {})
    expect(value).toEqual({ provider: 'none' })
    // The work in place of a picture is there whoever else is asked.
    const instead = await gateway().ask(calls.botCheck, { instead: 'captcha' })
    expect(instead.value.provider).toBe('altcha')
  })

  test('opens its pages to the one it asks, and to nobody else', () => {
    const { brand } = testConfig()
    const open = (botCheck: Parameters<typeof outsideOf>[0]['botCheck']) =>
      JSON.stringify(outsideOf({ brand, botCheck, vendors: [] }))
    expect(open({ provider: 'altcha' })).not.toContain('https')
    expect(open({ provider: 'none' })).not.toContain('https')
    expect(open(hosted('turnstile'))).toContain('challenges.cloudflare.com')
    expect(open(hosted('turnstile'))).not.toMatch(/hcaptcha|geetest/)
    expect(open(hosted('hcaptcha'))).not.toMatch(/cloudflare|geetest/)
    expect(open(hosted('geetest'))).not.toMatch(/cloudflare|hcaptcha/)
  })
})
