import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { accounts } from './member.ts'
import { sessions } from './session.ts'

/** Somebody at a sandbox game. The page has the token; it is good for this game alone. */
export const playSessions = pgTable(
  'play_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Null for a guest’s demo. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Who logs out has played. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    nodeId: integer('node_id').notNull(),
    mode: text('mode').$type<'real' | 'demo'>().notNull(),
    /** Minor units that are made up, for a demo; the wallet has the others. */
    demoBalance: bigint('demo_balance', { mode: 'bigint' }).notNull(),
    /** When the last round began: the next one waits (decision of the house, 2.5 s). */
    roundAt: moment('round_at'),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('play_sessions_ends_at').on(table.endsAt)],
)

/** Every round that was played: the betting record (G4), demos included. */
export const gameRounds = pgTable(
  'game_rounds',
  {
    /** Session and the page’s key of the round: the same round comes once. */
    id: text('id').primaryKey(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    nodeId: integer('node_id').notNull(),
    mode: text('mode').$type<'real' | 'demo'>().notNull(),
    /** Minor units. */
    stake: bigint('stake', { mode: 'bigint' }).notNull(),
    win: bigint('win', { mode: 'bigint' }).notNull(),
    /** What came out, as the game's page shows it. */
    outcome: jsonb('outcome').$type<object>().notNull(),
    playedAt: moment('played_at').notNull(),
  },
  (table) => [
    index('game_rounds_account').on(table.accountId, table.playedAt),
    index('game_rounds_day').on(table.mode, table.playedAt),
  ],
)
