import { and, asc, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { lotteryDraws } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import { asObject, readBody } from '#gateway/http/read-body.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { workLotteries } from './keep-draws.ts'

const change = v.object({
  gameCode: v.pipe(v.string(), v.maxLength(40)),
  /** Seconds from now; 0 is at once. */
  closesIn: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)),
  drawsIn: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)),
})

/**
 * `PUT /ops/lottery`: brings the draw on sale of a lottery forward, for a demonstration or a test. Its
 * seed stays the one that was promised.
 */
export async function changeLottery(request: Request, house: House): Promise<void> {
  const result = v.safeParse(change, asObject(await readBody(request)))
  if (!result.success) {
    const [issue] = result.issues
    throw new Refusal(400, 'bad_request', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
  }
  const { gameCode, closesIn, drawsIn } = result.output
  if (drawsIn < closesIn) throw new Refusal(400, 'bad_request', 'drawsIn: is before the close')
  const { database } = house
  const now = house.config.now()
  await workLotteries(house, now)
  const [draw] = await database
    .select()
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.gameCode, gameCode), isNull(lotteryDraws.drawnAt)))
    .orderBy(asc(lotteryDraws.drawsAt), asc(lotteryDraws.id))
    .limit(1)
  if (!draw) throw new Refusal(404, 'not_found', 'There is no such lottery')
  await database
    .update(lotteryDraws)
    .set({
      closesAt: new Date(now.getTime() + closesIn * 1000),
      drawsAt: new Date(now.getTime() + drawsIn * 1000),
    })
    .where(and(eq(lotteryDraws.gameCode, gameCode), eq(lotteryDraws.numero, draw.numero)))
  await workLotteries(house, now)
}
