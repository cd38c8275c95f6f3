import { randomBytes } from 'node:crypto'
import { commitmentOf, type DrawnPrize, drawPrizes, type PrizeShape } from '#contract/index.ts'
import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { lotteryDraws } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { thaiShapes } from '#gateway/sandbox/content/lotteries.ts'
import { vietnamProvinces } from '#gateway/sandbox/content/provinces.ts'
import { lotteriesOf, type Lottery } from './catalogue.ts'
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

/** Opens what is on sale now, and what should have been drawn while nobody was here. */
async function openDue(database: Database, all: readonly Lottery[], now: Date): Promise<void> {
  const known = await database
    .selectDistinct({ gameCode: lotteryDraws.gameCode })
    .from(lotteryDraws)
  const seen = new Set(known.map(({ gameCode }) => gameCode))
  const wanted = new Map<string, () => Promise<NewDraw[]>>()
  for (const lottery of all) {
    const next = nextDraw(lottery.schedule, now)
    // One more than is on sale: an operator may draw that one early.
    for (const at of [lastDraw(lottery.schedule, now), next, nextDraw(lottery.schedule, next)]) {
      const [first] = drawIdsOf(lottery, at)
      if (first !== undefined) wanted.set(first, () => openDraw(lottery, at))
    }
  }
  const there = await database
    .select({ id: lotteryDraws.id })
    .from(lotteryDraws)
    .where(inArray(lotteryDraws.id, [...wanted.keys()]))
  const made: NewDraw[] = []
  for (const lottery of all)
    if (!seen.has(lottery.gameCode)) made.push(...(await history(lottery, now)))
  const have = new Set([...there, ...made].map(({ id }) => id))
  for (const [id, open] of wanted) if (!have.has(id)) made.push(...(await open()))
  for (let from = 0; from < made.length; from += atOnce) {
    await database
      .insert(lotteryDraws)
      .values(made.slice(from, from + atOnce))
      .onConflictDoNothing()
  }
}

/** Draws one draw, unless somebody else just has. */
async function draw(tx: Database, id: string, shapes: readonly PrizeShape[], now: Date) {
  const [row] = await tx.select().from(lotteryDraws).where(eq(lotteryDraws.id, id)).for('update')
  if (!row || row.drawnAt !== null) return
  const prizes = await numbersOf(row, shapes)
  await tx.update(lotteryDraws).set({ prizes, drawnAt: now }).where(eq(lotteryDraws.id, id))
}

async function drawDue(database: Database, all: readonly Lottery[], now: Date): Promise<void> {
  const due = await database
    .select({ id: lotteryDraws.id, gameCode: lotteryDraws.gameCode })
    .from(lotteryDraws)
    .where(and(isNull(lotteryDraws.drawnAt), lte(lotteryDraws.drawsAt, now)))
    .limit(atOnce)
  for (const { id, gameCode } of due) {
    const lottery = all.find((one) => one.gameCode === gameCode)
    if (lottery) await database.transaction((tx) => draw(tx, id, lottery.shapes, now))
  }
}

async function settleDue(database: Database, now: Date): Promise<void> {
  const drawn = await database
    .select({ id: lotteryDraws.id })
    .from(lotteryDraws)
    .where(and(isNull(lotteryDraws.settledAt), isNotNull(lotteryDraws.drawnAt)))
    .limit(atOnce)
  for (const { id } of drawn) await settle(database, id, now)
}

/**
 * Opens, draws and pays what is due. Done by whoever asks first, and from time to time by each process:
 * a draw is one however many do it at once, and what one began and did not end, the next one does.
 */
export async function workLotteries({ database }: House, now: Date): Promise<void> {
  const all = await lotteriesOf(database)
  if (all.length === 0) return
  await openDue(database, all, now)
  await drawDue(database, all, now)
  await settleDue(database, now)
}

/** When a process looked last, so that a rush of calls looks once. */
const looked = new WeakMap<Database, { at: number; work: Promise<void> }>()
const lookEvery = 1000

/** `workLotteries`, at most once a second in this process. */
export function keepLotteries(house: House, now: Date): Promise<void> {
  const last = looked.get(house.database)
  if (last && Math.abs(now.getTime() - last.at) < lookEvery) return last.work
  const work = workLotteries(house, now)
  looked.set(house.database, { at: now.getTime(), work })
  work.catch(() => looked.delete(house.database))
  return work
}
