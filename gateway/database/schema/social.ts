import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { accounts } from './member.ts'

/** Who an account is to Google, Facebook and the like (A3). */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').notNull(),
    /** The provider's own, unchanging name for the person; an e-mail address is none. */
    subject: text('subject').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_account_id').on(table.accountId),
  ],
)

/** Visitors who have gone to a provider and not come back yet; a row goes with the first return. */
export const socialTrips = pgTable(
  'social_trips',
  {
    /** SHA-256 of `state`, which travels through the provider's address bar. */
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').notNull(),
    /** SHA-256 of what the tab kept back: whoever else is sent here cannot finish the trip. */
    tabHash: text('tab_hash').notNull(),
    /** PKCE's secret half. */
    codeVerifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('social_trips_ends_at').on(table.endsAt)],
)
