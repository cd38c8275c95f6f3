import { calls } from '#contract/index.ts'
import { describe, expect, test } from 'vitest'
import { limits } from '#gateway/database/schema/index.ts'
import { type LimitName, limitRules } from '#gateway/session/constants.ts'
import { addressBlock, counterName, countHit } from '#gateway/session/limits.ts'
import { openGateway, TestGateway } from '../support/gateway.ts'
import { attempt } from '../support/people.ts'

const gateway = openGateway()

/** Pretends that so many hits of a rule have been counted. */
const fill = async (rule: LimitName, of: readonly string[], count: number) => {
  const name = counterName(rule, ...of)
  const endsAt = new Date(gateway().now.getTime() + 42_000)
  await gateway()
    .database.insert(limits)
    .values({ name, count, endsAt })
    .onConflictDoUpdate({ target: limits.name, set: { count, endsAt } })
}

describe('a counter', () => {
  test('counts at once from everywhere, and starts anew when its window is over', async () => {
    const { database } = gateway()
    const hits = () => countHit(database, 'test', 1000, gateway().now)
    const counts = await Promise.all(Array.from({ length: 8 }, hits))
    expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    gateway().later(1000)
    expect((await hits()).count).toBe(1)
  })

  test('takes a household of IPv6 as one', () => {
    expect(addressBlock('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64')
    expect(addressBlock('2001:0DB8:1:2::9')).toBe('2001:db8:1:2::/64')
    expect(addressBlock('::1')).toBe('0:0:0:0::/64')
    expect(addressBlock('203.0.113.5')).toBe('203.0.113.5')
  })
})

describe('too much', () => {
  test('of anything is refused with the time to wait', async () => {
    await fill('calls', ['192.0.2.1'], limitRules.calls.hits)
    const reply = await gateway().ask(calls.gameMenus, {}, { from: '192.0.2.1' })
    expect(reply.status).toBe(429)
    expect(reply.envelope.code).toBe('too_many')
    expect(reply.headers.get('retry-after')).toBe('42')
    expect((await gateway().ask(calls.gameMenus, {}, { from: '192.0.2.2' })).status).toBe(200)
    gateway().later(42_000)
    expect((await gateway().ask(calls.gameMenus, {}, { from: '192.0.2.1' })).status).toBe(200)
  })

  test('of logging in is refused by address, and by name and address', async () => {
    await fill('loginAddress', ['192.0.2.3'], limitRules.loginAddress.hits)
    expect((await attempt(gateway(), 'any', {}, '192.0.2.3')).status).toBe(429)
    await fill('loginPair', ['target', '192.0.2.4'], limitRules.loginPair.hits)
    expect((await attempt(gateway(), ' TARGET ', {}, '192.0.2.4')).status).toBe(429)
    expect((await attempt(gateway(), 'other', {}, '192.0.2.4')).status).toBe(403)
    expect((await attempt(gateway(), 'target', {}, '192.0.2.8')).status).toBe(403)
  })

  test('of pages is refused in plain words', async () => {
    await fill('pages', ['192.0.2.6'], limitRules.pages.hits)
    const page = async () => ({ response: new Response('page'), scripts: [], styles: [] })
    const drawing = new TestGateway(gateway().opened, { now: () => gateway().now }, page)
    const refused = await drawing.fetch('/', {}, '192.0.2.6')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '42'])
    expect(await (await drawing.fetch('/', {}, '192.0.2.7')).text()).toBe('page')
  })

  test('of pictures is refused by address', async () => {
    await fill('captcha', ['192.0.2.5'], limitRules.captcha.hits)
    expect((await gateway().ask(calls.captcha, {}, { from: '192.0.2.5' })).status).toBe(429)
  })

  test('is stored without names or addresses', async () => {
    await attempt(gateway(), 'private-name', {}, '192.0.2.77')
    const rows = JSON.stringify(await gateway().database.select().from(limits))
    expect(rows).not.toContain('private-name')
    expect(rows).not.toContain('192.0.2.77')
    expect(rows).toContain(counterName('loginName', 'private-name'))
  })
})
