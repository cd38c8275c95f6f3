import { randomBytes } from 'node:crypto'
import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { flags, socialTrips } from '#gateway/database/schema/index.ts'
import { limitRules, socialRules } from '#gateway/session/constants.ts'
import { countRule } from '#gateway/session/limits.ts'
import { sweep } from '#gateway/session/sweep.ts'
import { forgetSiteState } from '#gateway/site/state.ts'
import { signInAt } from '../../issuer/issuer.ts'
import { TestGateway } from '../support/gateway.ts'
import { makeTab, openSocialGateway } from '../support/social.ts'

const { gateway, oauth, issuer, start, finish, signIn } = openSocialGateway()

describe('signing in with OAuth alone', () => {
  /** What the provider's page would do. */
  async function visit(person: unknown) {
    const trip = await start('facebook')
    const { searchParams } = new URL(trip.url)
    const code = randomBytes(9).toString('hex')
    oauth.codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', person })
    const query = new URLSearchParams({ code, state: searchParams.get('state') ?? '' })
    return { trip, searchParams, reply: await finish(query.toString(), trip.tab) }
  }

  test('knows a person by the id of their page', async () => {
    const { searchParams, reply } = await visit({ id: '10158', name: 'Somchai' })
    expect(searchParams.has('nonce')).toBe(false)
    expect(searchParams.get('scope')).toBe('public_profile')
    expect(reply.value.account).toMatch(/^fa[a-z0-9]{9}$/)
    expect((await visit({ id: '10158' })).reply.value.account).toBe(reply.value.account)
    expect(oauth.seen.at(-1)?.get('client_secret')).toBe(issuer().clientSecret)
  })

  test.for([null, {}, { id: 7 }, { id: '' }, { id: 'x'.repeat(256) }])(
    'lets nobody in as %j',
    async (person) => {
      expect((await visit(person)).reply.envelope.code).toBe('social_failed')
    },
  )

  test('is another person than one of the same name elsewhere', async () => {
    const there = await signIn('10158')
    const { reply } = await visit({ id: '10158' })
    expect(there.value.account).not.toBe(reply.value.account)
  })
})

describe('who is offered', () => {
  const setFlag = async (enabled: boolean) => {
    await gateway().database.update(flags).set({ enabled }).where(eq(flags.modId, 'SOCIALLOGIN3'))
    forgetSiteState(gateway().house)
  }

  test('is whoever is configured, by name and without any secret', async () => {
    const { value } = await gateway().ask(calls.socialProviders, {})
    expect(value.list.slice(0, 2)).toEqual([
      { id: 'google', name: 'Google' },
      { id: 'facebook', name: 'Facebook' },
    ])
  })

  test('is nobody while the feature is off, on the way back as well', async () => {
    const { url, tab } = await start()
    const query = await signInAt(url, 'offside')
    await setFlag(false)
    expect((await gateway().ask(calls.socialProviders, {})).value.list).toEqual([])
    expect((await start()).status).toBe(404)
    expect((await finish(query, tab)).status).toBe(404)
    await setFlag(true)
  })

  test('is nobody who does not answer, and the next visitor may try again', async () => {
    for (let i = 0; i < 2; i++) {
      const { status, envelope } = await start('gone')
      expect([status, envelope.code]).toEqual([503, 'social_failed'])
    }
    expect((await start('unknown')).status).toBe(404)
  })

  test('is reached from the addresses of the house only', async () => {
    const strict = new TestGateway(gateway().opened, {
      social: gateway().config.social,
      domains: ['foyer.example'],
    })
    const reply = await strict.ask(calls.socialStart, { provider: 'google', tab: makeTab() })
    expect(reply.envelope.code).toBe('badUrl')
  })

  test('is asked so often and no more', async () => {
    const from = '198.51.100.9'
    const { house, now } = gateway()
    for (let i = 0; i < limitRules.social.hits; i++) await countRule(house, 'social', [from], now)
    expect((await start('google', makeTab(), from)).status).toBe(429)
  })

  test('is forgotten when nobody comes back', async () => {
    await start()
    gateway().later(socialRules.trip)
    await sweep(gateway().house, gateway().now)
    expect(await gateway().database.select().from(socialTrips)).toEqual([])
  })
})
