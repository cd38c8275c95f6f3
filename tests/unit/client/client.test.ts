import { type CallError, type ClientOptions, createClient } from '#client/index.ts'
import { onSiteClosed } from '#client/site-closed.ts'
import { call, systemStatus } from '#contract/index.ts'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'

const read = call({
  method: 'GET',
  path: '/wps/thing',
  who: 'anyone',
  summary: 'Reads a thing.',
  sealed: false,
  request: v.object({ name: v.optional(v.string()), count: v.optional(v.number()) }),
  answer: v.object({ size: v.number() }),
  failure: v.nullable(v.object({ captcha: v.boolean() })),
})
const change = call({ ...read, method: 'POST' })

function clientFor(
  answer: (request: Request) => Response | Promise<Response>,
  more: Partial<ClientOptions> = {},
) {
  return createClient({
    origin: 'https://foyer.test',
    merchant: 'foyer',
    language: () => 'TH',
    token: () => null,
    fetch: async (input) => answer(input as Request),
    ...more,
  })
}

const good = (value: unknown, headers = {}) =>
  Response.json({ success: true, message: null, value }, { headers })

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('the call went through')
    },
    (error: CallError) => error,
  )

test('carries the headers of decision 3 and the input in the query', async () => {
  let seen: Request | undefined
  const client = clientFor((request) => {
    seen = request
    return good({ size: 1 })
  })
  await client.send(read, { name: 'ซ้ำ', count: 2 })
  expect(seen?.url).toBe('https://foyer.test/wps/thing?name=%E0%B8%8B%E0%B9%89%E0%B8%B3&count=2')
  expect(seen?.headers.get('merchant')).toBe('foyer')
  expect(seen?.headers.get('device')).toBe('web')
  expect(seen?.headers.get('language')).toBe('TH')
  expect(seen?.headers.has('authorization')).toBe(false)
})

test('an operator’s own path takes the place of ours', async () => {
  let path = ''
  const client = clientFor(
    (request) => {
      path = new URL(request.url).pathname
      return good({ size: 1 })
    },
    { paths: { '/wps/thing': '/api/v1/thing' } },
  )
  await client.send(read, {})
  expect(path).toBe('/api/v1/thing')
})

test('a refusal carries status, code, words and checked value', async () => {
  const client = clientFor(() =>
    Response.json(
      { success: false, code: 'login', message: 'No', value: { captcha: true } },
      { status: 400 },
    ),
  )
  const error = await failureOf(client.send(read, {}))
  expect(error).toMatchObject({
    failure: 'refused',
    status: 400,
    code: 'login',
    serverMessage: 'No',
    value: { captcha: true },
  })
})

test('a refusal whose value is not what was agreed has none', async () => {
  const client = clientFor(() =>
    Response.json({ success: false, message: 'No', value: { captcha: 'yes' } }, { status: 400 }),
  )
  expect((await failureOf(client.send(read, {}))).value).toBeNull()
})

test.each([
  ['an answer of another shape', () => good({ size: 'large' })],
  ['no envelope', () => Response.json([1, 2])],
  ['a page in place of an answer', () => new Response('<html>', { status: 502 })],
])('%s is malformed', async (_what, answer) => {
  expect((await failureOf(clientFor(answer).send(read, {}))).failure).toBe('malformed')
})

test('no answer is offline, giving up is aborted', async () => {
  const gone = clientFor(() => {
    throw new TypeError('Failed to fetch')
  })
  expect((await failureOf(gone.send(read, {}))).failure).toBe('offline')
  const controller = new AbortController()
  controller.abort()
  const client = clientFor((request) => {
    request.signal.throwIfAborted()
    return good({ size: 1 })
  })
  const error = await failureOf(client.send(read, {}, { signal: controller.signal }))
  expect(error.failure).toBe('aborted')
})

test('an answer that breaks off is as lost as none', async () => {
  const broken = clientFor(() => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"success":tr'))
        stream.error(new TypeError('network error'))
      },
    })
    return new Response(body)
  })
  expect((await failureOf(broken.send(read, {}))).failure).toBe('offline')
})

test('a successor of the token is handed over; a token that is refused is dropped', async () => {
  const onToken = vi.fn()
  let token: string | null = 'one'
  const options = { token: () => token, onToken }
  await clientFor(() => good({ size: 1 }, { 'Authorization-Next': 'two' }), options).send(read, {})
  expect(onToken).toHaveBeenLastCalledWith('two')

  const refusing = () => Response.json({ success: false, code: 'login_needed' }, { status: 401 })
  await failureOf(clientFor(refusing, options).send(read, {}))
  expect(onToken).toHaveBeenLastCalledWith(null)

  // Meanwhile somebody signed in anew: their token is not the one that was refused.
  onToken.mockClear()
  const late = clientFor(() => {
    token = 'three'
    return refusing()
  }, options)
  token = 'one'
  await failureOf(late.send(read, {}))
  expect(onToken).not.toHaveBeenCalled()
})

test('a refusal that tells of a closed site is told on, unless the status was asked for', async () => {
  const closed = vi.fn()
  const end = onSiteClosed(closed)
  const refused = (code: string, status: number) =>
    clientFor(() => Response.json({ success: false, code }, { status }))

  await failureOf(refused('login_needed', 401).send(read, {}))
  await failureOf(refused('maintenance', 503).send(systemStatus, { url: 'foyer.test' }))
  expect(closed).not.toHaveBeenCalled()
  await failureOf(refused('maintenance', 503).send(read, {}))
  expect(closed).toHaveBeenCalledTimes(1)
  await failureOf(refused('blocked', 403).send(change, {}))
  expect(closed).toHaveBeenCalledTimes(2)

  end()
  await failureOf(refused('maintenance', 503).send(read, {}))
  expect(closed).toHaveBeenCalledTimes(2)
})

test('a change travels as JSON with its idempotency key', async () => {
  let seen: Request | undefined
  const client = clientFor((request) => {
    seen = request
    return good({ size: 1 })
  })
  await client.send(change, { name: 'a' }, { idempotencyKey: 'k1' })
  expect(seen?.headers.get('content-type')).toBe('application/json')
  expect(seen?.headers.get('idempotency-key')).toBe('k1')
  expect(await seen?.json()).toEqual({ name: 'a' })
})

test('a call that is a form travels as its fields, whatever is in them', async () => {
  const form = call({
    ...change,
    form: true,
    request: v.object({ username: v.string(), email: v.string() }),
  })
  let seen: Request | undefined
  const client = clientFor((request) => {
    seen = request
    return good({ size: 1 })
  })
  const input = { username: 'นก & co', email: 'a+b@example.com' }
  await client.send(form, input)
  expect(seen?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(await seen?.text()))).toEqual(input)
})
