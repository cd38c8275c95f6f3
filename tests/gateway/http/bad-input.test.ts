import { calls, envelope, headers } from '#contract/index.ts'
import { bodyLimit, uploadLimit } from '#gateway/http/read-body.ts'
import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const gateway = openGateway()
let token = ''
beforeAll(async () => {
  token = (await makeVisitor(gateway(), 'meddler')).token
})

/** Whatever came back is an envelope of 4xx that gives nothing of the inside away. */
async function expectRefusal(response: Response, statuses?: number[]) {
  expect(response.status, response.url).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  if (statuses) expect(statuses).toContain(response.status)
  const text = await response.text()
  const parsed = v.parse(envelope, JSON.parse(text))
  expect(parsed.success).toBe(false)
  expect(parsed.code).toMatch(/^[a-zA-Z_]+$/)
  expect(text).not.toMatch(/\bat \S+ \(|node_modules|select |insert |Error:|\.ts:/i)
}

const send = (path: string, init: RequestInit = {}) =>
  gateway().fetch(path, { ...init, headers: { [headers.token]: token, ...init.headers } }, from)

// Each test comes from somewhere else, so that the limits are its own, however many calls there are.
let tests = 0
let from = ''
beforeEach(() => {
  tests += 1
  from = `198.${18 + (tests >> 8)}.${tests & 255}.7`
})

const json = (body: BodyInit | null, type = 'application/json', method = 'POST') => ({
  method,
  body,
  headers: { 'Content-Type': type },
})

const all = Object.entries(calls)
const reading = all.filter(([, call]) => call.method === 'GET')
const writing = all.filter(([, call]) => call.method === 'POST' || call.method === 'PUT')
/** Which bodies a call takes; a form's is a form. */
const inJson = writing.filter(([, call]) => !call.form)
const asForm = writing.filter(([, call]) => call.form)
const form = 'application/x-www-form-urlencoded'

/** Values that no parameter of any call should survive, or only as harmless text. */
const hostile: Record<string, string> = {
  'malformed percent-encoding': '%E0%A4%A',
  'a lone percent sign': '%',
  'bad UTF-8': '%ff%fe',
  'an overlong encoding': '%c0%ae',
  'half a surrogate pair': '%ed%a0%80',
  NUL: 'a%00b',
}

/** Fields that say which one is meant. */
const naming = new Set(['id', 'nodeId', 'gameId', 'gameCode'])

describe.each(reading)('%s', (_, call) => {
  test.each(Object.entries(hostile))('refuses %s in a value and in a name', async (__, value) => {
    await expectRefusal(await send(`${call.path}?pageNo=${value}`), [400])
    await expectRefusal(await send(`${call.path}?${value}=1`), [400])
  })

  test('refuses a parameter that comes twice', async () => {
    await expectRefusal(await send(`${call.path}?url=a&url=b`), [400])
  })

  test('never fails over values of another type', async () => {
    const fields = Object.keys((call.request as { entries?: object }).entries ?? { x: null })
    const values = [
      '',
      '-1',
      '0',
      '1e9',
      '999999999999',
      'NaN',
      '[object Object]',
      "'; drop",
      '<b>',
      'ก'.repeat(3000),
    ]
    for (const field of fields) {
      for (const value of values) {
        const response = await send(`${call.path}?${field}=${encodeURIComponent(value)}`)
        expect(response.status, `${field}=${value.slice(0, 20)}`).toBeLessThan(500)
        // What is asked for by its name or number may not be there.
        const refusals = naming.has(field) ? [400, 404] : [400]
        if (response.status >= 400) await expectRefusal(response, refusals)
      }
    }
  })
})

describe.each(inJson)('%s', (_, call) => {
  const meddle = async (body: BodyInit | null, type?: string) =>
    send(call.path, json(body, type, call.method))

  test('refuses what is not JSON in UTF-8', async () => {
    const bodies: BodyInit[] = [
      '',
      '{',
      'null,',
      'undefined',
      '{"a":"\\u0000"}',
      '{"a\\u0000":1}',
      '{"a":"\\ud800"}',
      '['.repeat(30_000),
      new Uint8Array([0x7b, 0xff, 0x7d]),
      new Uint8Array([0xef, 0xbb, 0xbf, 0x7b]),
    ]
    for (const body of bodies) await expectRefusal(await meddle(body), [400])
    await expectRefusal(await meddle(null), [400])
  })

  test('refuses JSON of another shape', async () => {
    const bodies = ['null', '[]', '7', '"text"', '{}', '{"username":{}}', '{"__proto__":{"a":1}}']
    for (const body of bodies) await expectRefusal(await meddle(body), [400])
  })

  test('refuses another content type', async () => {
    for (const type of [
      '',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'application/json; charset=utf-16',
    ]) {
      await expectRefusal(await meddle('{}', type), [415])
    }
    const typed = await meddle('{}', 'Application/JSON; charset="UTF-8"')
    expect(typed.status).not.toBe(415)
  })

  test('refuses a long body, announced or not', async () => {
    const limit = call.upload ? uploadLimit : bodyLimit
    const long = `{"a":"${'x'.repeat(limit)}"}`
    await expectRefusal(await meddle(long), [413])
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(16_384).fill(0x20))
      },
    })
    const init = { ...json(endless, undefined, call.method), duplex: 'half' } as RequestInit
    await expectRefusal(await send(call.path, init), [413])
    expect(sent).toBeLessThan(limit / 16_384 + 8)
  })
})

