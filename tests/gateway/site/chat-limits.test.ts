import { afterEach, expect, test } from 'vitest'
import { limits } from '#gateway/database/schema/index.ts'
import { type LimitName, limitRules } from '#gateway/session/constants.ts'
import { counterName } from '#gateway/session/limits.ts'
import { openGateway } from '../support/gateway.ts'

const gateway = openGateway()
const address = '198.51.100.7'
afterEach(() => gateway().database.delete(limits))

/** As if an address had used up what a rule gives it. */
const useUp = (rule: LimitName) =>
  gateway()
    .database.insert(limits)
    .values({
      name: counterName(rule, address),
      count: limitRules[rule].hits,
      endsAt: new Date(gateway().now.getTime() + limitRules[rule].window),
    })

const get = (path: string, from = address) => gateway().fetch(path, {}, from)
const post = (path: string, body: object, from = address) =>
  gateway().fetch(path, { method: 'POST', body: JSON.stringify(body) }, from)

let keys = 0
const say = (seat: string, from = address) =>
  post('/chat-room/say', { seat, text: 'Hello', key: String(keys++).padStart(32, '0') }, from)

async function openDesk(from = address): Promise<string> {
  const html = await (await get('/service-desk', from)).text()
  const data = /<script type="application\/json" id="room">(.*?)<\/script>/.exec(html)?.[1]
  return (JSON.parse(data ?? '{}') as { seat: string }).seat
}

test('a room that somebody asks too often is not looked up for them', async () => {
  await useUp('calls')
  for (const response of [
    await post('/chat-room/read', { seat: 'made-up', after: 0 }),
    await say('made-up'),
    await get('/chat-room?ticket=made-up'),
    await get('/service-desk'),
    await get('/chat-room/nothing'),
  ]) {
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('60')
  }
  expect(
    (await post('/chat-room/read', { seat: 'made-up', after: 0 }, '198.51.100.8')).status,
  ).toBe(403)
})

test('what an address may say at desks it may not say again at another', async () => {
  const [first, second] = [await openDesk(), await openDesk()]
  expect((await say(first)).status).toBe(200)
  await gateway().database.delete(limits)
  await useUp('deskSend')
  expect((await say(first)).status).toBe(429)
  expect((await say(second)).status).toBe(429)
  const other = '198.51.100.8'
  expect((await say(await openDesk(other), other)).status).toBe(200)
})

test('pictures that are nowhere are looked for no oftener than the limit; one that is kept always comes', async () => {
  const kept = '/art/thumbs/LTF.svg'
  expect((await get(kept, '198.51.100.8')).status).toBe(200)
  await useUp('art')
  for (const path of [
    '/art/covers/LTF/999999999.webp',
    '/art/thumbs/NOBODY.svg',
    '/art/icons/NOBODY.svg',
  ]) {
    const response = await get(path)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await get(path, '198.51.100.8')).status).toBe(404)
  }
  expect((await get(kept)).status).toBe(200)
})
