import { calls } from '#contract/index.ts'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  ledgerTransactions,
  lotteryDraws,
  lotteryLines,
  lotteryTickets,
} from '#gateway/database/schema/index.ts'
import { describeError } from '#gateway/http/log.ts'
import { workLotteries } from '#gateway/lottery/keep-draws.ts'
import { settle } from '#gateway/lottery/settle.ts'
import { breakAfter } from '../support/break-after.ts'
import { openGateway } from '../support/gateway.ts'
import { gameCode, lotteryOf } from './support.ts'

const gateway = openGateway()
const { balanceOf, buy, makePlayer, rulesOf, ticketsOf } = lotteryOf(gateway)

test('a ticket that cannot be paid keeps nobody else from a result or a prize', async () => {
  const [broken, whole, absent] = [
    await makePlayer('lottery-broken'),
    await makePlayer('lottery-whole'),
    await makePlayer('lottery-absent'),
  ]
  const { drawId } = await rulesOf()
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit))
  const everyDigit = digits.map((numbers) => ({ playType: '1top', numbers, stake: '10.00' }))
  const { value } = await buy(broken.token, everyDigit, { drawId })
  await buy(broken.token, everyDigit, { drawId })
  await buy(whole.token, everyDigit, { drawId })
  await buy(absent.token, everyDigit, { drawId })
  const { house, database } = gateway()
  const ofBroken = eq(lotteryLines.ticketId, value.id)
  // More than a ledger holds, once it is multiplied.
  await database
    .update(lotteryLines)
    .set({ stake: 10n ** 10n, rate: '9'.repeat(15) })
    .where(ofBroken)
  gateway().later(15 * 60_000)
  expect((await gateway().ask(calls.lotteryDraws, { gameCode })).value.list.length).toBeGreaterThan(
    0,
  )
  expect((await ticketsOf(whole.token))[0]?.status).toBe('won')
  // Their other ticket is paid, whichever is looked at first.
  const statuses = async () =>
    (await ticketsOf(broken.token)).map(({ status }) => status).toSorted()
  expect(await statuses()).toEqual(['waiting', 'won'])
  const fault: unknown = await workLotteries(house, gateway().now).catch((cause: unknown) => cause)
  // Who reads the log finds the draw and the ticket.
  const told = JSON.stringify(describeError(fault))
  expect(told).toContain(drawId)
  expect(told).toContain(value.id)
  const left = await database
    .select({ id: lotteryTickets.id })
    .from(lotteryTickets)
    .where(and(eq(lotteryTickets.drawId, drawId), eq(lotteryTickets.status, 'waiting')))
  expect(left).toEqual([{ id: value.id }])
  // Mended, it is paid like any other.
  await database.update(lotteryLines).set({ stake: 1000n, rate: '3.2' }).where(ofBroken)
  await workLotteries(house, gateway().now)
  expect(await statuses()).toEqual(['won', 'won'])
})

test('a draw that cannot be drawn keeps nobody from the others', async () => {
  const { drawId } = await rulesOf()
  const { house, database } = gateway()
  const stuck = sql.raw(`check (id <> '${drawId}' or prizes is null)`)
  await database.execute(sql`alter table lottery_draws add constraint stuck ${stuck}`)
  gateway().later(15 * 60_000)
  const { status, value } = await gateway().ask(calls.lotteryDraws, { gameCode })
  expect(status).toBe(200)
  expect(value.list.length).toBeGreaterThan(0)
  const due = and(isNull(lotteryDraws.drawnAt), lte(lotteryDraws.drawsAt, gateway().now))
  const waiting = () => database.select({ id: lotteryDraws.id }).from(lotteryDraws).where(due)
  expect(await waiting()).toEqual([{ id: drawId }])
  await database.execute(sql`alter table lottery_draws drop constraint stuck`)
  await workLotteries(house, gateway().now)
  expect(await waiting()).toEqual([])
})

test('settlement that is killed fifty times pays everybody once', { timeout: 60_000 }, async () => {
  const players = []
  for (let at = 0; at < 5; at++) players.push(await makePlayer(`lottery-many-${at}`))
  const { drawId } = await rulesOf()
  for (const { token } of players)
    for (let ticket = 0; ticket < 4; ticket++) {
      const numbers = String(ticket)
      await buy(token, [{ playType: '1top', numbers, stake: '10.00' }], { drawId })
    }
  const { database } = gateway()
  // Drawn, but not paid: whoever drew it was stopped there.
  const prizes = [
    { code: 'top', numbers: ['012'] },
    { code: 'bottom', numbers: ['555'] },
  ]
  await database
    .update(lotteryDraws)
    .set({ prizes, drawnAt: gateway().now })
    .where(eq(lotteryDraws.id, drawId))

  let kills = 0
  const failing = (after: number) => breakAfter(database, after, () => {})
  for (let round = 0; round < 50; round++) {
    // A row of lengths that falls into every statement of a ticket, sooner or later.
    const after = 1 + ((round * 7) % 31)
    await settle(failing(after), drawId, gateway().now).catch((cause: unknown) => {
      kills++
      expect(String(cause)).toContain('The power went')
    })
  }
  expect(kills).toBe(50)
  // Some were paid between the kills, and some wait for what comes last.
  const waiting = await database
    .select({ id: lotteryTickets.id })
    .from(lotteryTickets)
    .where(and(eq(lotteryTickets.drawId, drawId), eq(lotteryTickets.status, 'waiting')))
  expect(waiting.length).toBeGreaterThan(0)
  expect(waiting.length).toBeLessThan(20)
  await settle(database, drawId, gateway().now)
  for (const { token } of players) {
    // 0, 1 and 2 came, 3 did not: four stakes of ten, three prizes of thirty-two.
    expect(await balanceOf(token)).toBe('1056.00')
    const statuses = (await ticketsOf(token)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['lost', 'won', 'won', 'won'])
  }
  const wins = await database
    .select({ n: sql<number>`count(*)::int` })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.kind, 'lottery_win'))
  const won = await database
    .select({ n: sql<number>`count(*)::int` })
    .from(lotteryTickets)
    .where(eq(lotteryTickets.status, 'won'))
  expect(wins[0]?.n).toBe(won[0]?.n)
})