describe.each(asForm)('%s', (_, call) => {
  const meddle = async (body: BodyInit | null, type = form) =>
    send(call.path, json(body, type, call.method))

  test('refuses what is not a form in UTF-8, and a form of another shape', async () => {
    const bodies = [
      '',
      '{}',
      'a=%E0%A4%A',
      'a=%ff',
      'a=b%00',
      'a=%ed%a0%80',
      'username',
      '__proto__=1',
    ]
    for (const body of bodies) await expectRefusal(await meddle(body), [400])
    await expectRefusal(await meddle(new Uint8Array([0x61, 0x3d, 0xff])), [400])
  })

  test('refuses another content type, and a long body', async () => {
    for (const type of ['', 'text/plain', 'application/json', `${form}; charset=utf-16`]) {
      await expectRefusal(await meddle('a=b', type), [415])
    }
    await expectRefusal(await meddle(`a=${'x'.repeat(70_000)}`), [413])
  })
})

describe.each(all)('%s', (_, call) => {
  test('refuses another method and names its own', async () => {
    const taken = all.filter(([, { path }]) => path === call.path).map(([, one]) => one.method)
    for (const method of [
      'GET',
      'POST',
      'PUT',
      'DELETE',
      'PATCH',
      'OPTIONS',
      'PROPFIND',
      'X-ODD',
    ]) {
      if (taken.some((one) => one === method)) continue
      const response = await send(call.path, { method })
      await expectRefusal(response, [405])
      expect(response.headers.get('allow')?.split(', ')).toContain(call.method)
    }
  })

  test('shrugs at absurd headers', async () => {
    const absurd = {
      Authorization: `Bearer ${'x'.repeat(5000)}`,
      Language: 'x'.repeat(5000),
      Device: '${jndi:ldap://x}',
      Merchant: "' or ''='",
      Encryption: 'modern; key='.repeat(200),
      'Idempotency-Key': 'k'.repeat(9000),
      'X-Forwarded-For': '1,2,3,,,'.repeat(500),
      'Accept-Encoding': 'q=;;;,,,',
      'If-None-Match': '"'.repeat(999),
    }
    const response = await gateway().fetch(call.path, { method: call.method, headers: absurd })
    expect(response.status).toBeLessThan(500)
    v.parse(envelope, await response.json())
  })
})

describe('no call', () => {
  test.each([
    '/wps',
    '/wps/',
    '/wps/nothing',
    '/wps//captcha',
    '/wps/captcha/',
    '/wps/%ff',
    '/wps/..%2f..%2fetc/passwd',
    '/wps/captcha%00',
    '/lgw',
    '/lgw/x',
  ])('%s', async (path) => {
    await expectRefusal(await send(path), [404])
    await expectRefusal(await send(path, json('{}')), [404])
  })
})

test('HEAD is GET without the body', async () => {
  const response = await send(calls.gameMenus.path, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})
