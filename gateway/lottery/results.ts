import type { calls, Locale, LotteryDraw } from '#contract/index.ts'
import { and, asc, count, desc, eq, gte, isNotNull, lt, lte } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { lotteryDraws } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { offsetOf, pageOf } from '#gateway/games/pages.ts'
import { say } from '#gateway/site/words.ts'
import { lotteriesOf, type Lottery } from './catalogue.ts'
import { keepLotteries } from './keep-draws.ts'
import { drawIdsOf } from './open-draws.ts'
import { type DrawRow, nextOf, provinceOf } from './on-sale.ts'
import { dayBounds, lastDraw, numeroOf, wallOf } from './schedule.ts'

const isOver = (now: Date) => and(isNotNull(lotteryDraws.drawnAt), lte(lotteryDraws.drawsAt, now))

function toDraw(row: DrawRow, all: readonly Lottery[], locale: Locale): LotteryDraw[] {
  const lottery = all.find(({ gameCode }) => gameCode === row.gameCode)
  if (!lottery || !row.prizes) return []
  const { text: name, lang: nameLang } = say(lottery.name, locale)
  return [
    {
      drawId: row.id,
      gameCode: row.gameCode,
      name,
      nameLang,
      province: row.province || null,
      numero: row.numero,
      drawnAt: row.drawsAt.toISOString(),
      prizes: row.prizes,
      commitment: row.commitment,
      seed: row.seed,
    },
  ]
}

async function pageOfDraws(
  house: House,
  where: ReturnType<typeof isOver>,
  input: { pageNo: number; pageSize: number },
  locale: Locale,
) {
  const all = await lotteriesOf(house.database)
  const [total] = await house.database.select({ n: count() }).from(lotteryDraws).where(where)
  const rows = await house.database
    .select()
    .from(lotteryDraws)
    .where(where)
    .orderBy(desc(lotteryDraws.drawsAt), asc(lotteryDraws.id))
    .limit(input.pageSize)
    .offset(offsetOf(input))
  return pageOf(
    rows.flatMap((row) => toDraw(row, all, locale)),
    input,
    total?.n ?? 0,
  )
}

export const drawArchive: Handler<typeof calls.lotteryDraws> = async (
  { input, locale, now },
  house,
) => {
  await keepLotteries(house, now)
  const { gameCode, date, drawId } = input
  const bounds = date === undefined ? null : dayBounds(date)
  const where = and(
    isOver(now),
    gameCode ? eq(lotteryDraws.gameCode, gameCode) : undefined,
    drawId ? eq(lotteryDraws.id, drawId) : undefined,
    bounds
      ? and(gte(lotteryDraws.drawsAt, bounds[0]), lt(lotteryDraws.drawsAt, bounds[1]))
      : undefined,
  )
  return pageOfDraws(house, where, input, locale)
}

export const thaiDraws: Handler<typeof calls.thaiDraws> = async ({ input, locale, now }, house) => {
  await keepLotteries(house, now)
  const all = await lotteriesOf(house.database)
  const thai = all.find(({ group }) => group === 'thai')
  const where = and(isOver(now), eq(lotteryDraws.gameCode, thai?.gameCode ?? ''))
  return pageOfDraws(house, where, input, locale)
}

/** The day of the newest issue that has its numbers. */
async function newestDay(database: Database, lottery: Lottery, now: Date): Promise<string> {
  const [newest] = await database
    .select({ numero: lotteryDraws.numero })
    .from(lotteryDraws)
    .where(and(isOver(now), eq(lotteryDraws.gameCode, lottery.gameCode)))
    .orderBy(desc(lotteryDraws.numero))
    .limit(1)
  if (!newest) return wallOf(lastDraw(lottery.schedule, now)).date
  return newest.numero.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3')
}

export const vietnamNumbers: Handler<typeof calls.vietnamNumbers> = async (
  { input, now },
  house,
) => {
  await keepLotteries(house, now)
  const { database } = house
  const all = await lotteriesOf(database)
  const lottery = all.find(({ region }) => region === input.region)
  if (!lottery) throw new Refusal(404, 'not_found', 'This house has no draws of the region')
  const { gameCode, vendor, schedule, region = input.region } = lottery
  const date = input.date ?? (await newestDay(database, lottery, now))
  const wanted = lastDraw(schedule, lastMoment(date))
  // By its issue: an operator may have drawn it at another hour than the schedule has.
  const issue = numeroOf(schedule, wanted)
  const rows = await database
    .select()
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.gameCode, gameCode), eq(lotteryDraws.numero, issue)))
  const drawsAt = rows[0]?.drawsAt ?? wanted
  // In the order in which the provinces of the day are named.
  const ids = drawIdsOf(lottery, wanted)
  const over = await database
    .select()
    .from(lotteryDraws)
    .where(and(isOver(now), eq(lotteryDraws.gameCode, gameCode)))
    .orderBy(desc(lotteryDraws.drawsAt), asc(lotteryDraws.id))
    .limit(input.count)
  const next = await nextOf(database, gameCode)
  // Its hour comes a moment before its numbers. A day that has none is over once a newer one has some.
  const newest = over[0]?.numero ?? ''
  const isDrawn = rows.length > 0 ? rows.every(({ prizes }) => prizes !== null) : newest > issue
  return {
    region,
    date: wallOf(wanted).date,
    isDrawn: drawsAt <= now && isDrawn,
    drawsAt: drawsAt.toISOString(),
    gameCode,
    vendor,
    nextProvinces: next.map(provinceOf),
    provinces: rows
      .filter((row) => row.prizes !== null && row.drawsAt <= now)
      .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map((row) => ({
        drawId: row.id,
        id: provinceOf(row),
        name: row.province,
        numero: row.numero,
        prizes: row.prizes ?? [],
      })),
    numbers: over
      .flatMap(({ prizes }) => prizes?.flatMap(({ numbers }) => numbers) ?? [])
      .slice(0, input.count),
  }
}

/** The last moment of a day on the wall in Bangkok. */
const lastMoment = (date: string) => new Date(dayBounds(date)[1].getTime() - 1)
