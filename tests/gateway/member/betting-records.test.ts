import { calls, type Input } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { gameRounds, games, lotteryTickets } from '#gateway/database/schema/index.ts'
import { workLotteries } from '#gateway/lottery/keep-draws.ts'
import { holdings } from '#gateway/wallet/ledger.ts'
import { toMinor } from '#gateway/wallet/money.ts'
import { krathong, lotus, newRound, seatedAt } from '../games/vendor/support.ts'
import { gameCode, lotteryOf } from '../lottery/support.ts'
import { openGateway } from '../support/gateway.ts'
import { makeVisitor } from '../support/people.ts'
import { askAs, gameOf } from '../support/play.ts'

const gateway = openGateway({ vendors: [lotus, krathong] })
const lottery = lotteryOf(gateway)

const recordOf = async (token: string, input: Input<typeof calls.bettingRecords> = {}) =>
  (await gateway().ask(calls.bettingRecords, input, { token })).value

/** A round from its stake to its win; without one it goes on. */
async function play(session: string, amount: string, win?: string) {
  const round = newRound()
  await askAs(gateway(), lotus, 'vendorBet', { session, round, amount })
  if (win !== undefined) await askAs(gateway(), lotus, 'vendorWin', { round, amount: win })
  return round
}

const anyDigit = [...'0123456789'].map((numbers) => ({ playType: '1top', numbers, stake: '1.00' }))

describe('a record', () => {
  test('has rounds and tickets, newest first, and its sums are what the ledger moved', async () => {
    const { session, account, token, nodeId } = await seatedAt(gateway(), 'records', 50_000n)
    const has = () => holdings(gateway().database, account.id)
    const moved = async () => (await has()) - 50_000n
    await play(session, '30.00', '45.50')
    gateway().later(1000)
    await play(session, '20.00', '0.00')
    gateway().later(1000)
    expect((await lottery.buy(token, anyDigit)).status).toBe(200)
    gateway().later(1000)
    await play(session, '5.00')

    const open = await recordOf(token)
    expect(
      open.list.map(({ kind, status, stake, win, net }) => [kind, status, stake, win, net]),
    ).toEqual([
      ['game', 'waiting', '5.00', null, null],
      ['lottery', 'waiting', '10.00', null, null],
      ['game', 'settled', '20.00', '0.00', '-20.00'],
      ['game', 'settled', '30.00', '45.50', '15.50'],
    ])
    expect(open.totals).toEqual({ stake: '65.00', waiting: '15.00', win: '45.50', net: '-4.50' })
    expect(await moved()).toBe(toMinor('-4.50') - toMinor('15.00'))

    gateway().later(15 * 60_000)
    await workLotteries(gateway().house, gateway().now)
    const { list, totals } = await recordOf(token)
    const ticket = list.find(({ kind }) => kind === 'lottery')
    expect(ticket?.status).toBe('settled')
    expect(Number(ticket?.win)).toBeGreaterThan(0)
    expect(totals.waiting).toBe('5.00')
    expect(await moved()).toBe(toMinor(totals.net) - toMinor('5.00'))
    expect(await moved()).toBe(toMinor(totals.win) - toMinor(totals.stake))

    const [game] = await gateway().database.select().from(games).where(eq(games.nodeId, nodeId))
    expect(list[0]).toMatchObject({ gameName: game?.name.en, vassalage: 'LTF' })
    const [draw] = await gateway().database.select().from(games).where(eq(games.gameId, gameCode))
    expect(ticket).toMatchObject({ gameName: draw?.name.en, vassalage: draw?.vassalage })
  })

  test('leaves out of its sums what was given back', async () => {
    const { session, token } = await seatedAt(gateway(), 'records-back')
    const round = await play(session, '10.00')
    await askAs(gateway(), lotus, 'vendorRollback', { round })
    const { value: ticket } = await lottery.buy(token, anyDigit)
    await gateway()
      .database.update(lotteryTickets)
      .set({ status: 'cancelled' })
      .where(eq(lotteryTickets.id, ticket.id))
    const { list, totals } = await recordOf(token)
    expect(list.map(({ status, win, net }) => [status, win, net])).toEqual([
      ['returned', null, null],
      ['returned', null, null],
    ])
    expect(totals).toEqual({ stake: '0.00', waiting: '0.00', win: '0.00', net: '0.00' })
  })

  test('is one’s own, and a demo leaves nothing in it', async () => {
    const { session } = await seatedAt(gateway(), 'records-theirs')
    await play(session, '10.00', '0.00')
    const { token, account } = await makeVisitor(gateway(), 'records-mine')
    const { nodeId } = await gameOf(gateway(), 'RNG')
    const demo = { id: 'demo-of-records', accountId: account.id, nodeId, mode: 'demo' } as const
    await gateway()
      .database.insert(gameRounds)
      .values({ ...demo, stake: 100n, win: 0n, playedAt: gateway().now })
    expect((await recordOf(token)).totalCount).toBe(0)
  })

  test('keeps what was bet on a game that has left the catalogue', async () => {
    const { token, account } = await makeVisitor(gateway(), 'records-gone')
    const gone = { id: 'round-of-a-gone-game', accountId: account.id, nodeId: 999_999_999 }
    await gateway()
      .database.insert(gameRounds)
      .values({ ...gone, mode: 'real', stake: 100n, win: 250n, playedAt: gateway().now })
    const { list, totals } = await recordOf(token)
    expect(list).toMatchObject([
      { gameName: '999999999', vassalage: null, vendorName: null, net: '1.50' },
    ])
    expect(totals.net).toBe('1.50')
  })
})

