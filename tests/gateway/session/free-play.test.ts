import { constants, publicEncrypt, randomBytes } from 'node:crypto'
import { calls, freePlayBytes } from '#contract/index.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { accounts, flags } from '#gateway/database/schema/index.ts'
import { freePlayRules, limitRules } from '#gateway/session/constants.ts'
import { forgetSiteState } from '#gateway/site/state.ts'
import { openGateway, TestGateway } from '../support/gateway.ts'
import { attempt } from '../support/people.ts'

const gateway = openGateway()

async function setFreePlay(enabled: boolean) {
  await gateway().database.update(flags).set({ enabled }).where(eq(flags.modId, 'FREEPLAY3'))
  forgetSiteState(gateway().house)
}

/** What jsencrypt makes of the browser's random bytes. */
async function request(text = randomBytes(freePlayBytes).toString('base64')) {
  const { value: key } = await gateway().ask(calls.sealingKey, {})
  const encryptedString = publicEncrypt(
    { key: key.publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(text, 'latin1'),
  ).toString('base64')
  return { os: 'Linux', platform: 'W' as const, encryptedString, keyId: key.id }
}

let visitors = 0
const from = () => ({ from: `203.0.113.${++visitors % 250}` })

beforeAll(() => setFreePlay(true))

const refusedAlike = { status: 400, envelope: { code: 'sealed', value: null } }

describe('free play', () => {
  test('opens a session on a demo account with play credit', async () => {
    const reply = await gateway().ask(calls.freePlay, await request(), from())
    expect(reply.status).toBe(200)
    const { token, account } = reply.value
    expect(account).toMatch(/^demo[a-z]{8}$/)
    const info = await gateway().ask(calls.memberInfo, {}, { token })
    expect(info.value).toMatchObject({ account, type: 4 })
    const balance = await gateway().ask(calls.balance, {}, { token })
    expect(balance.value.sumBalance).toBe(freePlayRules.balance)
  })

  test('gives everybody an account of their own', async () => {
    const replies = await Promise.all(
      Array.from({ length: 4 }, async () => gateway().ask(calls.freePlay, await request(), from())),
    )
    expect(new Set(replies.map(({ value }) => value.account)).size).toBe(4)
  })

  test('is not to be had at the agents’ own door', async () => {
    const door = new TestGateway(gateway().opened, { agentHosts: ['foyer.test'] })
    const reply = await door.ask(calls.freePlay, await request(), from())
    expect(reply).toMatchObject({ status: 403, envelope: { code: 'error_not_agent' } })
  })

  test('shuts what is for members', async () => {
    const { value } = await gateway().ask(calls.freePlay, await request(), from())
    const recent = await gateway().ask(calls.recentGames, {}, { token: value.token })
    expect(recent).toMatchObject({ status: 403, envelope: { code: 'in_need_true_account' } })
  })

  test('has no password that could be guessed', async () => {
    const { value } = await gateway().ask(calls.freePlay, await request(), from())
    const replies = [
      await attempt(gateway(), value.account, { password: 'A'.repeat(43) }),
      await attempt(gateway(), value.account, { password: '\u0001' }),
    ]
    expect(replies.map(({ envelope }) => envelope.code)).toEqual(['login', 'login'])
    const [row] = await gateway()
      .database.select()
      .from(accounts)
      .where(eq(accounts.username, value.account))
    expect(row?.passwordHash).toMatch(/^scrypt\$/)
  })

  test('takes each random string once', async () => {
    const played = await request()
    expect((await gateway().ask(calls.freePlay, played, from())).status).toBe(200)
    expect(await gateway().ask(calls.freePlay, played, from())).toMatchObject(refusedAlike)
  })

  test('opens one account for a request that comes again with its key', async () => {
    const played = await request()
    const again = { ...from(), headers: { 'Idempotency-Key': 'free-play-again-1' } }
    const replies = await Promise.all([
      gateway().ask(calls.freePlay, played, again),
      gateway().ask(calls.freePlay, played, again),
    ])
    replies.push(await gateway().ask(calls.freePlay, played, again))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ value }) => JSON.stringify(value))).size).toBe(1)
    const other = await gateway().ask(calls.freePlay, await request(), again)
    expect(other).toMatchObject({ status: 400, envelope: { code: 'key_reused' } })
  })

  test('keeps nothing of one that failed halfway, so that it may come again', async () => {
    const played = await request()
    const { database } = gateway()
    const count = () => database.$count(accounts)
    const before = await count()
    await database.execute(sql`alter table sessions rename to away`)
    const again = { ...from(), headers: { 'Idempotency-Key': 'free-play-again-2' } }
    const failed = await gateway().ask(calls.freePlay, played, again)
    await database.execute(sql`alter table away rename to sessions`)
    expect(failed.status).toBe(500)
    expect(await count()).toBe(before)
    expect((await gateway().ask(calls.freePlay, played, again)).status).toBe(200)
    expect(await count()).toBe(before + 1)
  })

  test('says the same of every string that is none', async () => {
    const good = await request()
    const wrong = [
      { ...good, keyId: 'unknown' },
      { ...good, keyId: undefined },
      { ...good, encryptedString: '' },
      {
        ...good,
        encryptedString: good.encryptedString.replace(/^./, (a) => (a === 'A' ? 'B' : 'A')),
      },
      await request('short'),
      await request('A'.repeat(100)),
    ]
    for (const input of wrong) {
      expect(await gateway().ask(calls.freePlay, input, from())).toMatchObject(refusedAlike)
    }
  })

  test('is counted by address', async () => {
    const address = { from: '198.51.100.7' }
    const one = async () => (await gateway().ask(calls.freePlay, await request(), address)).status
    for (let i = 0; i < limitRules.freePlay.hits; i++) expect(await one()).toBe(200)
    expect(await one()).toBe(429)
    gateway().later(limitRules.freePlay.window)
    expect(await one()).toBe(200)
  })

  test('is there only while it is switched on', async () => {
    await setFreePlay(false)
    const reply = await gateway().ask(calls.freePlay, await request(), from())
    expect(reply).toMatchObject({ status: 403, envelope: { code: 'switched_off' } })
    await setFreePlay(true)
  })
})
