import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { accounts } from './member.ts'
import { sessions } from './session.ts'

// Two sides of one counter. The house has wallet sessions and the betting record; the sandbox's games
// are a vendor of it, with seats and rounds of their own, who knows of a wallet what the house tells.

/** Whom a vendor lets play, and on whose wallet: what it got for a ticket (G4). */
export const walletSessions = pgTable(
  'wallet_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Nobody else may use it. */
    vendor: text('vendor').notNull(),
    /** Null for a guest’s demo. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Who logs out has played. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    nodeId: integer('node_id').notNull(),
    /** The table of a game among players; null where none was chosen. */
    roomId: text('room_id'),
    mode: text('mode').$type<'real' | 'demo'>().notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('wallet_sessions_ends_at').on(table.endsAt),
    index('wallet_sessions_session').on(table.sessionId),
  ],
)

/** Who has which place at a table of a game among players: a place is one player's, and the other way round. */
export const roomSeats = pgTable(
  'room_seats',
  {
    roomId: text('room_id').notNull(),
    /** From 1 on. */
    place: integer('place').notNull(),
    nodeId: integer('node_id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Who logs out gets up. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    /** From then on somebody else may have it. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.place] }),
    uniqueIndex('room_seats_player').on(table.roomId, table.accountId),
    index('room_seats_node').on(table.nodeId),
    index('room_seats_session').on(table.sessionId),
    index('room_seats_ends_at').on(table.endsAt),
  ],
)

/** Somebody at a sandbox game. The page has the token; it is good for this game alone. */
export const playSessions = pgTable(
  'play_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The player, as the house calls them; null for a demo. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** What the house gave for the ticket. It ends with the login, and the seat with it. */
    walletSession: uuid('wallet_session').references(() => walletSessions.id, {
      onDelete: 'cascade',
    }),
    nodeId: integer('node_id').notNull(),
    /** The table of a game among players; null where none was chosen. */
    roomId: text('room_id'),
    mode: text('mode').$type<'real' | 'demo'>().notNull(),
    /** Minor units that are made up, for a demo; the wallet has the others. */
    demoBalance: bigint('demo_balance', { mode: 'bigint' }).notNull(),
    /** When the last round began: the next one waits (decision of the house, 2.5 s). */
    roundAt: moment('round_at'),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('play_sessions_ends_at').on(table.endsAt),
    index('play_sessions_account').on(table.accountId),
    index('play_sessions_wallet_session').on(table.walletSession),
  ],
)

/** States of a round that its vendor still owes something to. */
export const openStates = ['betting', 'paying', 'returning'] as const

/**
 * A round at a sandbox game, from its outcome to the last word of the wallet.
 * - `betting`: drawn, its stake asked for; `paying`: staked, its win is to be told
 * - `returning`: nobody knows whether it was staked, so the stake goes back; `void`: it was no round
 */
export type RoundState = (typeof openStates)[number] | 'settled' | 'void'

/** The rounds of the sandbox's games, demos included; every wallet call of one goes by its id. */
export const playRounds = pgTable(
  'play_rounds',
  {
    /** Seat and the page’s key of the round: the same round comes once. */
    id: text('id').primaryKey(),
    /** Of the seat it was played from; it may be gone by now. */
    seat: text('seat').notNull(),
    /** Null for a demo. */
    walletSession: uuid('wallet_session'),
    /** Minor units. */
    stake: bigint('stake', { mode: 'bigint' }).notNull(),
    win: bigint('win', { mode: 'bigint' }).notNull(),
    /** After the round. */
    balance: bigint('balance', { mode: 'bigint' }),
    /** What came out, as the game's page shows it. */
    outcome: jsonb('outcome').$type<object>().notNull(),
    state: text('state').$type<RoundState>().notNull(),
    /** What the wallet said to a round that was none, such as `not_enough`. */
    reason: text('reason'),
    playedAt: moment('played_at').notNull(),
  },
  (table) => [
    index('play_rounds_open')
      .on(table.playedAt)
      .where(sql`state in ('betting', 'paying', 'returning')`),
    index('play_rounds_over')
      .on(table.playedAt)
      .where(sql`state in ('settled', 'void')`),
  ],
)

/** What was bet with a wallet, by whichever vendor: the betting record (G4). */
export const gameRounds = pgTable(
  'game_rounds',
  {
    /** Vendor and its own name for the round: however often it is told of, it is one. */
    id: text('id').primaryKey(),
    vendor: text('vendor').notNull().default('SANDBOX'),
    /** Null for a round that was given back before it was ever heard of. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    nodeId: integer('node_id').notNull(),
    mode: text('mode').$type<'real' | 'demo'>().notNull(),
    /** `open`: staked, its end is to come; `returned`: it was no round. */
    state: text('state').$type<'open' | 'settled' | 'returned'>().notNull().default('settled'),
    /** Minor units. */
    stake: bigint('stake', { mode: 'bigint' }).notNull(),
    win: bigint('win', { mode: 'bigint' }).notNull(),
    /** What came out, where the vendor says so. */
    outcome: jsonb('outcome').$type<object>().notNull().default({}),
    playedAt: moment('played_at').notNull(),
    /** When its end was told. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('game_rounds_account').on(table.accountId, table.playedAt),
    index('game_rounds_day').on(table.mode, table.playedAt),
  ],
)
