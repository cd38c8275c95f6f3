import { createDecipheriv } from 'node:crypto'
import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { chatMessages, chatSeats, flags, serviceEntries } from '#gateway/database/schema/index.ts'
import { createApp } from '#gateway/app.ts'
import { forgetSiteState } from '#gateway/site/state.ts'
import { testConfig } from '../support/config.ts'
import { openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const gateway = openGateway({ brand: { ...testConfig().brand, serviceHosts: ['desk.example'] } })
const launch = { b2c: '1', title: 'Chat', language: 'EN', headerColor: '#6142bf' } as const
const minute = 60_000

const seatIn = (html: string) => {
  const data = /<script type="application\/json" id="room">(.*?)<\/script>/.exec(html)?.[1]
  return (JSON.parse(data ?? '{}') as { seat: string }).seat
}

/** Opens the room as its frame does. */
async function enter(token: string): Promise<string> {
  const { value } = await gateway().ask(calls.chatLaunch, launch, { token })
  const page = await gateway().fetch(value.chatUrl)
  expect(page.status).toBe(200)
  return seatIn(await page.text())
}

let keys = 0
const newKey = () => (keys++).toString(16).padStart(32, '0')

const post = (path: string, body: unknown) =>
  gateway().fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const say = (seat: string, text: string, key = newKey()) =>
  post('/chat-room/say', { seat, text, key })

interface Said {
  id: number
  own: boolean
  host: boolean
  name: string
  text: string
}
async function heard(seat: string, after = 0): Promise<Said[]> {
  const response = await post('/chat-room/read', { seat, after })
  expect(response.status).toBe(200)
  return ((await response.json()) as { list: Said[] }).list
}

const unread = async (token: string) =>
  (await gateway().ask(calls.chatUnread, {}, { token })).value.unReadCount

const setChat = async (enabled: boolean) => {
  await gateway().database.update(flags).set({ enabled }).where(eq(flags.modId, 'CBS3'))
  forgetSiteState(gateway().house)
}

describe('the room', () => {
  test('is the members’: what one says the other reads, by a name that lets nobody log in', async () => {
    const lamai = await makeVisitor(gateway(), 'lamai-first')
    const orn = await makeVisitor(gateway(), 'orn-second', { nickname: 'Orn' })
    gateway().later(minute)
    const [hers, his] = [await enter(lamai.token), await enter(orn.token)]
    const hostile = '<img src=x onerror=alert(1)> ราตรีนี้ใครอยู่บ้าง'
    expect((await say(hers, `  ${hostile}\n`)).status).toBe(200)
    await say(his, 'I am')
    const list = await heard(his)
    expect(list.map(({ own, name, text }) => ({ own, name, text }))).toEqual([
      { own: false, name: 'lam***', text: hostile },
      { own: true, name: 'Orn', text: 'I am' },
    ])
    expect(JSON.stringify(list)).not.toContain('lamai-first')
  })

  test('opens once with its ticket, for two minutes, in a frame of the site alone', async () => {
    const { token } = await makeVisitor(gateway(), 'ticketed')
    const { value } = await gateway().ask(calls.chatLaunch, launch, { token })
    const page = await gateway().fetch(value.chatUrl)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain('frame-ancestors http://foyer.test')
    expect(policy).toContain('sandbox allow-scripts allow-forms')
    expect(policy).not.toContain('unsafe')
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    const again = await gateway().fetch(value.chatUrl)
    expect(again.status).toBe(403)
    expect(await again.text()).toContain('This room has closed')
    const { value: late } = await gateway().ask(calls.chatLaunch, launch, { token })
    gateway().later(3 * minute)
    expect((await gateway().fetch(late.chatUrl)).status).toBe(403)
    for (const ticket of ['', '?ticket=', '?ticket=x', `?ticket=${'a'.repeat(43)}`]) {
      expect((await gateway().fetch(`/chat-room${ticket}`)).status).toBe(403)
    }
  })

  test('is closed with the session, the feature and for demo accounts', async () => {
    expect((await gateway().ask(calls.chatLaunch, launch)).status).toBe(401)
    const demo = await makeVisitor(gateway(), 'chat-demo', { type: 4 })
    const refused = await gateway().ask(calls.chatLaunch, launch, { token: demo.token })
    expect(refused.envelope.code).toBe('in_need_true_account')
    const { token } = await makeVisitor(gateway(), 'leaver')
    const seat = await enter(token)
    await setChat(false)
    expect((await say(seat, 'anybody')).status).toBe(403)
    const off = await gateway().ask(calls.chatLaunch, launch, { token })
    expect(off.envelope.code).toBe('switched_off')
    await setChat(true)
    expect((await say(seat, 'anybody')).status).toBe(200)
    await gateway().ask(calls.logout, {}, { token })
    expect((await say(seat, 'still here')).status).toBe(403)
    expect(
      await gateway().database.select().from(chatSeats).where(eq(chatSeats.name, 'lea***')),
    ).toEqual([])
  })

  test('says what is sent again once, and takes neither nothing nor too much', async () => {
    const { token } = await makeVisitor(gateway(), 'repeater')
    const seat = await enter(token)
    const key = newKey()
    const replies = await Promise.all([1, 2, 3].map(() => say(seat, 'only once please', key)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await heard(seat)).filter(({ text }) => text === 'only once please')).toHaveLength(1)
    expect((await say(seat, '🔥'.repeat(300))).status).toBe(200)
    expect((await say(seat, '🔥'.repeat(301))).status).toBe(400)
    expect((await say(seat, ' \n ')).status).toBe(400)
    expect((await say(seat, 'a\0b')).status).toBe(400)
    expect((await post('/chat-room/say', 'no json')).status).toBe(400)
    expect((await say('x'.repeat(43), 'nobody')).status).toBe(403)
  })

  test('slows down who says too much', async () => {
    const { token } = await makeVisitor(gateway(), 'hurried')
    const seat = await enter(token)
    for (let at = 0; at < 12; at++) expect((await say(seat, `line ${at}`)).status).toBe(200)
    const next = await say(seat, 'one more')
    expect(next.status).toBe(429)
    expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0)
    gateway().later(minute)
    expect((await say(seat, 'one more')).status).toBe(200)
  })

  test('is the same through another process', async () => {
    const { token } = await makeVisitor(gateway(), 'two-houses')
    const seat = await enter(token)
    const other = createApp({ database: gateway().database, config: gateway().config })
    const said = await other.request('http://foyer.test/chat-room/say', {
      method: 'POST',
      body: JSON.stringify({ seat, text: 'from next door', key: newKey() }),
    })
    expect(said.status).toBe(200)
    expect(said.headers.get('access-control-allow-origin')).toBe('*')
    expect((await heard(seat)).map(({ text }) => text)).toContain('from next door')
  })
})

