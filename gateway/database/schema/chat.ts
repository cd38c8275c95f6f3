import type { Locale } from '#contract/index.ts'
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { accounts } from './member.ts'
import { sessions } from './session.ts'

/** What the address of the chat room carries, once; the ticket itself is never stored. */
export const chatTickets = pgTable(
  'chat_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Who logs out loses it. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('chat_tickets_ends_at').on(table.endsAt),
    index('chat_tickets_session').on(table.sessionId),
  ],
)

/** A window that is open on a room: a member’s on the members’, or anybody’s on a desk of their own. */
export const chatSeats = pgTable(
  'chat_seats',
  {
    seatHash: text('seat_hash').primaryKey(),
    room: text('room').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('chat_seats_ends_at').on(table.endsAt),
    index('chat_seats_session').on(table.sessionId),
  ],
)

/** What was said. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    room: text('room').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Said by the house. */
    fromHost: boolean('from_host').notNull(),
    name: text('name').notNull(),
    /** As typed: never HTML. */
    text: text('text').notNull(),
    /** Made by whoever wrote it, so that what is sent again is said once; none for the house. */
    key: text('key'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('chat_messages_key').on(table.room, table.key),
    index('chat_messages_room').on(table.room, table.id),
    index('chat_messages_created_at').on(table.createdAt),
  ],
)

/** The last message of the members’ room that somebody has seen. */
export const chatReads = pgTable('chat_reads', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  lastId: integer('last_id').notNull(),
})
