import type { PrizeShape } from '#contract/index.ts'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { lotteryDraws } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { describeError, writeLog } from '#gateway/http/log.ts'
import { allLotteriesOf, type Lottery } from './catalogue.ts'
import { eachRow } from './each-row.ts'
import { numbersOf, openDue } from './open-draws.ts'
import { settle } from './settle.ts'

/** Draws looked up at one go. */
const atOnce = 200

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
