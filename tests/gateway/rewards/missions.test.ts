import { calls, commitmentOf, drawNumbers } from '#contract/index.ts'
import { describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { accounts, memberProfiles, missions } from '#gateway/database/schema/index.ts'
import { openSession } from '#gateway/session/sessions.ts'
import { openGateway } from '../support/gateway.ts'
import { makeAccount, makeVisitor } from '../support/people.ts'
import { asOperator, balanceOf, key, makeSaver, setFlag, walletOf } from './support.ts'

const gateway = openGateway({ opsToken: 'operator-of-the-tests' })
const day = 24 * 3_600_000

const summary = async (token: string) =>
  (await gateway().ask(calls.missionSummary, {}, { token })).value
const missionOf = async (token: string, id: string) =>
  (await summary(token)).missions.find((mission) => mission.id === id)
const claim = (token: string, missionId: string, headers = key()) =>
  gateway().ask(calls.claimMission, { missionId }, { token, headers })

describe('missions', () => {
  test('are paid once a period, and begin anew', async () => {
    const { token } = await makeVisitor(gateway(), 'daily')
    expect(await summary(token)).toMatchObject({ claimable: 1 })
    expect((await claim(token, 'visit-today')).value).toEqual({ points: 10, balance: 10 })
    expect((await claim(token, 'visit-today')).envelope.code).toBe('claimed')
    expect(await missionOf(token, 'visit-today')).toMatchObject({ status: 'claimed', progress: 1 })
    gateway().later(day)
    const next = await makeVisitorAgain('daily')
    expect(await missionOf(next, 'visit-today')).toMatchObject({ status: 'claimable' })
    await claim(next, 'visit-today')
    expect(await balanceOf(gateway(), next)).toBe(20)
  })

  test('pay many claims at once a single time', async () => {
    const { token } = await makeVisitor(gateway(), 'clicker')
    await summary(token)
    const replies = await Promise.all([1, 2, 3, 4].map(() => claim(token, 'visit-today')))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await balanceOf(gateway(), token)).toBe(10)
  })

  test('that are switched off are not shown', async () => {
    const { token } = await makeVisitor(gateway(), 'unseeing')
    const only = eq(missions.id, 'raffle-week')
    await gateway().database.update(missions).set({ isOn: false }).where(only)
    expect(await missionOf(token, 'raffle-week')).toBeUndefined()
    await gateway().database.update(missions).set({ isOn: true }).where(only)
    expect(await missionOf(token, 'raffle-week')).toBeDefined()
  })

  test('count what is true: days, contacts, friends, redemptions', async () => {
    const { account, token } = await makeVisitor(gateway(), 'counted', { email: 'c@example.com' })
    expect(await missionOf(token, 'visit-week')).toMatchObject({ progress: 1, goal: 5 })
    expect(await missionOf(token, 'email')).toMatchObject({ status: 'claimable' })
    expect(await missionOf(token, 'mobile')).toMatchObject({ status: 'open', progress: 0 })
    const friend = await makeAccount(gateway(), 'friend-of-counted')
    await gateway().database.insert(memberProfiles).values({
      accountId: friend.id,
      answers: {},
      referrerId: account.id,
      createdAt: gateway().now,
    })
    expect(await missionOf(token, 'friends-3')).toMatchObject({ progress: 1, goal: 3 })
    expect(await missionOf(token, 'games-today')).toMatchObject({ progress: 0, goal: 3 })
    expect(await missionOf(token, 'stake-week')).toMatchObject({ progress: 0, goal: 1000 })
    expect((await claim(token, 'mobile')).envelope.code).toBe('not_ready')
    expect((await claim(token, 'nothing')).envelope.code).toBe('not_found')
    expect((await claim(token, "x' or 1=1")).envelope.code).toBe('bad_request')
  })

  test('are for members, while the house has them', async () => {
    const trial = await makeVisitor(gateway(), 'trial-doer', { type: 4 })
    const ask = (token: string | null) => gateway().ask(calls.missionSummary, {}, { token })
    expect((await ask(null)).status).toBe(401)
    expect((await ask(trial.token)).envelope.code).toBe('in_need_true_account')
    const { token } = await makeVisitor(gateway(), 'doer')
    await setFlag(gateway(), 'MISSIONS3', false)
    expect((await ask(token)).envelope.code).toBe('switched_off')
    await setFlag(gateway(), 'MISSIONS3', true)
  })

  test('are the operator’s to change', async () => {
    const mission = {
      period: 'once',
      source: 'visit',
      goal: 1,
      points: 5,
      title: { en: 'Say hello' },
      text: { en: 'Be here' },
    }
    expect((await asOperator(gateway(), 'PUT', '/missions/hello', mission)).status).toBe(200)
    const { token } = await makeVisitor(gateway(), 'greeter')
    expect(await missionOf(token, 'hello')).toMatchObject({ title: 'Say hello', points: 5 })
    const away = { ...mission, href: '//evil.example' }
    expect((await asOperator(gateway(), 'PUT', '/missions/hello', away)).status).toBe(400)
    await asOperator(gateway(), 'DELETE', '/missions/hello')
    expect(await missionOf(token, 'hello')).toBeUndefined()
  })
})

