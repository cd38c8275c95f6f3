import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, gameRounds, games, promotionEntries } from '#gateway/database/schema/index.ts'
import { sandboxVendor } from '#gateway/games/vendor/vendors.ts'
import { openGateway } from '../../support/gateway.ts'
import { askAs, gameOf, launch, makePlayer } from '../../support/play.ts'
import { krathong, lotus, newRound, seatedAt } from './support.ts'

const gateway = openGateway({ vendors: [lotus, krathong] })
const seated = (username: string, minor?: bigint) => seatedAt(gateway(), username, minor)

describe('a round', () => {
  test('takes, pays and is told of twice without a difference', async () => {
    const { session, has, account, nodeId } = await seated('rounds')
    const round = newRound()
    const bet = { session, round, amount: '30.00' }
    for (const _ of [1, 2]) {
      expect(await askAs(gateway(), lotus, 'vendorBet', bet)).toMatchObject({
        status: 200,
        value: { balance: '70.00' },
      })
    }
    expect(await has()).toBe(7000n)
    for (const _ of [1, 2]) {
      const win = { round, amount: '45.50' }
      expect((await askAs(gateway(), lotus, 'vendorWin', win)).value).toEqual({ balance: '115.50' })
    }
    expect(await has()).toBe(11_550n)
    expect((await askAs(gateway(), lotus, 'vendorBalance', { session })).value).toEqual({
      balance: '115.50',
    })
    const mine = eq(gameRounds.accountId, account.id)
    expect(await gateway().database.select().from(gameRounds).where(mine)).toMatchObject([
      { vendor: 'LTF', nodeId, stake: 3000n, win: 4550n, state: 'settled' },
    ])
  })

  test('told of with other figures is refused', async () => {
    const { session, has } = await seated('other-figures')
    const round = newRound()
    await askAs(gateway(), lotus, 'vendorBet', { session, round, amount: '10.00' })
    const more = { session, round, amount: '20.00' }
    expect((await askAs(gateway(), lotus, 'vendorBet', more)).code).toBe('key_reused')
    await askAs(gateway(), lotus, 'vendorWin', { round, amount: '5.00' })
    expect((await askAs(gateway(), lotus, 'vendorWin', { round, amount: '6.00' })).code).toBe(
      'key_reused',
    )
    expect(await has()).toBe(9500n)
  })

  test('of one player is not staked again by another', async () => {
    const one = await seated('first-of-two')
    const two = await seated('second-of-two')
    const told = { round: newRound(), amount: '10.00' }
    await askAs(gateway(), lotus, 'vendorBet', { session: one.session, ...told })
    const answer = await askAs(gateway(), lotus, 'vendorBet', { session: two.session, ...told })
    expect(answer.code).toBe('key_reused')
    expect(await two.has()).toBe(10_000n)
  })

  test('asked for many times at once is staked once', async () => {
    const { session, has } = await seated('crowd')
    const bet = { session, round: newRound(), amount: '10.00' }
    const all = await Promise.all(
      Array.from({ length: 8 }, () => askAs(gateway(), lotus, 'vendorBet', bet)),
    )
    expect(all.every(({ status }) => status === 200)).toBe(true)
    expect(await has()).toBe(9000n)
  })

  test('given back returns its stake once, and takes no win', async () => {
    const { session, has } = await seated('returned')
    const round = newRound()
    await askAs(gateway(), lotus, 'vendorBet', { session, round, amount: '10.00' })
    for (const _ of [1, 2]) {
      expect((await askAs(gateway(), lotus, 'vendorRollback', { round })).value).toEqual({
        balance: '100.00',
      })
    }
    expect(await has()).toBe(10_000n)
    expect((await askAs(gateway(), lotus, 'vendorWin', { round, amount: '99.00' })).code).toBe(
      'round_over',
    )
    const again = { session, round, amount: '10.00' }
    expect((await askAs(gateway(), lotus, 'vendorBet', again)).code).toBe('round_over')
    expect(await has()).toBe(10_000n)
  })

  test('given back before its bet arrives refuses the bet', async () => {
    const { session, has } = await seated('late-bet')
    const round = newRound()
    expect((await askAs(gateway(), lotus, 'vendorRollback', { round })).value).toEqual({
      balance: null,
    })
    const bet = { session, round, amount: '10.00' }
    expect((await askAs(gateway(), lotus, 'vendorBet', bet)).code).toBe('round_over')
    expect(await has()).toBe(10_000n)
  })

  test('that is over is not given back', async () => {
    const { session, has } = await seated('too-late')
    const round = newRound()
    await askAs(gateway(), lotus, 'vendorBet', { session, round, amount: '10.00' })
    await askAs(gateway(), lotus, 'vendorWin', { round, amount: '0.00' })
    expect((await askAs(gateway(), lotus, 'vendorRollback', { round })).code).toBe('round_over')
    expect(await has()).toBe(9000n)
  })

  test('of one vendor is not another’s', async () => {
    const { session, has } = await seated('two-vendors')
    const round = newRound()
    await askAs(gateway(), lotus, 'vendorBet', { session, round, amount: '10.00' })
    expect((await askAs(gateway(), krathong, 'vendorWin', { round, amount: '99.00' })).status).toBe(
      404,
    )
    const theirs = { session, round: newRound(), amount: '10.00' }
    expect((await askAs(gateway(), krathong, 'vendorBet', theirs)).code).toBe('login_needed')
    expect(await has()).toBe(9000n)
  })

  test('begun before a logout is paid; none begins after it', async () => {
    const { session, token, has } = await seated('logs-out')
    const round = newRound()
    await askAs(gateway(), lotus, 'vendorBet', { session, round, amount: '10.00' })
    await gateway().ask(calls.logout, {}, { token })
    const next = { session, round: newRound(), amount: '10.00' }
    expect((await askAs(gateway(), lotus, 'vendorBet', next)).code).toBe('login_needed')
    // Its answer may have been lost: what was taken was taken.
    const again = await askAs(gateway(), lotus, 'vendorBet', { session, round, amount: '10.00' })
    expect(again.value).toMatchObject({ balance: '90.00' })
    expect(await has()).toBe(9000n)
    await askAs(gateway(), lotus, 'vendorWin', { round, amount: '25.00' })
    expect(await has()).toBe(11_500n)
  })

  test('needs what it stakes, and an open game', async () => {
    const { session, nodeId, has } = await seated('poor', 500n)
    const bet = { session, round: newRound(), amount: '5.01' }
    expect((await askAs(gateway(), lotus, 'vendorBet', bet)).code).toBe('not_enough')
    // It was no round: the same name may be used for one that can be paid.
    expect((await askAs(gateway(), lotus, 'vendorBet', { ...bet, amount: '5.00' })).status).toBe(
      200,
    )
    const { database } = gateway()
    const shut = (isOpen: boolean) =>
      database.update(games).set({ isOpen }).where(eq(games.nodeId, nodeId))
    await shut(false)
    const closed = { session, round: newRound(), amount: '1.00' }
    expect((await askAs(gateway(), lotus, 'vendorBet', closed)).code).toBe('game_closed')
    await shut(true)
    expect(await has()).toBe(0n)
  })
})

