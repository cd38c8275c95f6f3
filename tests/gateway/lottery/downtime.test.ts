import { calls } from '#contract/index.ts'
import { and, asc, eq, lte } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lotteryDraws } from '#gateway/database/schema/index.ts'
import { workLotteries } from '#gateway/lottery/keep-draws.ts'
import { nextDraw } from '#gateway/lottery/schedule.ts'
import { openGateway } from '../support/gateway.ts'

const house = openGateway()

const hour = 3_600_000
const south = 'TCG_LOTTO_VN-7003'

const issuesOf = async (gameCode: string) => {
  const { database, now } = house()
  const rows = await database
    .select()
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.gameCode, gameCode), lte(lotteryDraws.drawsAt, now)))
    .orderBy(asc(lotteryDraws.drawsAt), asc(lotteryDraws.id))
  expect(rows.every(({ prizes, drawnAt }) => prizes !== null && drawnAt !== null)).toBe(true)
  return rows
}

const look = () => house().ask(calls.lotteryMenus, {})

test('what fell due in a night off was drawn all the same, and what was there stays', async () => {
  await look()
  const before = await issuesOf('LOTT-7003')
  house().later(7 * hour)
  await look()
  const after = await issuesOf('LOTT-7003')
  // Seven hours of a draw every quarter, and no hole between two of them.
  expect(after).toHaveLength(before.length + 28)
  expect(after.slice(0, before.length)).toEqual(before)
  const quarters = { kind: 'every', minutes: 15 } as const
  for (const [index, { drawsAt }] of after.slice(1).entries())
    expect(drawsAt).toEqual(nextDraw(quarters, after[index]!.drawsAt))
})

test('days off have their provinces; of a long time only the last draws are made up for', async () => {
  house().later(3 * 24 * hour)
  const { value } = await house().ask(calls.vietnamNumbers, { region: 'south', date: '2026-11-22' })
  expect(value).toMatchObject({ isDrawn: true, date: '2026-11-22' })
  expect(value.provinces.length).toBeGreaterThan(2)
  const before = await issuesOf('LOTT-7003')
  house().later(100 * hour)
  await look()
  // Two were on sale already.
  expect(await issuesOf('LOTT-7003')).toHaveLength(before.length + 2 + 30)
})

test('a day without numbers waits for them, unless a newer one has its own', async () => {
  const ask = async (date: string) =>
    (await house().ask(calls.vietnamNumbers, { region: 'south', date })).value
  expect(await ask('2020-01-01')).toMatchObject({ isDrawn: true, provinces: [] })
  const { date } = (await house().ask(calls.vietnamNumbers, { region: 'south' })).value
  // Nobody has come to draw it yet.
  const { database, now } = house()
  const newest = and(
    eq(lotteryDraws.gameCode, south),
    eq(lotteryDraws.numero, date.replaceAll('-', '')),
  )
  await database.delete(lotteryDraws).where(newest)
  expect(await ask(date)).toMatchObject({ date, isDrawn: false, provinces: [] })
  await workLotteries(house().house, now)
  expect(await ask(date)).toMatchObject({ date, isDrawn: true })
})
