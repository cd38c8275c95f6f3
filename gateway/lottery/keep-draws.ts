import { randomBytes } from 'node:crypto'
import { commitmentOf, type DrawnPrize, drawPrizes, type PrizeShape } from '#contract/index.ts'
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { games, lotteryDraws } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { describeError, writeLog } from '#gateway/http/log.ts'
import { thaiShapes } from '#gateway/sandbox/content/lotteries.ts'
import { vietnamProvinces } from '#gateway/sandbox/content/provinces.ts'
import { allLotteriesOf, type Lottery } from './catalogue.ts'
import { eachRow } from './each-row.ts'
import { lastDraw, lockOf, nextDraw, numeroOf, wallOf } from './schedule.ts'
import { settle } from './settle.ts'

/** How many draws of a lottery the house has behind it on the day it opens; of the Thai one, fewer. */
const remembered = 30
const rememberedThai = 6
/** Draws made at one go. */
const atOnce = 200

type NewDraw = typeof lotteryDraws.$inferInsert

/** The provinces that draw with a lottery on a day; one without a name where there are none. */
function provincesOf({ region }: Lottery, drawsAt: Date): readonly { id: string; name: string }[] {
  if (!region) return [{ id: '', name: '' }]
  const today = vietnamProvinces[region][wallOf(drawsAt).weekday - 1] ?? []
  return today.map(([id, name]) => ({ id, name }))
}

/** Ids of a lottery's draw at an instant: one a province. */
export const drawIdsOf = (lottery: Lottery, drawsAt: Date): string[] =>
  provincesOf(lottery, drawsAt).map(({ id }) =>
    [lottery.gameCode, numeroOf(lottery.schedule, drawsAt), id].filter(Boolean).join(':'),
  )

/** A draw with a seed that nobody knows and a commitment that everybody may. */
async function openDraw(lottery: Lottery, drawsAt: Date): Promise<NewDraw[]> {
  const { gameCode, schedule } = lottery
  const closesAt = new Date(drawsAt.getTime() - lockOf(schedule) * 1000)
  const numero = numeroOf(schedule, drawsAt)
  return Promise.all(
    provincesOf(lottery, drawsAt).map(async ({ id, name: province }) => {
      const seed = randomBytes(32).toString('hex')
      const commitment = await commitmentOf(seed)
      const drawId = [gameCode, numero, id].filter(Boolean).join(':')
      return { id: drawId, gameCode, numero, province, closesAt, drawsAt, seed, commitment }
    }),
  )
}

const beside = (number: string, by: number) => {
  const size = 10 ** number.length
  return String((Number(number) + by + size) % size).padStart(number.length, '0')
}

/** Draws the numbers; of the Thai draw, those next to the first one follow from it. */
async function numbersOf(
  draw: { id: string; seed: string },
  shapes: readonly PrizeShape[],
): Promise<DrawnPrize[]> {
  const prizes = await drawPrizes({ drawId: draw.id, seed: draw.seed }, shapes)
  const first = prizes[0]
  const number = first?.numbers[0]
  if (shapes !== thaiShapes || !first || number === undefined) return prizes
  const near = { code: 'nearFirst', numbers: [beside(number, -1), beside(number, 1)] }
  return [first, near, ...prizes.slice(1)]
}

/** What the house has behind it when a lottery is looked at for the first time. */
async function history(lottery: Lottery, now: Date): Promise<NewDraw[]> {
  const made: NewDraw[] = []
  let at = lastDraw(lottery.schedule, now)
  const depth = lottery.group === 'thai' ? rememberedThai : remembered
  for (let back = 0; back < depth; back++) {
    for (const draw of await openDraw(lottery, at)) {
      const prizes = await numbersOf(draw, lottery.shapes)
      made.push({ ...draw, prizes, drawnAt: draw.drawsAt, settledAt: draw.drawsAt })
    }
    at = lastDraw(lottery.schedule, new Date(at.getTime() - 1))
  }
  return made
}

/** Of some lotteries, those that have drawn here before. */
async function seenOf(database: Database, codes: string[]): Promise<Set<string>> {
  const any = database
    .select({ one: sql`1` })
    .from(lotteryDraws)
    .where(eq(lotteryDraws.gameCode, games.gameId))
  const seen = await database
    .select({ code: games.gameId })
    .from(games)
    .where(and(inArray(games.gameId, codes), exists(any)))
  return new Set(seen.map(({ code }) => code))
}

