import { calls, type Notice } from '#contract/index.ts'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { notices } from '#gateway/database/schema/index.ts'
import { seedSite } from '#gateway/site/seed.ts'
import { setFact } from '#gateway/site/state.ts'
import { openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'

const gateway = openGateway()
const day = 24 * 3_600_000

const ask = async (types: string, options: { token?: string; language?: string } = {}) =>
  (
    await gateway().ask(
      calls.announcements,
      { types, execution: options.token ? 'A' : 'B' },
      { token: options.token ?? null, headers: { Language: options.language ?? 'EN' } },
    )
  ).value

describe('announcements', () => {
  test('bring what was asked for, and nothing else', async () => {
    const all = await ask('B,PL,PU,PR,H')
    for (const list of Object.values<unknown[]>(all)) expect(list.length).toBeGreaterThan(0)
    const some = await ask('PR')
    expect(some.promotion).toEqual(all.promotion)
    expect([some.banners, some.player, some.popup, some.headline]).toEqual([[], [], [], []])
    expect(all.banners.some((banner) => banner.groupName === 'w_home')).toBe(true)
  })

  test('speak the asked language, English for one the house does not', async () => {
    const [th, en, vi] = await Promise.all(
      ['TH', 'EN', 'VI'].map((language) => ask('PL', { language })),
    )
    expect(th?.player[0]?.title).not.toBe(en?.player[0]?.title)
    expect(vi).toEqual(en)
  })

  test('say which language they are in: one for all words of each', async () => {
    const { now, database } = gateway()
    const half = { title: { en: 'Half', th: 'ครึ่ง' }, content: { en: '<p>Half</p>' } }
    const whole = { ...half, content: { en: '<p>Whole</p>', th: '<p>เต็ม</p>' } }
    const around = { type: 'PL' as const, audience: null, publishesAt: now, endsAt: null }
    await database.insert(notices).values([
      { ...around, ...half, id: 911 },
      { ...around, ...whole, id: 912 },
    ])
    const { player, banners, promotion } = await ask('PL,B,PR', { language: 'TH' })
    const told = (id: number) => player.find((one) => one.id === id)
    expect(told(911)).toMatchObject({ title: 'Half', content: '<p>Half</p>', lang: 'en' })
    expect(told(912)).toMatchObject({ title: 'ครึ่ง', content: '<p>เต็ม</p>', lang: 'th' })
    const vi = await ask('PL,B,PR', { language: 'VI' })
    expect([...banners, ...promotion].every(({ lang }) => lang === 'th')).toBe(true)
    expect([...vi.banners, ...vi.promotion].every(({ lang }) => lang === 'en')).toBe(true)
    await database.delete(notices).where(inArray(notices.id, [911, 912]))
  })

  test('are told newest first, from the moment they are published until they end', async () => {
    const { now, database } = gateway()
    const notice = {
      type: 'PL' as const,
      audience: null,
      title: { en: 'Timed' },
      content: { en: '<p>Timed</p>' },
    }
    const at = (milliseconds: number) => new Date(now.getTime() + milliseconds)
    await database.insert(notices).values([
      { ...notice, id: 901, publishesAt: now, endsAt: at(1) },
      { ...notice, id: 902, publishesAt: at(1), endsAt: null },
      { ...notice, id: 903, publishesAt: at(-day), endsAt: now },
    ])
    const { player } = await ask('PL')
    const ids = player.map(({ id }) => id)
    expect(ids[0]).toBe(901)
    expect(ids).not.toContain(902)
    expect(ids).not.toContain(903)
    const dates = player.map(({ publishedAt }) => publishedAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
    await database.delete(notices).where(eq(notices.title, { en: 'Timed' }))
  })

  test('for members are for who is signed in, whatever the request says of itself', async () => {
    const { token } = await makeVisitor(gateway(), 'listener')
    await gateway()
      .database.insert(notices)
      .values({
        id: 910,
        type: 'PU',
        audience: 'A',
        title: { en: 'Members' },
        content: { en: '' },
        publishesAt: gateway().now,
      })
    const titles = (value: { popup: Notice[] }) => value.popup.map(({ title }) => title)
    expect(titles(await ask('PU', { token }))).toContain('Members')
    const pretending = await gateway().ask(calls.announcements, { types: 'PU', execution: 'A' })
    expect(titles(pretending.value)).not.toContain('Members')
  })

  test('are the hundred newest of their type, past those for somebody else', async () => {
    const { now, database } = gateway()
    const title = { en: 'Crowd' }
    const crowd = (from: number, type: 'H' | 'PU', audience: 'A' | null) =>
      Array.from({ length: 101 }, (_, at) => ({
        id: from + at,
        type,
        audience,
        title,
        content: { en: '' },
        publishesAt: now,
      }))
    await database.insert(notices).values(crowd(2000, 'H', null))
    await database.insert(notices).values(crowd(3000, 'H', 'A'))
    await database.insert(notices).values(crowd(4000, 'PU', null))
    const { headline, popup } = await ask('H')
    expect(headline.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, at) => 2100 - at))
    expect(popup).toEqual([])
    await database.delete(notices).where(eq(notices.title, title))
  })

  test('refuse types there are none of', async () => {
    for (const types of ['', 'X', 'B,', 'B,B,B,B,B,B', 'b']) {
      const reply = await gateway().ask(calls.announcements, { types, execution: 'B' })
      expect(reply.status).toBe(400)
    }
  })
})

describe('contacts', () => {
  test('come in the operator’s order and the asked language', async () => {
    const { value } = await gateway().ask(
      calls.customerService,
      {},
      { headers: { Language: 'TH' } },
    )
    expect(value.list.map(({ csType }) => csType)).toEqual(['LIVECHAT', 'LINE', 'TELEGRAM', 'VIP'])
    expect(value.list[0]?.title).toMatch(/[ก-๙]/)
    const { value: outside } = await gateway().ask(calls.resources, {})
    expect(outside.list.length).toBeGreaterThan(0)
    for (const { url } of outside.list) expect(url).toMatch(/^(?:https:\/\/|\/\w)/)
  })
})

describe('the sandbox’s content', () => {
  const titles = async () => (await ask('PL')).player.map(({ title }) => title)
  const deface = () =>
    gateway()
      .database.update(notices)
      .set({ title: { en: 'Changed' } })

  test('is dated anew by a start on another day, not before', async () => {
    const { database, now } = gateway()
    await deface()
    await seedSite(database, now)
    expect(new Set(await titles())).toEqual(new Set(['Changed']))
    await seedSite(database, new Date(now.getTime() + day))
    gateway().later(day)
    const fresh = await titles()
    expect(fresh).not.toContain('Changed')
    expect(fresh.length).toBeGreaterThan(9)
  })

  test('is left alone when the operator writes it', async () => {
    await setFact(gateway().database, 'content', 'own')
    await deface()
    await seedSite(gateway().database, new Date(gateway().now.getTime() + 9 * day))
    expect(await titles()).toContain('Changed')
  })
})