describe('unread messages', () => {
  test('are the others’, since one last looked', async () => {
    const speaker = await makeVisitor(gateway(), 'speaks-up')
    const reader = await makeVisitor(gateway(), 'reads-later')
    gateway().later(minute)
    const seat = await enter(speaker.token)
    await say(seat, 'first of two')
    await say(seat, 'second of two')
    expect(await unread(speaker.token)).toBe(0)
    expect(await unread(reader.token)).toBe(2)
    await heard(await enter(reader.token))
    expect(await unread(reader.token)).toBe(0)
    await say(seat, 'and a third')
    expect(await unread(reader.token)).toBe(1)
  })

  test('are counted up to 99', async () => {
    const { database, now } = gateway()
    const { token } = await makeVisitor(gateway(), 'long-away')
    const createdAt = new Date(now.getTime() + minute)
    const one = { room: 'members', fromHost: true, name: 'Crowd', text: 'again', createdAt }
    await database.insert(chatMessages).values(Array.from({ length: 130 }, () => one))
    expect(await unread(token)).toBe(99)
    await database.delete(chatMessages).where(eq(chatMessages.name, 'Crowd'))
  })
})

describe('the house', () => {
  test('answers at a desk, in the language of who asks', async () => {
    const page = await gateway().fetch('/service-desk?language=TH')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const seat = seatIn(await page.text())
    await say(seat, 'ถอนเงินยังไง')
    const list = await heard(seat)
    expect(list.map(({ host, own }) => (host ? 'host' : own ? 'own' : 'other'))).toEqual([
      'host',
      'own',
      'host',
    ])
    expect(list[2]?.text).toContain('ถอน')
    await say(seat, 'qwertz')
    expect((await heard(seat)).at(-1)?.text).toContain('ยังไม่มีคำตอบ')
    // Nobody else sits there.
    const next = seatIn(await (await gateway().fetch('/service-desk')).text())
    expect(await heard(next)).toHaveLength(1)
  })

  test('is found by an encrypted path whose key are its last 8 characters', async () => {
    const open = (path: string) => {
      const key = path.slice(-8)
      const cipher = createDecipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null)
      return cipher.update(path.slice(0, -8), 'base64', 'utf8') + cipher.final('utf8')
    }
    const pathFor = async (token?: string) => {
      const { value } = await gateway().ask(calls.servicePaths, {}, token ? { token } : {})
      return open(value.version.pathList.find(({ type }) => type === 3)?.path ?? '')
    }
    expect(await pathFor()).toBe('http://foyer.test/service-desk')
    const label = { labelName: 'Diamond', color: '#fff', color2: '#000', rankLevel: 5 }
    const vip = await makeVisitor(gateway(), 'ranked', { clubLabel: label })
    expect(await pathFor(vip.token)).toBe('http://foyer.test/service-desk?desk=vip')
    const four = await makeVisitor(gateway(), 'not-quite', {
      clubLabel: { ...label, rankLevel: 4 },
    })
    expect(await pathFor(four.token)).toBe('http://foyer.test/service-desk')

    // Where the operator's own desks are on the brand's list, these.
    const desk = (csType: 'LIVECHAT' | 'VIP', path: string) =>
      gateway()
        .database.update(serviceEntries)
        .set({ path })
        .where(eq(serviceEntries.csType, csType))
    await desk('LIVECHAT', 'https://evil.test/chat')
    expect(await pathFor()).toBe('http://foyer.test/service-desk')
    await desk('LIVECHAT', 'https://desk.example/chat?id=7')
    expect(await pathFor()).toBe('https://desk.example/chat?id=7')
    await desk('VIP', 'https://desk.example/vip')
    expect(await pathFor(vip.token)).toBe('https://desk.example/vip')
    expect(await pathFor(four.token)).toBe('https://desk.example/chat?id=7')
  })
})
