import type { calls } from '#contract/index.ts'
import { desc, eq, max } from 'drizzle-orm'
import { lotteryTickets } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { lotteryGroups } from '#gateway/sandbox/content/lotteries.ts'
import { say } from '#gateway/site/words.ts'
import { ballsOf, onSale, toLottery } from './on-sale.ts'

export const lotteryMenus: Handler<typeof calls.lotteryMenus> = async ({ locale, now }, house) => {
  const all = await onSale(house, now)
  const groups = lotteryGroups.flatMap(({ code, id, tag, names }) => {
    const gameMenus = all
      .filter(({ lottery }) => lottery.group === tag)
      .map((one) => toLottery(one, locale, now))
    if (gameMenus.length === 0) return []
    const labelName = say(names, locale).text
    return [{ gameGroupCode: code, gameGroupId: id, labelName, tag, gameMenus }]
  })
  return { groups }
}

export const popularLotteries: Handler<typeof calls.popularLotteries> = async (
  { input, locale, now },
  house,
) => {
  const all = await onSale(house, now)
  const list = all
    .toSorted((a, b) => b.lottery.liked - a.lottery.liked)
    .slice(0, input.count)
    .map((one) => toLottery(one, locale, now))
  return { list }
}

export const recentLotteries: Handler<typeof calls.recentLotteries> = async (
  { input, visitor, locale, now },
  house,
) => {
  const last = max(lotteryTickets.placedAt)
  const rows = await house.database
    .select({ gameCode: lotteryTickets.gameCode })
    .from(lotteryTickets)
    .where(eq(lotteryTickets.accountId, visitor.account.id))
    .groupBy(lotteryTickets.gameCode)
    .orderBy(desc(last))
    .limit(input.recentCount)
  const all = await onSale(house, now)
  const list = rows.flatMap(({ gameCode }) => {
    const one = all.find(({ lottery }) => lottery.gameCode === gameCode)
    return one ? [toLottery(one, locale, now)] : []
  })
  return { list }
}

export const openLotteries: Handler<typeof calls.openLotteries> = async (
  { input, locale, now },
  house,
) => {
  const all = await onSale(house, now)
  const list = all
    .flatMap((one) => (one.last ? [{ one, last: one.last }] : []))
    .toSorted((a, b) => b.last.drawsAt.getTime() - a.last.drawsAt.getTime())
    .slice(0, input.count)
    .map(({ one, last }) => {
      const { gameId, gameCode, remark, nameLang, remainTime, lockTime } = toLottery(
        one,
        locale,
        now,
      )
      return {
        drawId: last.id,
        gameId,
        gameCode,
        remark,
        nameLang,
        numero: last.numero,
        drawnAt: last.drawsAt.toISOString(),
        numbers: ballsOf(last),
        remainTime,
        lockTime,
      }
    })
  return { list }
}
