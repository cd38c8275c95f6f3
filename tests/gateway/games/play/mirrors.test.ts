import { afterEach, describe, expect, test } from 'vitest'
import { houseOrigins } from '#gateway/http/house-origins.ts'
import { forgetSiteState, setFact } from '#gateway/site/state.ts'
import { openGateway, TestGateway } from '../../support/gateway.ts'
import { gameOf, launch, makePlayer } from '../../support/play.ts'

const gateway = openGateway()

/** Written past the operator's door, as what is kept might have been by another release. */
async function deliver(delivery: object | null): Promise<void> {
  await setFact(gateway().database, 'delivery', delivery)
  forgetSiteState(gateway().house)
}
afterEach(() => deliver(null))

/** The policy of a page, by directive. */
async function policyOf(path: string, host: string, at: TestGateway = gateway()) {
  const response = await at.fetch(path, { headers: { Host: host } })
  const policy = response.headers.get('content-security-policy') ?? ''
  const directives = policy.split('; ').map((one) => one.split(' '))
  const sources = Object.fromEntries(directives.map(([name, ...rest]) => [name, rest]))
  return { status: response.status, policy, sources }
}

let players = 0

async function newGame(): Promise<string> {
  const { token } = await makePlayer(gateway(), `mirrored${++players}`, 10_000n)
  const { nodeId } = await gameOf(gateway(), 'MINIGAME')
  const { pathname, search } = await launch(gateway(), nodeId, token)
  return pathname + search
}

const mirrors = ['https://play.cdn.test', 'https://two.cdn.test:8443']

describe('a game’s page', () => {
  test('stands in frames of its own address alone, where there are no mirrors', async () => {
    const { status, sources } = await policyOf(await newGame(), 'foyer.test')
    expect(status).toBe(200)
    expect(sources['frame-ancestors']).toEqual(['http://foyer.test'])
    expect(sources['connect-src']).toEqual(['http://foyer.test'])
  })

  test('reached at a mirror stands in the site’s frame, and asks where it came from', async () => {
    await deliver({ launchGameCDNs: mirrors, domains: ['foyer.test'] })
    const { status, sources } = await policyOf(await newGame(), 'play.cdn.test')
    expect(status).toBe(200)
    const allowed = ['http://play.cdn.test', ...mirrors, 'https://foyer.test']
    for (const directive of ['frame-ancestors', 'connect-src', 'img-src', 'font-src']) {
      expect(sources[directive], directive).toEqual(allowed)
    }
  })

  test('that is over may be shown there, too', async () => {
    await deliver({ launchGameCDNs: mirrors })
    const { status, sources } = await policyOf('/play/x?ticket=spent', 'foyer.test')
    expect(status).toBe(403)
    expect(sources['frame-ancestors']).toEqual(['http://foyer.test', ...mirrors])
  })

  test('knows the hosts that the gateway was started with', async () => {
    const at = new TestGateway(gateway().opened, { domains: ['one.test', 'ONE.test', 'two.test'] })
    const { sources } = await policyOf('/play/x', 'one.test', at)
    expect(sources['frame-ancestors']).toEqual([
      'http://one.test',
      'https://one.test',
      'https://two.test',
    ])
  })

  test.each([
    '*',
    '*.test',
    'https:',
    "'self'",
    'data:',
    'evil.test; script-src *',
    'evil.test script-src',
    'evil.test,other.test',
    'evil.test\r\nSet-Cookie: a=b',
    'user@evil.test',
    'evil.test/path',
    'https://evil.test',
    '//evil.test',
    '.test',
    'evil..test',
    'evil.test:',
    'evil.test:99999',
    '-evil.test',
    'évil.test',
    '1.2.3.4.5',
    `${'a'.repeat(250)}.test`,
    '',
  ])('lets nobody in by a host that is none: %j', async (name) => {
    const at = { database: gateway().database, config: { ...gateway().config, domains: [name] } }
    expect(await houseOrigins('https://foyer.test', at)).toEqual(['https://foyer.test'])
    const { sources } = await policyOf(
      '/play/x',
      'foyer.test',
      new TestGateway(gateway().opened, { domains: [name] }),
    )
    expect(Object.keys(sources)).toHaveLength(10)
    expect(sources['frame-ancestors']).toEqual(['http://foyer.test'])
  })

  test.each(['https://-', 'https://..', 'https://a..b', 'https://evil.test:99999'])(
    'lets nobody in by a mirror that is none: %s',
    async (mirror) => {
      // As long as the operator's door lets them pass.
      await deliver({ launchGameCDNs: [mirror, 'https://play.cdn.test'] })
      const { sources } = await policyOf('/play/x', 'foyer.test')
      expect(sources['frame-ancestors']).toEqual(['http://foyer.test', 'https://play.cdn.test'])
    },
  )
})
