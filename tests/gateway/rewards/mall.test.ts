import { calls } from '#contract/index.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, pointEntries, pointLots, rewards } from '#gateway/database/schema/index.ts'
import { earn, earnFromStake, spend } from '#gateway/rewards/points.ts'
import { openGateway } from '../support/gateway.ts'
import { makeVisitor, password } from '../support/people.ts'
import { asOperator, balanceOf, key, makeSaver, setFlag, walletOf } from './support.ts'

const gateway = openGateway({ opsToken: 'operator-of-the-tests' })

const redeem = (
  token: string,
  given: Partial<Parameters<typeof askRedeem>[1]> = {},
  headers = key(),
) =>
  askRedeem(
    token,
    { rewardId: 'credit-100', quantity: 1, points: 1000, password, ...given },
    headers,
  )
const askRedeem = (
  token: string,
  input: {
    rewardId: string
    quantity: number
    points: number
    password: string
    recipient?: { name: string; mobile: string; address: string }
  },
  headers: Record<string, string>,
) => gateway().ask(calls.redeemReward, input, { token, headers })

describe('points', () => {
  test('are spent oldest first, expire, and always add up', async () => {
    const { account, token } = await makeVisitor(gateway(), 'adder')
    const accountId = account.id
    const month = 31 * 24 * 3_600_000
    const early = new Date(gateway().now.getTime() - 12 * month)
    const give = (points: number, of: string, at: Date) =>
      earn(gateway().database, { accountId, points, kind: 'gift', key: of }, at)
    await give(500, 'adder-old', new Date(early.getTime() + 2 * month))
    await give(300, 'adder-new', gateway().now)
    expect(await give(300, 'adder-new', gateway().now)).toBe(false)
    const take = (points: number, of: string, at: Date) =>
      spend(gateway().database, { accountId, points, kind: 'redeem', key: of }, at)
    await take(450, 'adder-spent', gateway().now)
    const told = await gateway().ask(calls.pointBalance, {}, { token })
    expect(told.value).toMatchObject({ balance: 350, expiring: { points: 50 } })
    expect(told.value.rank).toMatchObject({ name: null, next: { name: 'VIP 1', missing: 200 } })

    const later = new Date(gateway().now.getTime() + 4 * month)
    await expect(take(301, 'adder-too-late', later)).rejects.toMatchObject({ code: 'points_short' })
    await take(300, 'adder-last', later)
    const [entries] = await gateway()
      .database.select({ sum: sql<number>`sum(${pointEntries.amount})::int` })
      .from(pointEntries)
      .where(eq(pointEntries.accountId, accountId))
    const [lots] = await gateway()
      .database.select({ sum: sql<number>`sum(${pointLots.remaining})::int` })
      .from(pointLots)
      .where(eq(pointLots.accountId, accountId))
    expect([entries?.sum, lots?.sum]).toEqual([0, 0])
  })

  test('come from stakes, once a bet, and what is too little for one waits for the next', async () => {
    const { account, token } = await makeVisitor(gateway(), 'staker')
    const stake = (minor: bigint, of: string) => {
      const bet = { accountId: account.id, stake: minor, key: of }
      return earnFromStake(gateway().database, bet, gateway().now)
    }
    await stake(12_999n, 'bet-1')
    await stake(12_999n, 'bet-1')
    await stake(0n, 'bet-nothing')
    expect(await balanceOf(gateway(), token)).toBe(12)
    await stake(1n, 'bet-2')
    expect(await balanceOf(gateway(), token)).toBe(13)
  })

  test('come from small stakes too, also from many at once', async () => {
    const { account, token } = await makeVisitor(gateway(), 'small-staker')
    const play = (_: unknown, round: number) => {
      const bet = { accountId: account.id, stake: 250n, key: `small-${round}` }
      return earnFromStake(gateway().database, bet, gateway().now)
    }
    await Promise.all(Array.from({ length: 20 }, play))
    expect(await balanceOf(gateway(), token)).toBe(5)
  })

  test('lift the rank, and never lower it', async () => {
    const { account, token } = await makeSaver(gateway(), 'climber', 3200)
    const [row] = await gateway()
      .database.select()
      .from(accounts)
      .where(eq(accounts.id, account.id))
    expect(row?.clubLabel).toMatchObject({ labelName: 'VIP 2', rankLevel: 2 })
    const { value } = await gateway().ask(calls.pointBalance, {}, { token })
    expect(value.rank).toMatchObject({ name: 'VIP 2', next: { name: 'VIP 3', missing: 2800 } })
    expect(value.rank.next?.progress).toBeCloseTo(200 / 3000)
  })

  test('are for members, while the house has them', async () => {
    const trial = await makeVisitor(gateway(), 'trial-saver', { type: 4 })
    const ask = (token: string | null) => gateway().ask(calls.pointBalance, {}, { token })
    expect((await ask(null)).status).toBe(401)
    expect((await ask(trial.token)).envelope.code).toBe('in_need_true_account')
    await setFlag(gateway(), 'PTSYS3', false)
    expect((await gateway().ask(calls.pointRewards, {})).envelope.code).toBe('switched_off')
    await setFlag(gateway(), 'PTSYS3', true)
    expect((await gateway().ask(calls.pointRewards, {})).value.list.length).toBeGreaterThan(8)
  })
})

