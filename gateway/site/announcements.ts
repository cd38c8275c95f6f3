import type { calls, Notice } from '#contract/index.ts'
import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#gateway/database/open.ts'
import { banners, notices, promotions } from '#gateway/database/schema/index.ts'
import type { Asked, Handler } from '#gateway/http/handler.ts'
import { cleanStored } from './clean.ts'
import { langOf, say } from './words.ts'

type Ask = Asked<typeof calls.announcements>

/** Published and not over. */
export const running = (table: { publishesAt: PgColumn; endsAt: PgColumn }, now: Date) =>
  and(lte(table.publishesAt, now), or(isNull(table.endsAt), gt(table.endsAt, now)))

/** So many notices of a type are told, the newest: what nobody ends does not grow every page. */
const mostNotices = 100

async function listNotices(
  database: Database,
  { now, locale, visitor }: Ask,
  type: 'PL' | 'PU' | 'H',
): Promise<Notice[]> {
  // Whoever is signed in decides, not what the request says of itself.
  const audience = or(isNull(notices.audience), eq(notices.audience, visitor ? 'A' : 'B'))
  const rows = await database
    .select()
    .from(notices)
    .where(and(eq(notices.type, type), audience, running(notices, now)))
    .orderBy(desc(notices.publishesAt), desc(notices.id))
    .limit(mostNotices)
  return rows.map(({ id, title, content, publishesAt }) => {
    const lang = langOf([title, content], locale)
    return {
      id,
      title: say(title, lang).text,
      content: cleanStored(say(content, lang).text),
      lang,
      publishedAt: publishesAt.toISOString(),
    }
  })
}

async function listBanners(database: Database, { now, locale }: Ask) {
  const rows = await database
    .select()
    .from(banners)
    .where(running(banners, now))
    .orderBy(asc(banners.position), asc(banners.id))
  return rows.map((row) => {
    const lang = langOf([row.title, row.text, row.action], locale)
    return {
      bannerId: row.id,
      groupName: row.groupName,
      url: row.url,
      title: say(row.title, lang).text,
      text: say(row.text, lang).text,
      action: row.action && say(row.action, lang).text,
      lang,
      linkageType: row.linkageType,
      linkage: row.linkage,
    }
  })
}

async function listPromotions(database: Database, { now, locale }: Ask) {
  const rows = await database
    .select()
    .from(promotions)
    .where(running(promotions, now))
    .orderBy(asc(promotions.position), asc(promotions.id))
  return rows.map((row) => {
    const lang = langOf([row.title, row.summary, row.content, row.schedule], locale)
    const category = say(row.categoryName, locale)
    return {
      id: row.id,
      title: say(row.title, lang).text,
      summary: say(row.summary, lang).text,
      content: cleanStored(say(row.content, lang).text),
      category: row.category,
      categoryName: category.text,
      categoryLang: category.lang,
      imageUrl: row.imageUrl,
      endsAt: row.endsAt && row.endsAt.toISOString(),
      schedule: row.schedule && say(row.schedule, lang).text,
      lang,
    }
  })
}

/** What was not asked for comes back empty. */
export const announcements: Handler<typeof calls.announcements> = async (asked, { database }) => {
  const types = new Set(asked.input.types.split(','))
  const of = async (type: 'PL' | 'PU' | 'H') =>
    types.has(type) ? listNotices(database, asked, type) : []
  const [news, player, popup, promotion, headline] = await Promise.all([
    types.has('B') ? listBanners(database, asked) : [],
    of('PL'),
    of('PU'),
    types.has('PR') ? listPromotions(database, asked) : [],
    of('H'),
  ])
  return { banners: news, player, popup, promotion, headline }
}
