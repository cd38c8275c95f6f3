import type { calls } from '#contract/index.ts'
import { and, desc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { lotteryDraws } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { mostTicketLines } from '#contract/index.ts'
import { nextOf, onSale, provinceOf, toLottery } from './on-sale.ts'
import { cancelMinutesOf, endsOf, limitedOf, playsOf, stakes } from './plays.ts'
import { spacingOf } from './schedule.ts'

/** Draws that what comes often is counted in, and how many of those numbers are shown. */
const counted = 30
const shown = 6

async function frequentOf(database: Database, gameCode: string, now: Date) {
  const rows = await database
    .select()
    .from(lotteryDraws)
    .where(
      and(
        eq(lotteryDraws.gameCode, gameCode),
        isNotNull(lotteryDraws.drawnAt),
        lte(lotteryDraws.drawsAt, now),
      ),
    )
    .orderBy(desc(lotteryDraws.drawsAt), desc(lotteryDraws.id))
    .limit(counted)
  const times = new Map<string, number>()
  for (const { prizes } of rows) {
    const numbers = endsOf(prizes ?? []).top.slice(-3)
    if (numbers) times.set(numbers, (times.get(numbers) ?? 0) + 1)
  }
  const frequent = Array.from(times, ([numbers, often]) => ({ numbers, times: often }))
    .filter((one) => one.times > 1)
    .toSorted((a, b) => b.times - a.times || a.numbers.localeCompare(b.numbers))
    .slice(0, shown)
  return { frequent, frequentDraws: rows.length }
}

export const lotteryRules: Handler<typeof calls.lotteryRules> = async (
  { input, locale, now },
  house,
) => {
  const all = await onSale(house, now)
  const one = all.find(({ lottery }) => lottery.gameCode === input.gameCode)
  const draws = one ? await nextOf(house.database, input.gameCode) : []
  const next = draws.find((draw) => provinceOf(draw) === input.province) ?? draws[0]
  if (!one || !next) throw new Refusal(404, 'not_found', 'There is no such lottery')
  const { lottery } = one
  return {
    game: toLottery({ ...one, next }, locale, now),
    drawId: next.id,
    province: next.province || null,
    provinces: draws
      .filter(({ province }) => province !== '')
      .map((draw) => ({ id: provinceOf(draw), name: draw.province, drawId: draw.id })),
    commitment: next.commitment,
    plays: [...playsOf(lottery.shapes)],
    stakes: [...stakes.choices],
    minStake: stakes.min,
    maxStake: stakes.max,
    mostLines: mostTicketLines,
    limited: limitedOf(next.commitment),
    ...(await frequentOf(house.database, lottery.gameCode, now)),
    cancelMinutes: cancelMinutesOf(spacingOf(lottery.schedule)),
  }
}
