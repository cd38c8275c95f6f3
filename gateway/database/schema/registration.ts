import type { RegistrationField } from '#contract/registration-rules.ts'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { accounts } from './member.ts'

/** What a member told the house when they joined, and who brought them. */
export const memberProfiles = pgTable(
  'member_profiles',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Answers as given, but passwords and codes. */
    answers: jsonb('answers').$type<Partial<Record<RegistrationField, string>>>().notNull(),
    /** The withdrawal password. */
    paymentHash: text('payment_hash'),
    /** The agent whose code they came with. */
    affiliateId: uuid('affiliate_id').references(() => accounts.id),
    /** The friend whose code they came with. */
    referrerId: uuid('referrer_id').references(() => accounts.id),
    /** Host and page they joined on. */
    domain: text('domain'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('member_profiles_affiliate').on(table.affiliateId),
    index('member_profiles_referrer').on(table.referrerId),
  ],
)

/** Codes that bring people: an agent's, or a friend's. */
export const inviteCodes = pgTable(
  'invite_codes',
  {
    /** Upper case. */
    code: text('code').primaryKey(),
    kind: text('kind').$type<'affiliate' | 'referral'>().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('invite_codes_account').on(table.accountId)],
)

/** Calls made with an Idempotency-Key, so that a repeat gets the answer of the first. */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    /** Hash of call, caller and key: nobody learns a key from here. */
    name: text('name').primaryKey(),
    /** Of what was asked, keyed with the key. */
    fingerprint: text('fingerprint').notNull(),
    /** Sealed with the key; null while the first is under way. */
    answer: text('answer'),
    /** Until then nobody else may try. */
    busyUntil: moment('busy_until').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('kept_answers_ends_at').on(table.endsAt)],
)
