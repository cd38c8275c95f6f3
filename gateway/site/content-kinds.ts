import { bannerGroups, instant, localeNames } from '#contract/index.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import {
  banners,
  helpArticles,
  helpTopics,
  notices,
  promotions,
  resources,
  serviceEntries,
} from '#gateway/database/schema/index.ts'
import { cleanStored } from './clean.ts'

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/))
/** Of a promotion: `new_player` is what the registration page shows. */
const category = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,39}$/))
const number = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'A number up to 999999999'),
  v.transform(Number),
)

const others = localeNames.filter((name) => name !== 'en')

/** Words by language; English is the one that stands in for the others. */
const words = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.strictObject({
    en: schema,
    ...(Object.fromEntries(others.map((name) => [name, v.optional(schema)])) as Record<
      Exclude<(typeof localeNames)[number], 'en'>,
      v.OptionalSchema<S, undefined>
    >),
  })

const plain = (most: number) => words(text(most))
/** Cleaned on the way in: what an operator reads back is what players see. */
const html = words(v.pipe(text(20_000), v.transform(cleanStored)))

const moment = v.pipe(
  instant,
  v.transform((at) => new Date(at)),
)
const position = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)), 0)
const times = (now: Date) => ({
  publishesAt: v.optional(moment, now.toISOString()),
  endsAt: v.optional(v.nullable(moment), null),
})

const isHttps = (address: string) =>
  URL.canParse(address) &&
  new URL(address).protocol === 'https:' &&
  new URL(address).username === '' &&
  new URL(address).password === ''

const house = 'https://house.invalid'
/** A path of the site, which stays there however a browser reads it. */
const isPath = (path: string) =>
  path.startsWith('/') && URL.canParse(path, house) && new URL(path, house).origin === house

const https = v.pipe(text(500), v.check(isHttps, 'An https address'))
const address = v.pipe(
  text(500),
  v.check((value) => isPath(value) || isHttps(value), 'A path of the site or an https address'),
)

/** What each type of linkage may hold (decision 11). */
const linkages: Record<string, (linkage: string) => boolean> = {
  URL: (linkage) => isPath(linkage) || isHttps(linkage),
  P: (linkage) => /^\d{1,9}$/.test(linkage),
  G: (linkage) => /^[\w-]{1,64}$/.test(linkage),
}

/** A kind of content: its table, what identifies a row, and what an operator may write into it. */
export interface Kind {
  table: PgTable
  /** Name of the column that holds the id; the path's last part. */
  key: string
  id: v.GenericSchema<string, string | number>
  row: (now: Date) => v.GenericSchema<unknown, Record<string, unknown>>
}

const kind = (
  table: PgTable,
  key: string,
  id: Kind['id'],
  row: (now: Date) => v.GenericSchema,
): Kind => ({ table, key, id, row: row as Kind['row'] })

/** `/ops/content/KIND`: everything the house has to say. */
export const kinds: Readonly<Record<string, Kind>> = {
  notices: kind(notices, 'id', number, (now) =>
    v.strictObject({
      type: v.picklist(['PL', 'PU', 'H']),
      audience: v.optional(v.nullable(v.picklist(['A', 'B'])), null),
      title: plain(200),
      content: html,
      ...times(now),
    }),
  ),
  banners: kind(banners, 'id', number, (now) =>
    v.pipe(
      v.strictObject({
        groupName: v.picklist(bannerGroups),
        position,
        url: v.optional(v.nullable(address), null),
        title: plain(120),
        // Empty where the picture says it all.
        text: words(v.pipe(v.string(), v.trim(), v.maxLength(300))),
        action: v.optional(v.nullable(plain(40)), null),
        linkageType: v.optional(v.nullable(v.picklist(['URL', 'P', 'G'])), null),
        linkage: v.optional(v.nullable(text(500)), null),
        ...times(now),
      }),
      v.check(
        ({ linkageType, linkage }) =>
          linkageType === null
            ? linkage === null
            : linkage !== null && Boolean(linkages[linkageType]?.(linkage)),
        'linkage: not one of its type',
      ),
    ),
  ),
  promotions: kind(promotions, 'id', number, (now) =>
    v.strictObject({
      position,
      category,
      categoryName: plain(60),
      title: plain(200),
      summary: plain(300),
      content: html,
      imageUrl: address,
      schedule: v.optional(v.nullable(plain(120)), null),
      ...times(now),
    }),
  ),
  topics: kind(helpTopics, 'id', slug, () =>
    v.strictObject({ position, emblem: slug, name: plain(60) }),
  ),
  articles: kind(helpArticles, 'id', slug, (now) =>
    v.strictObject({
      topicId: slug,
      position,
      question: plain(200),
      answer: html,
      ...times(now),
    }),
  ),
  resources: kind(
    resources,
    'resourceType',
    v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,39}$/)),
    () =>
      v.strictObject({
        position,
        url: address,
        qrCodeUrl: v.optional(v.nullable(address), null),
        labelNameEn: text(60),
      }),
  ),
  service: kind(
    serviceEntries,
    'csType',
    v.pipe(v.string(), v.picklist(['LINE', 'TELEGRAM', 'LIVECHAT', 'VIP'])),
    () => v.strictObject({ position, title: plain(60), path: https }),
  ),
}
