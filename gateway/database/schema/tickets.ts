import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { accounts } from './member.ts'

/** Links that log somebody in, once; the ticket itself is never stored, only its SHA-256. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('login_tickets_ends_at').on(table.endsAt)],
)
