import { calls } from '#contract/index.ts'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  accounts,
  flags,
  identities,
  memberProfiles,
  socialTrips,
} from '#gateway/database/schema/index.ts'
import { socialRules } from '#gateway/session/constants.ts'
import { forgetSiteState } from '#gateway/site/state.ts'
import { signInAt } from '../../issuer/issuer.ts'
import { TestGateway } from '../support/gateway.ts'
import { attempt } from '../support/people.ts'
import { back, makeTab, openSocialGateway } from '../support/social.ts'

const { gateway, issuer, start, finish, signIn } = openSocialGateway()

describe('signing in with an OpenID provider', () => {
  test('goes there with PKCE, a state and a nonce, and with no secret', async () => {
    const { url } = await start()
    const { searchParams, origin } = new URL(url)
    expect(origin).toBe(issuer().url)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: issuer().clientId,
      redirect_uri: back,
      response_type: 'code',
      scope: 'openid',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    // What is stored opens nothing by itself.
    const rows = await gateway().database.select().from(socialTrips)
    expect(JSON.stringify(rows)).not.toContain(searchParams.get('state'))
  })

  test('opens an account the first time, and the same one from then on', async () => {
    const first = await signIn('somchai')
    expect(first.status).toBe(200)
    expect(first.value).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      account: expect.stringMatching(/^go[a-z0-9]{9}$/),
      firstTimeLogin: true,
      passwordExpired: false,
    })
    const info = await gateway().ask(calls.memberInfo, {}, { token: first.value.token })
    expect(info.value).toMatchObject({ account: first.value.account, type: 0, nickname: null })

    const again = await signIn('somchai')
    expect(again.value).toMatchObject({ account: first.value.account, firstTimeLogin: false })
    expect(again.value.token).not.toBe(first.value.token)
    const other = await signIn('malee')
    expect(other.value.account).not.toBe(first.value.account)
  })

  test('notes who brought the new, and lets nobody’s code stop anybody', async () => {
    const brought = async (account: string | null | undefined) => {
      const owner = (id: string) =>
        gateway()
          .database.select({ name: accounts.username })
          .from(accounts)
          .where(eq(accounts.id, id))
      const [profile] = await gateway()
        .database.select()
        .from(memberProfiles)
        .innerJoin(accounts, eq(accounts.id, memberProfiles.accountId))
        .where(eq(accounts.username, account ?? ''))
      const { affiliateId, referrerId } = profile?.member_profiles ?? {}
      const found = await Promise.all([owner(affiliateId ?? nobody), owner(referrerId ?? nobody)])
      return found.map(([row]) => row?.name ?? null)
    }
    const nobody = '00000000-0000-4000-8000-000000000000'
    const codes = { affiliateCode: 'TEAK88', referralCode: 'lantern7' }
    const first = await signIn('brought', codes)
    expect(await brought(first.value.account)).toEqual(['agent', 'newbie'])
    const strays = { affiliateCode: 'NOBODY1', referralCode: 'NOBODY1', recommenderId: nobody }
    const stray = await signIn('strayed', strays)
    expect(await brought(stray.value.account)).toEqual([null, null])
    // Who is a member already was brought by whoever brought them then.
    await signIn('strayed', codes)
    expect(await brought(stray.value.account)).toEqual([null, null])
  })

  test('opens none at the agents’ own door', async () => {
    const { opened, config } = gateway()
    const door = new TestGateway(opened, { agentHosts: ['foyer.test'], social: config.social })
    const { url, tab } = await start()
    const query = await signInAt(url, 'passing-by')
    const reply = await door.ask(calls.socialFinish, { query, tab })
    expect(reply).toMatchObject({ status: 403, envelope: { code: 'error_not_agent' } })
    const who = eq(identities.subject, 'passing-by')
    expect(await gateway().database.select().from(identities).where(who)).toEqual([])
  })

  test('opens none where the house takes no new members, and lets in those it has', async () => {
    const known = await signIn('early')
    const register = inArray(flags.modId, ['USERNAMEREG3', 'MOBILENUMREG3'])
    const { database, house } = gateway()
    const set = async (enabled: boolean) => {
      await database.update(flags).set({ enabled }).where(register)
      forgetSiteState(house)
    }
    await set(false)
    const late = await signIn('too-late')
    const again = await signIn('early')
    await set(true)
    expect([late.status, late.envelope.code]).toEqual([403, 'switched_off'])
    expect(again.value.account).toBe(known.value.account)
  })

  test('opens one account for two tabs of one person', async () => {
    const trips = [await start(), await start()]
    const queries = await Promise.all(trips.map(({ url }) => signInAt(url, 'twice')))
    const replies = await Promise.all(queries.map((query, at) => finish(query, trips[at]!.tab)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(replies.map(({ value }) => value.account)).size).toBe(1)
    const rows = await gateway()
      .database.select()
      .from(identities)
      .where(eq(identities.subject, 'twice'))
    expect(rows).toHaveLength(1)
  })

  test('leaves no way in by password', async () => {
    const { value } = await signIn('passwordless')
    for (const password of ['', 'A']) {
      const reply = await attempt(gateway(), value.account ?? '', { password: password || ' ' })
      expect(reply.status).not.toBe(200)
    }
  })

  test('asks nobody for another password', async () => {
    const { value } = await signIn('expired')
    await gateway()
      .database.update(accounts)
      .set({ passwordExpiresAt: new Date(0) })
      .where(eq(accounts.username, value.account ?? ''))
    expect((await signIn('expired')).value.passwordExpired).toBe(false)
  })

  test('turns away whom the house turned away', async () => {
    const { value } = await signIn('banned')
    await gateway()
      .database.update(accounts)
      .set({ isMember: false })
      .where(eq(accounts.username, value.account ?? ''))
    expect((await signIn('banned')).envelope.code).toBe('not_member')
  })
})