describe('what is asked for', () => {
  test('is a period of whole days in Bangkok, a kind, and a page', async () => {
    const { token, account } = await makeVisitor(gateway(), 'records-days')
    const day = 24 * 3_600_000
    // The house's clock stands at 19:00 of the 20th there, or a little later.
    const midnight = Date.parse('2026-11-20T00:00:00+07:00')
    const at = (daysAgo: number, ms: number) => new Date(midnight - daysAgo * day + ms)
    const days = {
      today: at(0, 0),
      yesterday: at(0, -1),
      sixth: at(6, 0),
      week: at(6, -1),
      first: at(29, 0),
      before: at(29, -1),
    }
    await gateway()
      .database.insert(gameRounds)
      .values(
        Object.entries(days).map(([name, playedAt]) => ({
          id: `day-${name}`,
          accountId: account.id,
          nodeId: 1,
          mode: 'real' as const,
          stake: 100n,
          win: 0n,
          playedAt,
        })),
      )
    const asked = async (input: Input<typeof calls.bettingRecords>) =>
      (await recordOf(token, input)).list.map(({ id }) => id.slice('day-'.length))
    expect(await asked({ period: 'today' })).toEqual(['today'])
    expect(await asked({ period: 'yesterday' })).toEqual(['yesterday'])
    expect(await asked({})).toEqual(['today', 'yesterday', 'sixth'])
    expect(await asked({ period: 'month' })).toEqual([
      'today',
      'yesterday',
      'sixth',
      'week',
      'first',
    ])
    expect(await asked({ kind: 'lottery' })).toEqual([])
    expect(await asked({ kind: 'game', period: 'month', pageNo: 3, pageSize: 2 })).toEqual([
      'first',
    ])
    expect(await recordOf(token, { period: 'month', pageNo: 2, pageSize: 2 })).toMatchObject({
      totalCount: 5,
      totalPages: 3,
      totals: { stake: '5.00', net: '-5.00' },
    })
  })

  test('has to make sense, and is for members', async () => {
    const { token } = await makeVisitor(gateway(), 'records-asks')
    const ask = (input: object, as: string | null = token) =>
      gateway().ask(calls.bettingRecords, input, { token: as })
    for (const input of [
      { period: 'century' },
      { kind: 'slots' },
      { pageNo: 0 },
      { pageSize: 51 },
    ]) {
      expect((await ask(input)).status, JSON.stringify(input)).toBe(400)
    }
    expect((await ask({}, null)).status).toBe(401)
    const trial = await makeVisitor(gateway(), 'records-trial', { type: 4 })
    expect((await ask({}, trial.token)).status).toBe(403)
  })
})
