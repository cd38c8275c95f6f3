import type { Locale, LotteryGame } from '#contract/index.ts'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { games, lotteryDraws } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { lotteryGroups } from '#gateway/sandbox/content/lotteries.ts'
import { say } from '#gateway/site/words.ts'
import { lotteriesOf, type Lottery } from './catalogue.ts'
import { keepLotteries } from './keep-draws.ts'
import { endsOf } from './plays.ts'
import { lockOf, nextDraw, spacingOf, weekdaysOf } from './schedule.ts'

export type DrawRow = typeof lotteryDraws.$inferSelect

/** At most six (section 9). */
const mostNumbers = 6
/** From how long before the close on a draw is about to. */
const soon = 15 * 60_000

/** Balls of a result: the digits of its top number. */
export const ballsOf = (draw: Pick<DrawRow, 'prizes'> | undefined): string[] =>
  draw?.prizes ? [...endsOf(draw.prizes).top].slice(0, mostNumbers) : []

/** A lottery with the draw on sale and the one before. */
export interface OnSale {
  lottery: Lottery
  /** Of a Vietnam lottery, its first province's. */
  next: DrawRow | undefined
  last: DrawRow | undefined
}

const { gameCode, drawsAt, drawnAt, id } = lotteryDraws
const byCode = (rows: DrawRow[]) => new Map(rows.map((row) => [row.gameCode, row]))

/** The draw that each lottery sells; one that is due and has no numbers yet is still looked at. */
async function nextEach(database: Database, codes: string[]) {
  // Few draws have no numbers: they are found by that.
  const rows = await database
    .selectDistinctOn([gameCode])
    .from(lotteryDraws)
    .where(and(inArray(gameCode, codes), isNull(drawnAt)))
    .orderBy(gameCode, asc(drawsAt), sql`${id} collate "C"`)
  return byCode(rows)
}

/** The draws that a lottery sells: of a Vietnam one, one a province, by their ids. */
export async function nextOf(database: Database, code: string): Promise<DrawRow[]> {
  const rows = await database
    .select()
    .from(lotteryDraws)
    .where(and(eq(gameCode, code), isNull(drawnAt)))
    .orderBy(asc(drawsAt), sql`${id} collate "C"`)
  return rows.filter(({ numero }) => numero === rows[0]?.numero)
}

/** Id of the province of a draw. */
export const provinceOf = (draw: Pick<DrawRow, 'id'>) => draw.id.split(':').at(-1) ?? draw.id

/** The last draw of each lottery. One look into the index each: draws are never deleted. */
async function lastEach(database: Database, codes: string[], now: Date) {
  const last = database
    .select({ id })
    .from(lotteryDraws)
    .where(and(eq(gameCode, games.gameId), isNotNull(drawnAt), lte(drawsAt, now)))
    .orderBy(desc(drawsAt), sql`${id} collate "C"`)
    .limit(1)
  const ids = database
    .select({ id: sql`(${last})` })
    .from(games)
    .where(inArray(games.gameId, codes))
  return byCode(await database.select().from(lotteryDraws).where(inArray(id, ids)))
}

/** All lotteries as they are now; what is due was drawn before. */
export async function onSale(house: House, now: Date): Promise<OnSale[]> {
  await keepLotteries(house, now)
  const all = await lotteriesOf(house.database)
  const codes = all.map(({ gameCode }) => gameCode)
  if (codes.length === 0) return []
  const next = await nextEach(house.database, codes)
  const last = await lastEach(house.database, codes, now)
  return all.map((lottery) => ({
    lottery,
    next: next.get(lottery.gameCode),
    last: last.get(lottery.gameCode),
  }))
}

function statusOf(draw: Pick<DrawRow, 'closesAt' | 'drawsAt'>, spacing: number, now: Date) {
  if (draw.drawsAt <= now) return 'drawing'
  if (draw.closesAt <= now) return 'locked'
  const isSoon = spacing > 3600 && draw.closesAt.getTime() - now.getTime() < soon
  return isSoon ? 'closing' : 'open'
}

/** As the contract has it. */
export function toLottery({ lottery, next, last }: OnSale, locale: Locale, now: Date): LotteryGame {
  const { schedule, gameCode, vendor, imageUrl } = lottery
  const group = lotteryGroups.find(({ tag }) => tag === lottery.group)
  const { text, lang } = say(lottery.name, locale)
  const spacing = spacingOf(schedule)
  const drawsAt = next?.drawsAt ?? nextDraw(schedule, now)
  const lockTime = next
    ? Math.round((next.drawsAt.getTime() - next.closesAt.getTime()) / 1000)
    : lockOf(schedule)
  const closesAt = new Date(drawsAt.getTime() - lockTime * 1000)
  return {
    gameId: gameCode,
    gameCode,
    vendor,
    remark: text,
    nameLang: lang,
    gameGroupCode: group?.code ?? '',
    gameGroupId: group?.id ?? 0,
    numero: next?.numero ?? '',
    remainTime: Math.max(0, Math.ceil((drawsAt.getTime() - now.getTime()) / 1000)),
    lockTime,
    drawDayOfWeek: weekdaysOf(schedule),
    winningTime: drawsAt.toISOString(),
    spacing,
    status: statusOf({ closesAt, drawsAt }, spacing, now),
    lastNumero: last?.numero ?? null,
    lastNumbers: ballsOf(last),
    imageUrl,
  }
}
