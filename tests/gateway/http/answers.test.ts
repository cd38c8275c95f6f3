import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { calls } from '#contract/index.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressOf, localeOf } from '#gateway/http/caller.ts'
import { describeError, redact } from '#gateway/http/log.ts'
import { readQuery } from '#gateway/http/read-query.ts'
import { readReply, TestGateway, openGateway } from '../support/gateway.ts'
import { testConfig } from '../support/config.ts'

const page = async () => ({
  response: new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html' } }),
  scripts: ["'sha256-abc'"],
  styles: ["'sha256-def'"],
})
const gateway = openGateway({}, page)

afterEach(() => vi.restoreAllMocks())

describe('security headers', () => {
  test('stand on every answer', async () => {
    for (const path of ['/', '/wps/nothing', '/wps/captcha', '/assets/x.js', '/robots.txt']) {
      const { headers } = await gateway().fetch(path)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('request-id')).toMatch(/^[\w-]{12}$/)
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  test('let a page run what it has inline, by hash', async () => {
    const policy = (await gateway().fetch('/')).headers.get('content-security-policy')
    expect(policy).toBe(
      "default-src 'none'; script-src 'self' 'sha256-abc'; style-src 'self' 'sha256-def'; " +
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; frame-src 'self'",
    )
  })

  test('let a page ask the operator’s own server, and nobody else', async () => {
    const origin = 'https://api.example.com'
    const server = { origin, cipher: 'modern' as const }
    const brand = { ...testConfig().brand, server }
    const elsewhere = new TestGateway(gateway().opened, { brand }, page)
    const policy = (await elsewhere.fetch('/')).headers.get('content-security-policy')
    expect(policy).toContain(`; connect-src 'self' ${origin};`)
    expect(policy).toContain(`; img-src 'self' data: blob: ${origin};`)
    expect(policy?.split(origin)).toHaveLength(3)
  })

  test('promise HTTPS only to who came by it, and believe a proxy only if told', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' }
    expect((await gateway().fetch('/', { headers })).headers.has('strict-transport-security')).toBe(
      false,
    )
    const behind = new TestGateway(gateway().opened, { proxies: 1 }, page)
    const reply = await behind.fetch('/', { headers })
    expect(reply.headers.get('strict-transport-security')).toContain('max-age=63072000')
  })
})

describe('pages', () => {
  test('answer what is no call and no file', async () => {
    expect(await (await gateway().fetch('/rng?page=2')).text()).toBe('<p>page</p>')
    expect((await gateway().fetch('/', { method: 'POST' })).status).toBe(405)
    const head = await gateway().fetch('/', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test.each([
    ['/register?affiliateCode=TEAK89', '/register?affiliateCode=TEAK89'],
    ['//elsewhere.example/login', '/elsewhere.example/login'],
  ])('lead a form that the browser sent by itself back to itself: %s', async (path, location) => {
    const headers = { 'Sec-Fetch-Mode': 'navigate' }
    const send = (to: string) =>
      gateway().fetch(to, { method: 'POST', headers, body: 'password=x' })
    const { status, headers: answered } = await send(path)
    expect([status, answered.get('location')]).toEqual([303, location])
    expect((await send('/assets/app-1a2b.js')).status).toBe(405)
  })

  test('are 404 where none are drawn', async () => {
    const bare = new TestGateway(gateway().opened)
    expect((await bare.fetch('/')).status).toBe(404)
  })

  test('call the contract in process, for the same visitor, uncounted', async () => {
    const seen: unknown[] = []
    const asking = new TestGateway(gateway().opened, {}, async (_, { call }) => {
      const path = `http://foyer.test${calls.systemStatus.path}`
      seen.push(await (await call(new Request(`${path}?url=x`))).json())
      seen.push((await call(new Request(path))).status)
      return page()
    })
    await asking.fetch('/')
    expect(seen).toMatchObject([{ success: true }, 400])
  })
})

test('a page that fails says so in plain words', async () => {
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  const failing = new TestGateway(gateway().opened, {}, async () => {
    throw new TypeError('a hole in the page')
  })
  const response = await failing.fetch('/rng')
  expect(response.status).toBe(500)
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(await response.text()).toBe(`Unknown error (${response.headers.get('request-id')})`)
  expect(written.join('')).toContain('a hole in the page')
})

describe('long answers', () => {
  const menus = (headers: Record<string, string>) =>
    gateway().fetch(calls.gameMenus.path, { headers })

  test('go out compressed to guests', async () => {
    const plain = await (await menus({})).text()
    const br = await menus({ 'Accept-Encoding': 'gzip, br' })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(br.headers.get('vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(await br.arrayBuffer())
    expect(br.headers.get('content-length')).toBe(String(bytes.length))
    expect(brotliDecompressSync(bytes).toString()).toBe(plain)
    const gz = await menus({ 'Accept-Encoding': 'gzip' })
    expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe(plain)
  })

  test('stay as they are when short, refused, or for somebody signed in', async () => {
    const headers = { 'Accept-Encoding': 'br' }
    const short = await gateway().fetch(calls.domainRoute.path, { headers })
    expect(short.headers.get('content-encoding')).toBeNull()
    expect((await short.json()).success).toBe(true)
    const own = await menus({ ...headers, Authorization: 'x' })
    expect(own.headers.get('content-encoding')).toBeNull()
  })
})

describe('what nobody thought of', () => {
  test('is 500 with a number, and its story stays in the log without secrets', async () => {
    const written: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
    const database = new Proxy(gateway().database, {
      get(target, name, receiver) {
        if (name !== 'select') return Reflect.get(target, name, receiver)
        return () => {
          const cause = new Error('Failed query: select 1\nparams: hunter2,secret')
          throw Object.assign(cause, { cause: new Error('no route to database') })
        }
      },
    })
    const broken = new TestGateway({ ...gateway().opened, database })
    const reply = await readReply(await broken.fetch(`${calls.systemStatus.path}?url=x`))
    expect(reply.status).toBe(500)
    expect(reply.envelope).toEqual({
      success: false,
      code: 'unknown',
      message: `Unknown error (${reply.headers.get('request-id')})`,
      value: null,
    })
    const log = written.join('')
    expect(log).toContain(reply.headers.get('request-id'))
    expect(log).toContain('no route to database')
    expect(log).not.toContain('hunter2')
  })
})

describe('the log', () => {
  test('has a line a request, without its query, when it is on', async () => {
    const written: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
    const talking = new TestGateway(gateway().opened, { log: true })
    await talking.fetch('/wps/nothing?token=abc', { headers: { Authorization: 'abc' } })
    expect(written).toHaveLength(1)
    expect(JSON.parse(written[0] ?? '')).toMatchObject({
      level: 'info',
      method: 'GET',
      path: '/wps/nothing',
      status: 404,
      address: '203.0.113.5',
    })
    expect(written[0]).not.toContain('abc')
  })

  test('hides secrets wherever they stand', () => {
    expect(
      redact({ user: 'a', Authorization: 'x', deep: [{ newPassword: 'x', captchaId: 'x' }] }),
    ).toEqual({
      user: 'a',
      Authorization: '[hidden]',
      deep: [{ newPassword: '[hidden]', captchaId: '[hidden]' }],
    })
    expect(redact('x'.repeat(600))).toHaveLength(501)
    expect(describeError('odd')).toEqual({ error: 'string' })
    expect(describeError({ name: 'ErrnoError', errno: 2, path: 'x' })).toEqual({
      error: 'ErrnoError',
      errno: 2,
    })
    expect(describeError(null)).toEqual({ error: 'object' })
  })
})

describe('the caller', () => {
  const from = (forwarded: string | null, proxies: number, socket = '::ffff:10.0.0.1') =>
    addressOf(
      new Headers(forwarded === null ? {} : { 'X-Forwarded-For': forwarded }),
      { incoming: { socket: { remoteAddress: socket } } },
      proxies,
    )

  test('has the address of the socket, or what our own proxies say', () => {
    expect(from('1.2.3.4', 0)).toBe('10.0.0.1')
    expect(from('6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4')
    expect(from('6.6.6.6, 1.2.3.4, 10.0.0.9', 2)).toBe('1.2.3.4')
    expect(from('1.2.3.4', 2)).toBe('10.0.0.1')
    expect(from('1.2.3.4:5678', 1)).toBe('1.2.3.4')
    expect(from('[2001:db8::7]:443', 1)).toBe('2001:db8::7')
    expect(from('[2001:db8::7]', 1)).toBe('2001:db8::7')
    expect(from('2001:DB8::7', 1)).toBe('2001:DB8::7')
    expect(from('::ffff:1.2.3.4', 1)).toBe('1.2.3.4')
    for (const none of ['<script>', '....', '1.2.3.4.5', 'unknown', '_hidden', '[x]:1', '']) {
      expect(from(none, 1)).toBe('10.0.0.1')
    }
    expect(from(null, 1)).toBe('10.0.0.1')
    expect(addressOf(new Headers(), {}, 0)).toBe('0.0.0.0')
  })

  test('has a language, English when it is none of ours', () => {
    const { brand } = testConfig()
    expect(localeOf('TH', brand)).toBe('th')
    expect(localeOf(' cn ', brand)).toBe('zh-CN')
    expect(localeOf('TY', brand)).toBe('fil')
    expect(localeOf('DE', brand)).toBe('en')
    expect(localeOf(null, brand)).toBe('en')
  })
})

test('a query is decoded strictly', () => {
  expect(readQuery('/x?a=1&b=%E0%B8%81+c&d&e=')).toEqual({ a: '1', b: 'ก c', d: '', e: '' })
  expect(readQuery('/x')).toEqual({})
  expect(readQuery('/x?&&')).toEqual({})
  expect(readQuery('/x?__proto__=1#f')).toEqual(Object.fromEntries([['__proto__', '1']]))
  expect(() => readQuery('/x?a=%')).toThrow()
})