describe('a redemption', () => {
  test('of credit is in the wallet at once, and in the list', async () => {
    const { token } = await makeSaver(gateway(), 'redeemer', 2500)
    const reply = await redeem(token, { quantity: 2 })
    expect(reply.value).toEqual({ status: 'approved', balance: 500 })
    expect(await walletOf(gateway(), token)).toBe('200.00')
    const list = await gateway().ask(calls.redemptionList, {}, { token })
    expect(list.value.list).toMatchObject([
      { quantity: 2, points: 2000, credit: '200.00', status: 'approved' },
    ])
    const waiting = await gateway().ask(calls.redemptionList, { status: 'process' }, { token })
    expect(waiting.value.totalCount).toBe(0)
  })

  test('happens once, however often it is sent', async () => {
    const { token } = await makeSaver(gateway(), 'impatient', 5000)
    const headers = key('impatient')
    const replies = await Promise.all([1, 2, 3, 4].map(() => redeem(token, {}, headers)))
    expect(replies.map(({ value }) => value)).toEqual(
      replies.map(() => ({ status: 'approved', balance: 4000 })),
    )
    expect(await walletOf(gateway(), token)).toBe('100.00')
  })

  test('never spends more than there is, two at once included', async () => {
    const { token } = await makeSaver(gateway(), 'eager', 1500)
    const replies = await Promise.all([1, 2, 3].map(() => redeem(token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await balanceOf(gateway(), token)).toBe(500)
    expect(await walletOf(gateway(), token)).toBe('100.00')
  })

  test('of the last one goes to one of two', async () => {
    await gateway().database.update(rewards).set({ stock: 1 }).where(eq(rewards.id, 'teak-table'))
    const people = await Promise.all(
      ['last-a', 'last-b'].map((name) => makeSaver(gateway(), name, 4000)),
    )
    const replies = await Promise.all(
      people.map(({ token }) => redeem(token, { rewardId: 'teak-table', points: 3200 })),
    )
    const codes = replies.map(({ envelope }) => envelope.code ?? 'fine').toSorted()
    expect(codes).toEqual(['fine', 'sold_out'])
    const [row] = await gateway()
      .database.select()
      .from(rewards)
      .where(eq(rewards.id, 'teak-table'))
    expect(row?.stock).toBe(0)
    const loser = people[replies.findIndex(({ status }) => status !== 200)]
    expect(await balanceOf(gateway(), loser?.token ?? '')).toBe(4000)
  })

  test.for([
    ['another price', { points: 1 }, 'price_changed'],
    ['something that is not there', { rewardId: 'nothing' }, 'not_found'],
    ['a wrong password', { password: 'lantern' }, 'password_wrong'],
    ['more than they have', { quantity: 3 }, 'points_short'],
    ['a higher rank', { rewardId: 'vip-week', points: 6000 }, 'rank_needed'],
    ['goods without an address', { rewardId: 'butterfly-kite', points: 1500 }, 'bad_request'],
    ['none', { quantity: 0 }, 'bad_request'],
  ] as const)('is refused for %s', async ([, given, code], { task }) => {
    const { token } = await makeSaver(gateway(), `refused-${task.id}`, 2000)
    expect((await redeem(token, given)).envelope.code).toBe(code)
    expect(await balanceOf(gateway(), token)).toBe(2000)
  })

  test('asks for the withdrawal password where there is one, and is no place to guess', async () => {
    const { token } = await makeSaver(gateway(), 'guessed', 9000)
    for (let turn = 0; turn < 10; turn++) await redeem(token, { password: `guess-${turn}` })
    const late = await redeem(token)
    expect([late.status, late.envelope.code]).toEqual([429, 'too_many'])
  })
})

describe('the operator', () => {
  const kite = {
    rewardId: 'butterfly-kite',
    points: 1500,
    recipient: { name: 'นก', mobile: '66812345678', address: '12 ถนนโคม กรุงเทพฯ 10200' },
  }
  const waitingOf = async (username: string) => {
    const all = (await asOperator(gateway(), 'GET', '')).value as unknown as {
      redemptions: { id: string; username: string; status: string; recipient: unknown }[]
    }
    return all.redemptions.find((one) => one.username === username)
  }

  test('rejects: points and stock come back, once', async () => {
    const { token } = await makeSaver(gateway(), 'kite-flyer', 1500)
    const before = (await gateway().ask(calls.pointRewards, {})).value.list
    expect((await redeem(token, kite)).value).toEqual({ status: 'process', balance: 0 })
    const row = await waitingOf('kite-flyer')
    expect(row?.recipient).toEqual(kite.recipient)
    const decide = () =>
      asOperator(gateway(), 'POST', `/redemptions/${row?.id}`, {
        status: 'rejected',
        note: '<b>Torn</b>',
      })
    expect((await decide()).status).toBe(200)
    expect((await decide()).status).toBe(404)
    expect(await balanceOf(gateway(), token)).toBe(1500)
    const { value } = await gateway().ask(calls.redemptionList, {}, { token })
    expect(value.list[0]).toMatchObject({ status: 'rejected', note: '<b>Torn</b>' })
    expect((await gateway().ask(calls.pointRewards, {})).value.list).toEqual(before)
  })

  test('approves, gives points once, and puts things on the shelf', async () => {
    const { token } = await makeSaver(gateway(), 'kite-owner', 1500)
    await redeem(token, kite)
    const row = await waitingOf('kite-owner')
    await asOperator(gateway(), 'POST', `/redemptions/${row?.id}`, { status: 'approved' })
    const gift = { username: 'kite-owner', points: 70, key: 'sorry-1' }
    await asOperator(gateway(), 'POST', '/points', gift)
    await asOperator(gateway(), 'POST', '/points', gift)
    expect(await balanceOf(gateway(), token)).toBe(70)

    const item = {
      category: 'goods',
      categoryName: { en: 'Sent to you' },
      title: { en: 'Mug' },
      summary: { en: 'Holds tea' },
      content: { en: '<p onclick="x()">Tea<script>alert(1)</script></p>' },
      emblem: 'lotus',
      kind: 'goods',
      points: 40,
      stock: 2,
    }
    expect((await asOperator(gateway(), 'PUT', '/items/mug', item)).status).toBe(200)
    const { value } = await gateway().ask(calls.pointRewards, {})
    expect(value.list.find(({ id }) => id === 'mug')).toMatchObject({
      title: 'Mug',
      categoryLang: 'en',
      content: '<p>Tea</p>',
    })
    expect((await asOperator(gateway(), 'PUT', '/items/mug', { ...item, points: 0 })).status).toBe(
      400,
    )
    expect((await asOperator(gateway(), 'PUT', '/items/Mug!', item)).status).toBe(404)
    await asOperator(gateway(), 'DELETE', '/items/mug')
    expect(
      (await gateway().ask(calls.pointRewards, {})).value.list.map(({ id }) => id),
    ).not.toContain('mug')
  })

  test('is not just anybody', async () => {
    expect((await gateway().fetch('/ops/rewards')).status).toBe(401)
  })
})