describe('a return', () => {
  const failed = { success: false, code: 'social_failed', value: null }

  test('counts once', async () => {
    const { url, tab } = await start()
    const query = await signInAt(url, 'once')
    expect((await finish(query, tab)).status).toBe(200)
    const again = await finish(query, tab)
    expect([again.status, again.envelope]).toMatchObject([403, failed])
  })

  test('counts in the tab that set out, and nowhere else', async () => {
    const { url, tab } = await start()
    const query = await signInAt(url, 'stranger')
    expect((await finish(query, makeTab())).envelope).toMatchObject(failed)
    // And is spent: whoever was sent the link has not kept it for later.
    expect((await finish(query, tab)).envelope).toMatchObject(failed)
  })

  test('comes in time', async () => {
    const { url, tab } = await start()
    const query = await signInAt(url, 'late')
    gateway().later(socialRules.trip)
    expect((await finish(query, tab)).envelope).toMatchObject(failed)
  })

  test('says when somebody changed their mind', async () => {
    const { url, tab } = await start()
    const query = await signInAt(url, null)
    const reply = await finish(query, tab)
    expect([reply.status, reply.envelope.code]).toEqual([403, 'social_cancelled'])
  })

  test('is nothing that somebody made up', async () => {
    const { url, tab } = await start()
    const query = await signInAt(url, 'forger')
    const state = new URLSearchParams(query).get('state') ?? ''
    const mixed = await start()
    const theirs = new URLSearchParams(await signInAt(mixed.url, 'victim'))
    theirs.set('state', state)
    // Somebody else's code, under one's own state: PKCE and the nonce say no.
    expect((await finish(theirs.toString(), tab)).envelope).toMatchObject(failed)
    for (const wrong of ['', 'state=x&code=y', 'code=y', `state=${'a'.repeat(43)}`, '%', '&&=']) {
      expect((await finish(wrong, makeTab())).envelope).toMatchObject(failed)
    }
    const fresh = await start()
    const own = new URL(fresh.url).searchParams.get('state') ?? ''
    expect((await finish(`state=${own}&code=made-up`, fresh.tab)).status).toBe(403)
    const other = await start()
    const iss = new URLSearchParams(await signInAt(other.url, 'mixer'))
    iss.set('iss', 'https://elsewhere.example')
    expect((await finish(iss.toString(), other.tab)).envelope).toMatchObject(failed)
  })
})
