import { randomBytes } from 'node:crypto'
import {
  commitmentOf,
  type DrawnPrize,
  drawPrizes,
  nearFirstOf,
  type PrizeShape,
} from '#contract/index.ts'
import { inArray } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { lotteryDraws } from '#gateway/database/schema/index.ts'
import { thaiShapes } from '#gateway/sandbox/content/lotteries.ts'
import { vietnamProvinces } from '#gateway/sandbox/content/provinces.ts'
import type { Lottery } from './catalogue.ts'
import { lastDraw, lockOf, nextDraw, numeroOf, wallOf } from './schedule.ts'

/** How many draws of a lottery the house has behind it on the day it opens; of the Thai one, fewer. */
const remembered = 30
const rememberedThai = 6
/** Draws put into the database at one go. */
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

/** Draws the numbers; of the Thai draw, those next to the first one follow from it. */
export async function numbersOf(
  draw: { id: string; seed: string },
  shapes: readonly PrizeShape[],
): Promise<DrawnPrize[]> {
  const prizes = await drawPrizes({ drawId: draw.id, seed: draw.seed }, shapes)
  const first = prizes[0]
  const number = first?.numbers[0]
  if (shapes !== thaiShapes || !first || number === undefined) return prizes
  return [first, nearFirstOf(number), ...prizes.slice(1)]
}

/** A draw of a lottery that nobody could bet on, with the numbers it would have had. */
async function drawLate(lottery: Lottery, drawsAt: Date): Promise<NewDraw[]> {
  const draws = await openDraw(lottery, drawsAt)
  return Promise.all(
    draws.map(async (draw) => ({
      ...draw,
      prizes: await numbersOf(draw, lottery.shapes),
      drawnAt: drawsAt,
      settledAt: drawsAt,
    })),
  )
}

/** When a lottery has drawn, the newest first, as far back as the house remembers. */
function pastOf({ schedule, group }: Lottery, now: Date): Date[] {
  const depth = group === 'thai' ? rememberedThai : remembered
  const past = [lastDraw(schedule, now)]
  for (let at = past[0]; at && past.length < depth; past.push(at))
    at = lastDraw(schedule, new Date(at.getTime() - 1))
  return past
}

/** Of some ids of draws, those that there are. */
async function knownOf(database: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .select({ id: lotteryDraws.id })
    .from(lotteryDraws)
    .where(inArray(lotteryDraws.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/**
 * What fell due while nobody was here: everything after the newest draw that is known. Of a lottery that
 * is looked at for the first time, all that the house has behind it.
 */
async function missedOf(
  database: Database,
  lotteries: readonly Lottery[],
  now: Date,
): Promise<{ lottery: Lottery; at: Date }[]> {
  const pasts = lotteries.map((lottery) => ({
    lottery,
    past: pastOf(lottery, now).map((at) => ({ at, ids: drawIdsOf(lottery, at) })),
  }))
  const ids = pasts.flatMap(({ past }) => past.flatMap((one) => one.ids))
  const known = await knownOf(database, ids)
  return pasts.flatMap(({ lottery, past }) => {
    const newest = past.findIndex((one) => one.ids.some((id) => known.has(id)))
    return past.slice(0, newest < 0 ? past.length : newest).map(({ at }) => ({ lottery, at }))
  })
}

/** Opens what is on sale now, and makes up for what should have been drawn while nobody was here. */
export async function openDue(
  database: Database,
  all: readonly Lottery[],
  now: Date,
): Promise<void> {
  const last = new Map<string, Lottery>()
  const wanted = new Map<string, { lottery: Lottery; at: Date }>()
  for (const lottery of all) {
    const [over] = drawIdsOf(lottery, lastDraw(lottery.schedule, now))
    if (over !== undefined) last.set(over, lottery)
    const next = nextDraw(lottery.schedule, now)
    // One more than is on sale: an operator may draw that one early.
    for (const at of [next, nextDraw(lottery.schedule, next)]) {
      const [first] = drawIdsOf(lottery, at)
      if (first !== undefined) wanted.set(first, { lottery, at })
    }
  }
  const known = await knownOf(database, [...last.keys(), ...wanted.keys()])
  const behind = Array.from(last).flatMap(([id, lottery]) => (known.has(id) ? [] : [lottery]))
  const made: NewDraw[] = []
  for (const { lottery, at } of await missedOf(database, behind, now))
    made.push(...(await drawLate(lottery, at)))
  for (const [id, { lottery, at }] of wanted)
    if (!known.has(id)) made.push(...(await openDraw(lottery, at)))
  if (made.length === 0) return
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