describe('a round that is over counts', () => {
  test('for points and missions; one that was given back does not', async () => {
    const { session, token } = await seated('counted', 100_000n)
    const points = async () =>
      (await gateway().ask(calls.pointBalance, {}, { token })).value.balance
    const staked = async () => {
      const { value } = await gateway().ask(calls.missionSummary, {}, { token })
      return value.missions.find(({ id }) => id === 'stake-week')?.progress
    }
    const before = await points()
    const [kept, gone] = [newRound(), newRound()]
    await askAs(gateway(), lotus, 'vendorBet', { session, round: kept, amount: '200.00' })
    expect(await points()).toBe(before)
    await askAs(gateway(), lotus, 'vendorWin', { round: kept, amount: '0.00' })
    await askAs(gateway(), lotus, 'vendorWin', { round: kept, amount: '0.00' })
    expect(await points()).toBe(before + 20)
    await askAs(gateway(), lotus, 'vendorBet', { session, round: gone, amount: '300.00' })
    await askAs(gateway(), lotus, 'vendorRollback', { round: gone })
    expect(await points()).toBe(before + 20)
    expect(await staked()).toBe(200)
  })

  test('for the promotion that its game belongs to, from the least stake on', async () => {
    const { token, account } = await makePlayer(gateway(), 'firework', 10_000n)
    const { database, now } = gateway()
    await database
      .update(accounts)
      .set({ mobile: '660800000001' })
      .where(eq(accounts.id, account.id))
    const entry = {
      promotionId: 5,
      accountId: account.id,
      status: 'signed',
      createdAt: now,
    } as const
    await database.insert(promotionEntries).values({ ...entry, progress: 198 })
    const standing = async () => {
      const [row] = await database
        .select()
        .from(promotionEntries)
        .where(eq(promotionEntries.accountId, account.id))
      return [row?.progress, row?.status]
    }
    const sandbox = await sandboxVendor(gateway().house)
    const playAt = async (vassalage: string, amount: string) => {
      const { nodeId } = await gameOf(gateway(), 'RNG', vassalage)
      const url = await launch(gateway(), nodeId, token)
      const ticket = url.searchParams.get('ticket')
      const { value } = await askAs(gateway(), sandbox, 'vendorSession', { ticket })
      const round = newRound()
      await askAs(gateway(), sandbox, 'vendorBet', { session: value?.session, round, amount })
      await askAs(gateway(), sandbox, 'vendorWin', { round, amount: '0.00' })
    }
    await playAt('NGW', '5.00')
    await playAt('IDL', '0.99')
    expect(await standing()).toEqual([198, 'signed'])
    await playAt('IDL', '1.00')
    expect(await standing()).toEqual([199, 'signed'])
    await playAt('IDL', '1.00')
    expect(await standing()).toEqual([200, 'claim'])
    await playAt('IDL', '1.00')
    expect(await standing()).toEqual([200, 'claim'])
  })
})
