import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DrawnPrize, ticketStates } from '#contract/index.ts'
import { moment } from './columns.ts'
import { accounts } from './member.ts'

/** Draws: on sale, waiting for their numbers, or over. */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    /** `GAMECODE:NUMERO`, and the province of a Vietnam draw. */
    id: text('id').primaryKey(),
    gameCode: text('game_code').notNull(),
    numero: text('numero').notNull(),
    /** Of a Vietnam draw; '' for all others. */
    province: text('province').notNull().default(''),
    closesAt: moment('closes_at').notNull(),
    drawsAt: moment('draws_at').notNull(),
    /** Nobody reads it before the draw but the draw itself. */
    seed: text('seed').notNull(),
    commitment: text('commitment').notNull(),
    prizes: jsonb('prizes').$type<DrawnPrize[]>(),
    drawnAt: moment('drawn_at'),
    /** When the last of its tickets was paid, or found to win nothing. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    // In the order of the archive, newest first.
    index('lottery_draws_archive').on(table.drawsAt.desc().nullsFirst(), table.id),
    index('lottery_draws_game').on(table.gameCode, table.drawsAt),
    index('lottery_draws_due').on(table.drawnAt, table.drawsAt),
    index('lottery_draws_unsettled').on(table.settledAt),
  ],
)

export const lotteryTickets = pgTable(
  'lottery_tickets',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    drawId: text('draw_id')
      .notNull()
      .references(() => lotteryDraws.id),
    gameCode: text('game_code').notNull(),
    status: text('status').$type<(typeof ticketStates)[number]>().notNull(),
    /** Minor units. */
    total: bigint('total', { mode: 'bigint' }).notNull(),
    /** Minor units; null until it is settled. */
    win: bigint('win', { mode: 'bigint' }),
    placedAt: moment('placed_at').notNull(),
  },
  (table) => [
    index('lottery_tickets_account').on(table.accountId, table.placedAt),
    index('lottery_tickets_draw').on(table.drawId, table.status),
  ],
)

export const lotteryLines = pgTable(
  'lottery_lines',
  {
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => lotteryTickets.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    playType: text('play_type').notNull(),
    numbers: text('numbers').notNull(),
    /** Minor units. */
    stake: bigint('stake', { mode: 'bigint' }).notNull(),
    /** As it was when the ticket was bought. */
    rate: text('rate').notNull(),
    half: boolean('half').notNull(),
    win: bigint('win', { mode: 'bigint' }),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.place] })],
)
