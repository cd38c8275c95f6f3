import type { SmsPurpose } from '#contract/index.ts'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { accounts } from './member.ts'

/** A signed-in browser. Tokens themselves are never stored, only their SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** The token before the last rotation, good until `previousUntil`. */
    previousHash: text('previous_hash'),
    /** A minute after the successor was first used; null until then. */
    previousUntil: moment('previous_until'),
    createdAt: moment('created_at').notNull(),
    rotatedAt: moment('rotated_at').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    index('sessions_previous_hash').on(table.previousHash),
    index('sessions_seen_at').on(table.seenAt),
    index('sessions_account').on(table.accountId),
  ],
)

/** Pictures handed out; a row goes with the first attempt. */
export const captchas = pgTable(
  'captchas',
  {
    id: text('id').primaryKey(),
    answerHash: text('answer_hash').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('captchas_ends_at').on(table.endsAt)],
)

/** RSA pairs that unwrap the keys of sealed bodies. */
export const sealingKeys = pgTable('sealing_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Body keys already used, kept as long as the RSA key that wrapped them is good. */
export const sealedBodies = pgTable(
  'sealed_bodies',
  {
    keyHash: text('key_hash').primaryKey(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('sealed_bodies_ends_at').on(table.endsAt)],
)

/** Codes sent to mobile numbers, one a purpose and number; a row goes with its right code. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    purpose: text('purpose').$type<SmsPurpose>().notNull(),
    /** As `accounts.mobile` has it. */
    mobile: text('mobile').notNull(),
    /** Keyed: six digits are guessed from a plain hash at once. */
    codeHash: text('code_hash').notNull(),
    /** Wrong and right codes tried on it. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.mobile] }),
    index('sms_codes_ends_at').on(table.endsAt),
  ],
)

/** What was sent to people, or would have been: SMS and e-mail, for the operator to read. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<'sms' | 'email'>().notNull(),
    /** A number in E.164, or an address. */
    to: text('to').notNull(),
    /** Of an e-mail. */
    subject: text('subject'),
    /** As it was written; once somebody carries it, what is secret in it is dots. */
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When a provider took it; null while it waits, and where nothing but this page takes it. */
    sentAt: moment('sent_at'),
    /** Why it was not sent. */
    failure: text('failure'),
  },
  (table) => [index('outbox_created_at').on(table.createdAt)],
)
