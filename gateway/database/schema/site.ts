import type { Banner } from '#contract/index.ts'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, words } from './columns.ts'

/** The feature tree of decision 1, a row a node. */
export const flags = pgTable('flags', {
  modId: text('mod_id').primaryKey(),
  parentId: text('parent_id'),
  enabled: boolean('enabled').notNull(),
  position: integer('position').notNull(),
})

/** Single values: `maintenance`, `region`, hashes of seeded data. */
export const facts = pgTable('facts', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
})

/** Random keys that all processes share. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Counters of fixed windows: calls an address made, logins that failed. */
export const limits = pgTable(
  'limits',
  {
    name: text('name').primaryKey(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('limits_ends_at').on(table.endsAt)],
)

/** Announcement types PL, PU and H; audience A signed in, B not, null both. */
export const notices = pgTable('notices', {
  id: integer('id').primaryKey(),
  type: text('type').$type<'PL' | 'PU' | 'H'>().notNull(),
  audience: text('audience').$type<'A' | 'B'>(),
  title: words('title').notNull(),
  content: words('content').notNull(),
  publishesAt: moment('publishes_at').notNull(),
  endsAt: moment('ends_at'),
})

export const banners = pgTable('banners', {
  id: integer('id').primaryKey(),
  groupName: text('group_name').$type<Banner['groupName']>().notNull(),
  position: integer('position').notNull(),
  url: text('url'),
  title: words('title').notNull(),
  text: words('text').notNull(),
  action: words('action'),
  linkageType: text('linkage_type').$type<'URL' | 'P' | 'G'>(),
  linkage: text('linkage'),
  publishesAt: moment('publishes_at').notNull(),
  endsAt: moment('ends_at'),
})

export const promotions = pgTable('promotions', {
  id: integer('id').primaryKey(),
  position: integer('position').notNull(),
  category: text('category').notNull(),
  categoryName: words('category_name').notNull(),
  title: words('title').notNull(),
  summary: words('summary').notNull(),
  content: words('content').notNull(),
  imageUrl: text('image_url').notNull(),
  schedule: words('schedule'),
  publishesAt: moment('publishes_at').notNull(),
  endsAt: moment('ends_at'),
})

export const resources = pgTable('resources', {
  resourceType: text('resource_type').primaryKey(),
  position: integer('position').notNull(),
  url: text('url').notNull(),
  qrCodeUrl: text('qr_code_url'),
  labelNameEn: text('label_name_en').notNull(),
})

export const serviceEntries = pgTable('service_entries', {
  csType: text('cs_type').$type<'LINE' | 'TELEGRAM' | 'LIVECHAT' | 'VIP'>().primaryKey(),
  position: integer('position').notNull(),
  title: words('title').notNull(),
  path: text('path').notNull(),
})
