import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { accounts } from './member.ts'
import { sessions } from './session.ts'

/** What the address of a game carries, once (decision 43); the ticket itself is never stored. */
export const gameTickets = pgTable(
  'game_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    /** Null for a guest’s demo. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Who logs out loses it. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    nodeId: integer('node_id').notNull(),
    /** The table of a game among players; null where none was chosen. */
    roomId: text('room_id'),
    mode: text('mode').$type<'real' | 'demo'>().notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('game_tickets_ends_at').on(table.endsAt),
    index('game_tickets_session').on(table.sessionId),
  ],
)
