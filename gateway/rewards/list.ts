import type { calls } from '#contract/index.ts'
import { and, asc, count, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { redemptions, rewards } from '#gateway/database/schema/index.ts'
import { offsetOf, pageOf } from '#gateway/games/pages.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { cleanStored } from '#gateway/site/clean.ts'
import { langOf, say } from '#gateway/site/words.ts'
import { toMoney } from '#gateway/wallet/money.ts'
import { requireOn } from './switch.ts'

/** Published and not over. */
export const onOffer = (now: Date) =>
  and(lte(rewards.publishesAt, now), or(isNull(rewards.endsAt), gt(rewards.endsAt, now)))

/** Shown at most; an operator has a few dozen. */
const most = 500

export const pointRewards: Handler<typeof calls.pointRewards> = async ({ locale, now }, house) => {
  await requireOn(house, 'PTSYS3')
  const rows = await house.database
    .select()
    .from(rewards)
    .where(onOffer(now))
    .orderBy(asc(rewards.position), asc(rewards.id))
    .limit(most)
  return {
    list: rows.map((row) => {
      const lang = langOf([row.title, row.summary, row.content], locale)
      const category = say(row.categoryName, locale)
      return {
        id: row.id,
        category: row.category,
        categoryName: category.text,
        categoryLang: category.lang,
        title: say(row.title, lang).text,
        summary: say(row.summary, lang).text,
        content: row.content && cleanStored(say(row.content, lang).text),
        lang,
        emblem: row.emblem,
        kind: row.kind,
        points: row.points,
        credit: row.credit === null ? null : toMoney(row.credit),
        stock: row.stock,
        minRank: row.minRank,
        endsAt: row.endsAt && row.endsAt.toISOString(),
      }
    }),
  }
}

export const redemptionList: Handler<typeof calls.redemptionList> = async (
  { input, visitor, locale },
  house,
) => {
  await requireOn(house, 'PTSYS3')
  const mine = and(
    eq(redemptions.accountId, visitor.account.id),
    input.status ? eq(redemptions.status, input.status) : undefined,
  )
  const [total] = await house.database.select({ rows: count() }).from(redemptions).where(mine)
  const rows = await house.database
    .select()
    .from(redemptions)
    .where(mine)
    .orderBy(desc(redemptions.createdAt), desc(redemptions.id))
    .limit(input.pageSize)
    .offset(offsetOf(input))
  const list = rows.map((row) => {
    const { text: title, lang } = say(row.title, locale)
    return {
      id: row.id,
      title,
      lang,
      emblem: row.emblem,
      quantity: row.quantity,
      points: row.points,
      credit: row.credit === null ? null : toMoney(row.credit),
      status: row.status,
      note: row.note,
      createdAt: row.createdAt.toISOString(),
    }
  })
  return pageOf(list, input, total?.rows ?? 0)
}