describe('the leaderboard', () => {
  test('is of this week, hides names but one’s own, and shares places', async () => {
    gateway().later(14 * day)
    const people = await Promise.all(
      ['leader-one', 'leader-two'].map((name) => makeVisitor(gateway(), name)),
    )
    for (const { token } of people) {
      await summary(token)
      await claim(token, 'visit-today')
    }
    const { token } = people[0] ?? { token: '' }
    const { value } = await gateway().ask(calls.missionLeaderboard, {}, { token })
    expect(value.list).toEqual([
      { place: 1, account: 'leader-one', points: 10, isMine: true },
      { place: 1, account: 'l***wo', points: 10, isMine: false },
    ])
    expect(value.mine).toMatchObject({ place: 1, points: 10 })
    const nobody = await makeVisitor(gateway(), 'spectator')
    const told = await gateway().ask(calls.missionLeaderboard, {}, { token: nobody.token })
    expect(told.value.mine).toBeNull()
  })
})

describe('a raffle', () => {
  const list = async (token: string) =>
    (await gateway().ask(calls.raffleList, {}, { token })).value.list
  const enter = (token: string, raffleId: string, tickets: number, headers = key()) =>
    gateway().ask(calls.enterRaffle, { raffleId, tickets }, { token, headers })
  const take = (token: string, raffleId: string) =>
    gateway().ask(calls.claimRaffle, { raffleId }, { token, headers: key() })
  const plan = () => ({
    title: { en: 'Test raffle' },
    text: { en: 'For tests' },
    prizes: [
      { credit: '100.00', count: 1 },
      { credit: '10.00', count: 2 },
    ],
    ticketPoints: 20,
    maxTickets: 5,
    opensAt: gateway().now.toISOString(),
    drawsAt: new Date(gateway().now.getTime() + day).toISOString(),
    claimsUntil: new Date(gateway().now.getTime() + 8 * day).toISOString(),
  })

  test('of the week is there by itself, once', async () => {
    const { token } = await makeVisitor(gateway(), 'looker')
    await Promise.all([list(token), list(token)])
    const { value } = await gateway().ask(calls.raffleList, {}, { token })
    expect(value.serverTime).toBe(gateway().now.getTime())
    expect(value.list.every(({ lang }) => lang === 'en')).toBe(true)
    const open = (await list(token)).filter(({ status }) => status === 'open')
    expect(open).toHaveLength(1)
    expect(open[0]).toMatchObject({ seed: null, sold: 0, mine: [] })
  })

  test('sells numbered tickets, draws by its commitment, and pays once', async () => {
    expect((await asOperator(gateway(), 'PUT', '/raffles/test-one', plan())).status).toBe(200)
    const people = await Promise.all(
      ['holder-a', 'holder-b'].map((name) => makeSaver(gateway(), name, 100)),
    )
    const [a, b] = people.map(({ token }) => token) as [string, string]
    const bought = await Promise.all([enter(a, 'test-one', 3), enter(b, 'test-one', 2)])
    expect(
      bought.flatMap(({ value }) => value.numbers).toSorted((one, other) => one - other),
    ).toEqual([1, 2, 3, 4, 5])
    expect((await enter(a, 'test-one', 3)).envelope.code).toBe('ticket_limit')
    expect((await enter(a, 'test-one', 2)).status).toBe(200)
    expect(await balanceOf(gateway(), a)).toBe(0)
    expect((await take(a, 'test-one')).envelope.code).toBe('not_ready')
    const before = (await list(a)).find(({ id }) => id === 'test-one')

    gateway().later(day)
    const token = await makeVisitorAgain('holder-a')
    expect((await enter(token, 'test-one', 1)).envelope.code).toBe('raffle_closed')
    const after = (await list(token)).find(({ id }) => id === 'test-one')
    expect(after).toMatchObject({ status: 'drawn', sold: 7 })
    expect(await commitmentOf(after?.seed ?? '')).toBe(before?.commitment)
    const numbers = await drawNumbers({
      raffleId: 'test-one',
      seed: after?.seed ?? '',
      sold: 7,
      prizes: 3,
    })
    expect(after?.winners.map(({ number }) => number)).toEqual(numbers)
    expect(new Set(numbers).size).toBe(3)

    const won = after?.winners.filter(({ isMine }) => isMine) ?? []
    const sum = won.reduce((total, { credit }) => total + Number(credit), 0).toFixed(2)
    const replies = await Promise.all([take(token, 'test-one'), take(token, 'test-one')])
    const paid = replies.filter(({ status }) => status === 200)
    expect(paid).toHaveLength(won.length > 0 ? 1 : 0)
    expect(await walletOf(gateway(), token)).toBe(sum)
    const change = await asOperator(gateway(), 'PUT', '/raffles/test-one', plan())
    expect(change.code).toBe('raffle_closed')
  })

  test('keeps its price once somebody paid it, and its seed to itself', async () => {
    await asOperator(gateway(), 'PUT', '/raffles/test-two', plan())
    const { token } = await makeSaver(gateway(), 'holder-c', 100)
    await enter(token, 'test-two', 1)
    const dear = await asOperator(gateway(), 'PUT', '/raffles/test-two', {
      ...plan(),
      ticketPoints: 30,
    })
    expect(dear.code).toBe('price_changed')
    const all = JSON.stringify((await asOperator(gateway(), 'GET', '')).value)
    expect(all).toContain('"seed":null')
    const poor = await makeVisitor(gateway(), 'holder-d')
    expect((await enter(poor.token, 'test-two', 1)).envelope.code).toBe('points_short')
  })

  test('never draws one number twice, nor favours any', async () => {
    const counts = new Map<number, number>()
    for (let turn = 0; turn < 300; turn++) {
      const [first = 0] = await drawNumbers({
        raffleId: 'fair',
        seed: String(turn),
        sold: 3,
        prizes: 1,
      })
      counts.set(first, (counts.get(first) ?? 0) + 1)
    }
    for (const number of [1, 2, 3]) expect(counts.get(number)).toBeGreaterThan(70)
    const all = await drawNumbers({ raffleId: 'all', seed: 'x', sold: 3, prizes: 13 })
    expect(all.toSorted((one, other) => one - other)).toEqual([1, 2, 3])
  })
})

/** The same member, by a new session: days went by. */
async function makeVisitorAgain(username: string): Promise<string> {
  const [row] = await gateway()
    .database.select()
    .from(accounts)
    .where(eq(accounts.username, username))
  return openSession(gateway().house, row?.id ?? '', gateway().now)
}
