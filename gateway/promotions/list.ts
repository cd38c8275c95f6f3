import type { AnswerInput, calls, Locale, Promotion } from '#contract/index.ts'
import { and, asc, count, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import {
  memberProfiles,
  promotionEntries,
  promotionOffers,
  promotionProofs,
  promotions as promotionTable,
} from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { cleanStored } from '#gateway/site/clean.ts'
import { langOf, say } from '#gateway/site/words.ts'
import { toMoney } from '#gateway/wallet/money.ts'
import {
  type Entry,
  isRunning,
  noOffer,
  type Offer,
  type PromotionRow,
  statusOf,
} from './status.ts'

type Listed = AnswerInput<typeof calls.promotions>['list'][number]

/** What belongs to a promotion, as one visitor sees it. */
interface Sight {
  offer: Offer
  entry: Entry | null
  registered: boolean
}

async function isRegistered(database: Database, accountId: string): Promise<boolean> {
  const [row] = await database
    .select({ id: memberProfiles.accountId })
    .from(memberProfiles)
    .where(eq(memberProfiles.accountId, accountId))
  return row !== undefined
}

/** Offers and the visitor's own entries of some promotions. */
async function sightsOf(database: Database, ids: readonly number[], accountId: string | null) {
  const offers = await database
    .select()
    .from(promotionOffers)
    .where(inArray(promotionOffers.promotionId, [...ids]))
  const entries = accountId
    ? await database
        .select()
        .from(promotionEntries)
        .where(eq(promotionEntries.accountId, accountId))
    : []
  const registered = accountId !== null && (await isRegistered(database, accountId))
  return (id: number): Sight => ({
    offer: offers.find(({ promotionId }) => promotionId === id) ?? noOffer(id),
    entry: entries.find(({ promotionId }) => promotionId === id) ?? null,
    registered,
  })
}

/** The language of what a promotion says; its category is named for all that are in it. */
const langOfPromotion = (row: PromotionRow, { offer }: Sight, locale: Locale): Locale =>
  langOf([row.title, row.summary, row.content, row.schedule, offer.reward, offer.turnover], locale)

function listed(row: PromotionRow, sight: Sight, locale: Locale, now: Date): Listed {
  const { offer, entry, registered } = sight
  const { target, unit } = offer
  const lang = langOfPromotion(row, sight, locale)
  const words = (text: typeof row.title) => say(text, lang).text
  const category = say(row.categoryName, locale)
  const counted = entry?.status === 'signed' && target !== null
  const card: Omit<Promotion, 'content'> = {
    id: row.id,
    title: words(row.title),
    summary: words(row.summary),
    category: row.category,
    categoryName: category.text,
    categoryLang: category.lang,
    imageUrl: row.imageUrl,
    endsAt: row.endsAt?.toISOString() ?? null,
    schedule: row.schedule && words(row.schedule),
    lang,
  }
  return {
    ...card,
    startsAt: row.publishesAt.toISOString(),
    how: offer.how === 'welcome' ? 'auto' : offer.how,
    status: statusOf(row, offer, entry, registered, now),
    joined: entry !== null && entry.status !== 'rejected',
    progress: counted
      ? { done: entry.progress, target, unit: unit ? say(unit, locale).text : '' }
      : null,
  }
}

/** How long somebody who took part still sees what is over: 30 days. */
const remembered = 30 * 24 * 3_600_000

/** What runs; behind it, what the visitor took part in and is over. */
export const promotions: Handler<typeof calls.promotions> = async (asked, { database }) => {
  const { now, locale, visitor } = asked
  const { publishesAt, endsAt, position, id } = promotionTable
  const since = new Date(now.getTime() - remembered)
  const rows = await database
    .select()
    .from(promotionTable)
    .where(and(lte(publishesAt, now), or(isNull(endsAt), gt(endsAt, since))))
    .orderBy(asc(position), asc(id))
  const sight = await sightsOf(
    database,
    rows.map((row) => row.id),
    visitor?.account.id ?? null,
  )
  const running = rows.filter((row) => isRunning(row, now))
  const over = rows.filter((row) => !isRunning(row, now) && sight(row.id).entry)
  return { list: [...running, ...over].map((row) => listed(row, sight(row.id), locale, now)) }
}

/** How many take part. */
async function participantsOf(database: Database, promotionId: number): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(promotionEntries)
    .where(
      and(eq(promotionEntries.promotionId, promotionId), ne(promotionEntries.status, 'rejected')),
    )
  return row?.count ?? 0
}

async function entryOf(database: Database, entry: Entry, offer: Offer) {
  const [row] = await database
    .select({ count: count() })
    .from(promotionProofs)
    .where(eq(promotionProofs.entryId, entry.id))
  const bonus = entry.bonus ?? offer.bonus
  return {
    createdAt: entry.createdAt.toISOString(),
    decidedAt: entry.decidedAt?.toISOString() ?? null,
    paidAt: entry.paidAt?.toISOString() ?? null,
    remark: entry.remark,
    proofs: row?.count ?? 0,
    reply: entry.reply,
    bonus: bonus === null ? null : toMoney(bonus),
  }
}

/**
 * A promotion that was published, be it over.
 * @throws Refusal 404
 */
export async function publishedPromotion(
  database: Database,
  id: number,
  now: Date,
): Promise<PromotionRow> {
  const [row] = await database
    .select()
    .from(promotionTable)
    .where(and(eq(promotionTable.id, id), lte(promotionTable.publishesAt, now)))
  if (!row) throw new Refusal(404, 'not_found', 'There is no such promotion')
  return row
}

export const promotionDetail: Handler<typeof calls.promotionDetail> = async (
  asked,
  { database },
) => {
  const { input, now, locale, visitor } = asked
  const row = await publishedPromotion(database, input.id, now)
  const sight = (await sightsOf(database, [row.id], visitor?.account.id ?? null))(row.id)
  const { offer, entry } = sight
  const lang = langOfPromotion(row, sight, locale)
  return {
    ...listed(row, sight, locale, now),
    serverTime: now.getTime(),
    content: cleanStored(say(row.content, lang).text),
    reward: offer.reward && say(offer.reward, lang).text,
    turnover: offer.turnover && say(offer.turnover, lang).text,
    bonus: offer.bonus === null ? null : toMoney(offer.bonus),
    participants: await participantsOf(database, row.id),
    payout: offer.payout,
    needsMobile: offer.needsMobile,
    link: offer.link,
    application: {
      remark: offer.remark,
      proofsMin: offer.proofsMin,
      proofsMax: offer.proofsMax,
    },
    entry: entry && (await entryOf(database, entry, offer)),
  }
}
