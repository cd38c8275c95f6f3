import { calls } from '#contract/index.ts'
import { describe, expect, test } from 'vitest'
import { flagTree, isOn } from '#gateway/site/flags.ts'
import { closedFor, type SiteState } from '#gateway/site/state.ts'
import { readReply, TestGateway, openGateway } from '../support/gateway.ts'

const opsToken = 'operators-only-58'
const gateway = openGateway({ opsToken })

const ops = async (path: string, body?: unknown, given: string | null = opsToken) =>
  readReply<{ maintenance: unknown; digits: string }>(
    await gateway().fetch(path, {
      method: body === undefined ? 'GET' : 'PUT',
      headers: {
        'Content-Type': 'application/json',
        ...(given ? { Authorization: `Bearer ${given}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )

const status = (from?: string) =>
  gateway().ask(calls.systemStatus, { url: 'foyer.test' }, from ? { from } : {})

describe('the site', () => {
  test('is open, with a feature tree and ways to reach people', async () => {
    const { value } = await status()
    expect(value).toMatchObject({ maintenance: null, regionRestriction: null })
    expect(value.info.whitelabel).toContainEqual({ modId: 'HOT3', enabled: '1' })
    expect(value.info.whitelabel).toContainEqual({
      modId: 'USERNAMEREG3',
      enabled: '1',
      childrenNodes: [{ modId: 'REGMOBVERF3', enabled: '0' }],
    })
    const tree = await gateway().ask(calls.whitelabel, {})
    expect(tree.value.whitelabel).toEqual(value.info.whitelabel)
  })

  test('says which country its own proxy saw, and believes nobody else', async () => {
    const seen = async (said: string | null, config: object) => {
      const house = new TestGateway(gateway().opened, config)
      const headers: Record<string, string> = said === null ? {} : { 'CF-IPCountry': said }
      const { value } = await house.ask(calls.systemStatus, { url: 'foyer.test' }, { headers })
      return value.location
    }
    const behind = { proxies: 1, countryHeader: 'CF-IPCountry' }
    expect(await seen('vn', behind)).toBe('VN')
    for (const unknown of ['XX', 'T1', '<b>', null]) expect(await seen(unknown, behind)).toBeNull()
    expect(await seen('VN', { proxies: 1 })).toBeNull()
    expect(await seen('VN', { ...behind, proxies: 0 })).toBeNull()
  })

  test('closes for maintenance and opens again, at once', async () => {
    const times = { startsAt: '2026-11-20T11:00:00.000Z', endsAt: '2026-11-20T14:00:00.000Z' }
    expect((await ops('/ops/status', { maintenance: times })).status).toBe(200)
    expect((await status()).value.maintenance).toEqual(times)
    const games = await gateway().ask(calls.gameMenus, {})
    expect(games.status).toBe(503)
    expect(games.envelope.code).toBe('maintenance')
    expect(games.headers.get('retry-after')).toMatch(/^\d+$/)
    for (const call of [calls.whitelabel, calls.customerService, calls.resources]) {
      expect((await gateway().ask(call, {})).status).toBe(200)
    }
    expect((await ops('/ops/status', { maintenance: null })).status).toBe(200)
    expect((await gateway().ask(calls.gameMenus, {})).status).toBe(200)
  })

  test('announces a maintenance to come without closing', async () => {
    await ops('/ops/status', { maintenance: { startsAt: '2026-11-21T00:00:00.000Z' } })
    expect((await status()).value.maintenance).toBeNull()
    expect((await gateway().ask(calls.gameMenus, {})).status).toBe(200)
    await ops('/ops/status', { maintenance: null })
  })

  test('shuts out a region, or some addresses of it', async () => {
    await ops('/ops/status', {
      regionRestriction: { addresses: ['203.0.113.9'], message: 'Not here' },
    })
    expect((await status()).value.regionRestriction).toBeNull()
    expect((await status('203.0.113.9')).value.regionRestriction).toEqual({
      ip: '203.0.113.9',
      message: 'Not here',
    })
    const games = await gateway().ask(calls.gameMenus, {}, { from: '203.0.113.9' })
    expect([games.status, games.envelope.code]).toEqual([403, 'blocked'])
    await ops('/ops/status', { regionRestriction: {} })
    expect((await status()).value.regionRestriction).toEqual({ ip: '203.0.113.5', message: null })
    await ops('/ops/status', { regionRestriction: null })
  })

  test('shuts out a country, as the proxy in front names it', async () => {
    const guarded = new TestGateway(gateway().opened, {
      proxies: 1,
      countryHeader: 'cf-ipcountry',
      statusCache: 0,
    })
    const from = (country: string) =>
      guarded.ask(calls.systemStatus, { url: 'a.test' }, { headers: { 'CF-IPCountry': country } })
    const bad = await ops('/ops/status', { regionRestriction: { countries: ['Singapore'] } })
    expect(bad.status).toBe(400)
    await ops('/ops/status', { regionRestriction: { countries: ['SG'] } })
    expect((await from('sg')).value.regionRestriction).not.toBeNull()
    expect((await from('TH')).value.regionRestriction).toBeNull()
    expect((await from('XX')).value.regionRestriction).toBeNull()
    const games = await guarded.ask(calls.gameMenus, {}, { headers: { 'CF-IPCountry': 'SG' } })
    expect([games.status, games.envelope.code]).toEqual([403, 'blocked'])
    // Nobody in front who could know: nobody is shut out.
    expect((await status()).value.regionRestriction).toBeNull()
    await ops('/ops/status', { regionRestriction: null })
  })

  test('switches features, for every process', async () => {
    const other = new TestGateway(gateway().opened)
    expect(await isOn(other.house, 'HOT3')).toBe(true)
    expect((await ops('/ops/flags', { HOT3: '0', CBS3: '1' })).status).toBe(200)
    const { value } = await other.ask(calls.whitelabel, {})
    expect(value.whitelabel).toContainEqual({ modId: 'HOT3', enabled: '0' })
    expect(value.whitelabel).toContainEqual({ modId: 'CBS3', enabled: '1' })
    await ops('/ops/flags', { HOT3: '1', CBS3: '0' })
  })
})

describe('a feature', () => {
  test('is off while what it belongs to is off', async () => {
    await ops('/ops/flags', { USERNAMEREG3: '0', REGMOBVERF3: '1' })
    expect(await isOn(gateway().house, 'REGMOBVERF3')).toBe(false)
    await ops('/ops/flags', { USERNAMEREG3: '1' })
    expect(await isOn(gateway().house, 'REGMOBVERF3')).toBe(true)
    await ops('/ops/flags', { REGMOBVERF3: '0' })
    expect(await isOn(gateway().house, 'NOSUCH3')).toBe(false)
  })

  test('whose parent is itself or missing does no harm', () => {
    const row = (modId: string, parentId: string | null) => ({
      modId,
      parentId,
      enabled: true,
      position: 0,
    })
    expect(flagTree([row('A', 'A'), row('B', 'gone'), row('C', null)])).toEqual([
      { modId: 'C', enabled: '1' },
    ])
  })
})

test('what comes from elsewhere is the operator’s to say', async () => {
  const delivery = {
    gtagId: 'G-FOYER12345',
    imageCDNs: ['https://one.cdn.test'],
    launchGameCDNs: ['https://play.cdn.test'],
    domains: ['foyer.test'],
  }
  expect((await ops('/ops/status', { delivery })).status).toBe(200)
  const { value } = await status()
  expect(value).toMatchObject({
    analytics: { gtagId: delivery.gtagId },
    imageCDNs: delivery.imageCDNs,
    launchGameCDNs: delivery.launchGameCDNs,
  })
  expect((await gateway().ask(calls.domainRoute, {})).value.domainList).toEqual(['foyer.test'])
  for (const wrong of [
    { gtagId: '"><script>' },
    { imageCDNs: ['http://plain.test'] },
    { imageCDNs: ['https://a.test; script-src *'] },
    { launchGameCDNs: 'https://play.test' },
  ]) {
    expect((await ops('/ops/status', { delivery: wrong })).status).toBe(400)
  }
  await ops('/ops/status', { delivery: null })
  expect((await status()).value.imageCDNs).toEqual([])
})

test('maintenance comes before a region block', () => {
  const state: SiteState = {
    maintenance: { startsAt: null, endsAt: null },
    region: { message: null },
    delivery: null,
    flags: [],
  }
  const visitor = { address: '203.0.113.5', country: null, now: new Date() }
  expect(closedFor(state, visitor)).toBe('maintenance')
  expect(closedFor({ ...state, maintenance: null }, visitor)).toBe('blocked')
})

describe('the operator’s door', () => {
  test('opens with the token only', async () => {
    for (const wrong of [null, '', 'operators-only-59', `${opsToken}x`, 'ก'.repeat(10)]) {
      const reply = await ops('/ops/flags', { HOT3: '0' }, wrong && encodeURIComponent(wrong))
      expect([reply.status, reply.envelope.code]).toEqual([401, 'login_needed'])
    }
    expect((await ops('/ops/status')).value.maintenance).toBeNull()
  })

  test('does not exist without one', async () => {
    const shut = new TestGateway(gateway().opened)
    const response = await shut.fetch('/ops/status', { headers: { Authorization: 'Bearer ' } })
    expect(response.status).toBe(404)
  })

  test('refuses what makes no sense', async () => {
    const bodies: [string, unknown][] = [
      ['/ops/status', { maintenance: { startsAt: 'soon' } }],
      ['/ops/status', { typo: null }],
      ['/ops/status', []],
      ['/ops/flags', { HOT3: 1 }],
      ['/ops/flags', { NOSUCH3: '1' }],
      ['/ops/flags', { 'x y': '1' }],
    ]
    for (const [path, body] of bodies) expect((await ops(path, body)).status).toBe(400)
    expect((await ops('/ops/nothing', {})).status).toBe(404)
    const headers = { Authorization: `Bearer ${opsToken}` }
    const wrong = await gateway().fetch('/ops/flags', { method: 'DELETE', headers })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT'])
  })

  test('tells what a picture says, without using it up', async () => {
    const { value } = await gateway().ask(calls.captcha, {})
    const told = await ops(`/ops/captchas/${value.id}`)
    expect(told.value.digits).toMatch(/^\d{4}$/)
    expect((await ops(`/ops/captchas/${value.id}`)).value).toEqual(told.value)
    expect((await ops('/ops/captchas/none')).status).toBe(404)
  })
})

describe('configuration that is asked for', () => {
  test('hosts: wherever it was reached, or those that are set', async () => {
    const { value } = await gateway().ask(calls.domainRoute, {})
    expect(value.domainList).toEqual(['foyer.test'])
    const set = new TestGateway(gateway().opened, { domains: ['a.test', 'b.test:8080'] })
    expect((await set.ask(calls.domainRoute, {})).value.domainList).toEqual([
      'a.test',
      'b.test:8080',
    ])
  })

  test('rules of registration, each a pattern that compiles', async () => {
    const { value } = await gateway().ask(calls.settings, {})
    expect(value.register.username).toMatchObject({ enabled: true, required: true, minLength: 4 })
    for (const { acceptedPattern } of Object.values(value.register)) {
      if (acceptedPattern === null || acceptedPattern === '*') continue
      expect(() => new RegExp(acceptedPattern, 'u')).not.toThrow()
    }
  })
})
