import { calls } from '#contract/index.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { games, lotteryTickets } from '#gateway/database/schema/index.ts'
import { openGateway } from '../support/gateway.ts'
import { gameCode, lotteryOf } from './support.ts'

const gateway = openGateway()
const { buy, makePlayer, rulesOf, ticketsOf } = lotteryOf(gateway)

test('who won at the lottery today stands on the board once, masked; who lost more does not', async () => {
  const lucky = await makePlayer('lottery-lucky')
  const keen = await makePlayer('lottery-keen')
  const { drawId } = await rulesOf()
  const line = { playType: '1top', numbers: '7', stake: '10.00' }
  for (const { token } of [lucky, lucky, keen, keen]) await buy(token, [line], { drawId })
  const board = async () => (await gateway().ask(calls.winnerBoard, {})).value.list
  const gamesOf = async () => (await board()).filter(({ vassalage }) => vassalage === 'LOTT')
  expect(await gamesOf()).toEqual([])

  gateway().later(15 * 60_000)
  for (const { token } of [lucky, keen]) await ticketsOf(token)
  // Wins that would stand above the invented ones.
  const { database } = gateway()
  const make = async (account: { id: string }, ...tickets: { total: bigint; win: bigint }[]) => {
    const own = await database
      .select()
      .from(lotteryTickets)
      .where(eq(lotteryTickets.accountId, account.id))
    for (const [at, { id }] of own.entries()) {
      const status = tickets[at]!.win > 0n ? ('won' as const) : ('lost' as const)
      await database
        .update(lotteryTickets)
        .set({ ...tickets[at]!, status })
        .where(eq(lotteryTickets.id, id))
    }
  }
  await make(lucky.account, { total: 1000n, win: 999_999_000n }, { total: 1000n, win: 800n })
  await make(keen.account, { total: 1000n, win: 999_999_900n }, { total: 999_999_900n, win: 0n })

  const won = await gamesOf()
  expect(won).toMatchObject([{ winAmount: '9999998.00', winTime: expect.any(String) }])
  expect(won[0]?.account).not.toContain('lottery-lucky')
  expect((await board())[0]).toEqual(won[0])
  const [game] = await database
    .select({ nodeId: games.nodeId })
    .from(games)
    .where(eq(games.gameId, gameCode))
  expect(won[0]?.nodeId).toBe(game?.nodeId)
})
