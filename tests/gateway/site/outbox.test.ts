import { beforeAll, expect, test } from 'vitest'
import { putInOutbox } from '#gateway/session/outbox.ts'
import { openGateway, readReply } from '../support/gateway.ts'

const opsToken = 'operator-of-the-test'
const gateway = openGateway({ opsToken })
const basic = (password: string) => `Basic ${btoa(`anybody:${password}`)}`

beforeAll(async () => {
  const put = (to: string, text: string, at: number) =>
    putInOutbox(
      gateway().database,
      { kind: 'sms', to, text, secret: '123456' },
      'kept',
      new Date(gateway().now.getTime() + at),
    )
  await put('+66810000001', 'Your code is 123456', 0)
  await put('+66810000002', '<script>alert("1")</script>', 1000)
})

const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  gateway().fetch(path, { method, headers })

test('is a page for people, newest first, which runs nothing', async () => {
  const response = await open('/ops/outbox', {
    Authorization: basic(opsToken),
    Accept: 'text/html,*/*;q=0.8',
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  expect(html.indexOf('+66810000002')).toBeLessThan(html.indexOf('+66810000001'))
  expect(html).toContain('Your code is 123456')
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)')
})

test('is data for tests, to one number', async () => {
  const response = await open('/ops/outbox?to=%2B66810000001', {
    Authorization: `Bearer ${opsToken}`,
  })
  const { value } = await readReply<{ list: unknown[] }>(response)
  expect(value.list).toEqual([
    expect.objectContaining({ to: '+66810000001', kind: 'sms', fate: 'kept here' }),
  ])
})

test('keeps what somebody carries, or nobody gets, without its secret', async () => {
  const { database } = gateway()
  const message = {
    kind: 'sms' as const,
    to: '+66810000003',
    text: 'code 123456',
    secret: '123456',
  }
  await putInOutbox(database, message, 'carried', gateway().now)
  await putInOutbox(database, message, { failure: 'nobody' }, gateway().now)
  const response = await open('/ops/outbox?to=%2B66810000003', {
    Authorization: `Bearer ${opsToken}`,
  })
  const { value } = await readReply<{ list: { text: string; fate: string }[] }>(response)
  expect(value.list.map(({ text }) => text)).toEqual(['code ••••••', 'code ••••••'])
  expect(value.list.map(({ fate }) => fate).toSorted()).toEqual(['not sent: nobody', 'on its way'])
})

test.each(['', basic('wrong'), 'Bearer wrong'])('asks for the token: %j', async (authorization) => {
  const headers: Record<string, string> = { Authorization: authorization }
  const response = await open('/ops/outbox', headers)
  expect(response.status).toBe(401)
  expect(response.headers.get('www-authenticate')).toMatch(/^Basic /)
})

test('lets a browser that was told the token read, and change nothing', async () => {
  const headers = { Authorization: basic(opsToken), 'Content-Type': 'application/json' }
  const put = await gateway().fetch('/ops/status', {
    method: 'PUT',
    headers,
    body: '{"maintenance":{}}',
  })
  expect(put.status).toBe(401)
  expect((await open('/ops/outbox', headers, 'POST')).status).toBe(405)
})
