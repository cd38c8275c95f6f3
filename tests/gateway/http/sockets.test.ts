import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen, type Listening } from '#gateway/listen.ts'
import { createApp } from '#gateway/app.ts'
import { openCopy } from '../support/gateway.ts'
import { testConfig } from '../support/config.ts'
import type { OpenDatabase } from '#gateway/database/open.ts'

let opened: OpenDatabase
let server: Listening

beforeAll(async () => {
  opened = await openCopy()
  const config = testConfig()
  server = await listen(createApp({ database: opened.database, config }), config)
})
afterAll(async () => {
  await server.close()
  await opened.close()
})

/** Says exactly these bytes and hears everything until the other side hangs up. */
const speak = (...parts: string[]) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1')
    let heard = ''
    socket.setTimeout(5000, () => socket.destroy(new Error(`silence after ${heard}`)))
    socket.on('data', (data) => (heard += data.toString('utf8')))
    socket.on('error', (cause) => (heard ? resolve(heard) : reject(cause)))
    socket.on('close', () => resolve(heard))
    for (const part of parts) socket.write(part, 'latin1')
  })

const head = (line: string, ...fields: string[]) =>
  [line, 'Host: foyer.test', 'Connection: close', ...fields, '', ''].join('\r\n')

function expectEnvelope(heard: string, status: number | number[]) {
  expect([status].flat()).toContain(Number(heard.slice(9, 12)))
  const body = heard.slice(heard.indexOf('\r\n\r\n') + 4)
  const json = body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)
  expect(JSON.parse(json)).toMatchObject({ success: false, code: expect.any(String) })
  expect(heard).not.toMatch(/\bat \S+ \(|node_modules/)
}

const login = 'POST /wps/session/login HTTP/1.1'
const type = 'Content-Type: application/json'

describe('over a real socket', () => {
  test('headers without end are refused', async () => {
    expectEnvelope(await speak(head('GET /wps/captcha HTTP/1.1', `X: ${'x'.repeat(20_000)}`)), 431)
  })

  test.each([
    ['no HTTP at all', '\x16\x03\x01\r\n\r\n'],
    ['a header with a NUL', head('GET /wps/captcha HTTP/1.1', 'X: a\0b')],
    ['two lengths', head(login, type, 'Content-Length: 2', 'Content-Length: 3')],
    ['a length and chunks', head(login, type, 'Content-Length: 2', 'Transfer-Encoding: chunked')],
    ['a negative length', head(login, type, 'Content-Length: -1')],
    ['a host that is none', head('GET /wps/captcha HTTP/1.1').replace('foyer.test', 'a b<c>')],
    ['a backslash', head('GET /wps\\captcha HTTP/1.1')],
  ])('%s is refused', async (_, bytes) => {
    expectEnvelope(await speak(bytes), 400)
  })

  test('odd methods are refused', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'QUERY', 'PATCH']) {
      expectEnvelope(await speak(head(`${method} /wps/captcha HTTP/1.1`)), 405)
    }
  })

  test('a chunked body that goes on and on is cut off', async () => {
    const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`
    const heard = await speak(
      head(login, type, 'Transfer-Encoding: chunked').replace('Connection: close\r\n', ''),
      ...Array<string>(8).fill(chunk),
    )
    expectEnvelope(heard, 413)
    expect(heard.toLowerCase()).toContain('connection: close')
  })

  test('a body longer than announced is not part of the request', async () => {
    expectEnvelope(await speak(head(login, type, 'Content-Length: 2'), '{}', '{}{}{}'), 400)
  })

  test('a body that stops short is refused when the other side goes', async () => {
    const socket = connect(server.port, '127.0.0.1')
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.write(head(login, type, 'Content-Length: 200') + '{"user')
    socket.resume()
    socket.end()
    await new Promise((resolve) => socket.once('close', resolve))
    expect((await fetch(`${server.url}/wps/system/whitelabel`)).status).toBe(200)
  })

  test('an answer comes with its length, and the connection stays', async () => {
    const response = await fetch(`${server.url}/wps/system/whitelabel`)
    expect(response.status).toBe(200)
    expect(Number(response.headers.get('content-length'))).toBe((await response.text()).length)
  })
})

test('on the way out a running request is answered, and its connection not waited for', async () => {
  let answer = () => {}
  const asked = Promise.withResolvers<void>()
  const fetch = async () => {
    asked.resolve()
    await new Promise<void>((resolve) => (answer = resolve))
    return new Response('done')
  }
  const leaving = await listen({ fetch }, { host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true })
  const heard = new Promise<string>((resolve, reject) => {
    get({ port: leaving.port, agent }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (data: string) => (text += data))
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })
  await asked.promise
  const began = performance.now()
  const closed = leaving.close()
  await expect(globalThis.fetch(leaving.url)).rejects.toThrow()
  answer()
  expect(await heard).toBe('done')
  await closed
  expect(performance.now() - began).toBeLessThan(3000)
  agent.destroy()
})