/** Opens what is on sale now, and what should have been drawn while nobody was here. */
async function openDue(database: Database, all: readonly Lottery[], now: Date): Promise<void> {
  const wanted = new Map<string, { lottery: Lottery; at: Date }>()
  for (const lottery of all) {
    const next = nextDraw(lottery.schedule, now)
    // One more than is on sale: an operator may draw that one early.
    for (const at of [lastDraw(lottery.schedule, now), next, nextDraw(lottery.schedule, next)]) {
      const [first] = drawIdsOf(lottery, at)
      if (first !== undefined) wanted.set(first, { lottery, at })
    }
  }
  const there = await database
    .select({ id: lotteryDraws.id })
    .from(lotteryDraws)
    .where(inArray(lotteryDraws.id, [...wanted.keys()]))
  for (const { id } of there) wanted.delete(id)
  if (wanted.size === 0) return
  const lacking = [...new Set([...wanted.values()].map(({ lottery }) => lottery))]
  const seen = await seenOf(
    database,
    lacking.map(({ gameCode }) => gameCode),
  )
  const made: NewDraw[] = []
  for (const lottery of lacking)
    if (!seen.has(lottery.gameCode)) made.push(...(await history(lottery, now)))
  const have = new Set(made.map(({ id }) => id))
  for (const [id, { lottery, at }] of wanted)
    if (!have.has(id)) made.push(...(await openDraw(lottery, at)))
  // All or nothing: what is there of a lottery's past is taken for the whole of it.
  await database.transaction(async (tx) => {
    for (let from = 0; from < made.length; from += atOnce) {
      await tx
        .insert(lotteryDraws)
        .values(made.slice(from, from + atOnce))
        .onConflictDoNothing()
    }
  })
}

/** Draws one draw, unless somebody else just has. */
async function draw(tx: Database, id: string, shapes: readonly PrizeShape[], now: Date) {
  const [row] = await tx.select().from(lotteryDraws).where(eq(lotteryDraws.id, id)).for('update')
  if (!row || row.drawnAt !== null) return
  const prizes = await numbersOf(row, shapes)
  await tx.update(lotteryDraws).set({ prizes, drawnAt: now }).where(eq(lotteryDraws.id, id))
}

async function drawDue(database: Database, all: readonly Lottery[], now: Date): Promise<void> {
  const shapes = new Map(all.map((lottery) => [lottery.gameCode, lottery.shapes]))
  await eachRow(
    (after) =>
      database
        .select({ id: lotteryDraws.id, gameCode: lotteryDraws.gameCode })
        .from(lotteryDraws)
        .where(
          and(
            isNull(lotteryDraws.drawnAt),
            lte(lotteryDraws.drawsAt, now),
            // Not of a lottery that left the catalogue meanwhile.
            inArray(lotteryDraws.gameCode, [...shapes.keys()]),
            after === undefined ? undefined : gt(lotteryDraws.id, after),
          ),
        )
        .orderBy(asc(lotteryDraws.id))
        .limit(atOnce),
    ({ id, gameCode }) =>
      database.transaction((tx) => draw(tx, id, shapes.get(gameCode) ?? [], now)),
  )
}

/** Pays for every draw there is; one that fails keeps none of the others from it. */
async function settleDue(database: Database, now: Date): Promise<void> {
  await eachRow(
    (after) =>
      database
        .select({ id: lotteryDraws.id })
        .from(lotteryDraws)
        .where(
          and(
            isNull(lotteryDraws.settledAt),
            isNotNull(lotteryDraws.drawnAt),
            after === undefined ? undefined : gt(lotteryDraws.id, after),
          ),
        )
        .orderBy(asc(lotteryDraws.id))
        .limit(atOnce),
    ({ id }) => settle(database, id, now),
  )
}

/** Opens and draws what is due. A draw is one however many do it at once. */
async function drawLotteries(database: Database, now: Date): Promise<void> {
  const all = await allLotteriesOf(database)
  if (all.length === 0) return
  const open = all.filter(({ isOpen }) => isOpen)
  await openDue(database, open, now)
  await drawDue(database, all, now)
}

/**
 * Opens, draws and pays what is due: each process does from time to time (`start.ts`). What one began
 * and did not end, the next one does.
 */
export async function workLotteries({ database }: House, now: Date): Promise<void> {
  await drawLotteries(database, now)
  await settleDue(database, now)
}

/** When a process looked last, so that a rush of calls looks once. */
const looked = new WeakMap<Database, { at: number; busy: boolean; work: Promise<void> }>()
const lookEvery = 1000

/**
 * Opens and draws what is due before somebody is told of it, at most once a second in this process.
 * Nobody who looks at a lottery waits until others are paid.
 */
export function keepLotteries({ database }: House, now: Date): Promise<void> {
  const last = looked.get(database)
  if (last && (last.busy || Math.abs(now.getTime() - last.at) < lookEvery)) return last.work
  const work = drawLotteries(database, now).catch((cause: unknown) =>
    // What could not be drawn says that it is being drawn; the rest can be read.
    writeLog('error', { ...describeError(cause), while: 'drawing lotteries' }),
  )
  const look = { at: now.getTime(), busy: true, work }
  looked.set(database, look)
  void work.finally(() => (look.busy = false))
  return work
}
