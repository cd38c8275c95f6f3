import type { Locale } from '#contract/index.ts'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { accounts } from './member.ts'

/**
 * Lost passwords that somebody asked an e-mail for (A9). Kept before anybody has looked whether there
 * is such an account, so that the answer cannot tell; a row goes when it has been dealt with.
 */
export const resetRequests = pgTable(
  'reset_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Lower case, as is the address. */
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** What the letter is written in. */
    locale: text('locale').$type<Locale>().notNull(),
    /** Where its link leads, without a slash at the end. */
    origin: text('origin').notNull(),
    /** How often it was begun. */
    attempts: integer('attempts').notNull().default(0),
    /** Whoever deals with it has until then; afterwards it is anybody's. */
    dueAt: moment('due_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('reset_requests_due_at').on(table.dueAt)],
)

/** Links that set a new password, as SHA-256 of what they carry. */
export const resetLinks = pgTable(
  'reset_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('reset_links_account_id').on(table.accountId),
    index('reset_links_ends_at').on(table.endsAt),
  ],
)
