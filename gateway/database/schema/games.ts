import type { GameClass, GameType, Locale } from '#contract/index.ts'
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
import { moment, words } from './columns.ts'
import { accounts } from './member.ts'

export const vendors = pgTable('vendors', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  /** Which studio of the art draws its covers. */
  studio: text('studio').notNull(),
  position: integer('position').notNull(),
  isHot: boolean('is_hot').notNull(),
})

export const games = pgTable(
  'games',
  {
    nodeId: integer('node_id').primaryKey(),
    gameId: text('game_id').notNull(),
    vassalage: text('vassalage')
      .notNull()
      .references(() => vendors.code),
    gameType: text('game_type').$type<GameType>().notNull(),
    name: words('name').notNull(),
    /** Place in each language's alphabet. */
    nameRank: jsonb('name_rank').$type<Partial<Record<Locale, number>>>().notNull(),
    description: words('description'),
    classify: text('classify').$type<GameClass>(),
    /** Minor units. */
    minBet: bigint('min_bet', { mode: 'number' }).notNull(),
    minLines: integer('min_lines'),
    emblem: text('emblem'),
    isNew: boolean('is_new').notNull(),
    isHot: boolean('is_hot').notNull(),
    isOpen: boolean('is_open').notNull(),
    /** Higher is played more. */
    popularity: integer('popularity').notNull(),
    /** Place among the games the house features, from 0; null for the others. */
    featuredPlace: integer('featured_place'),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [index('games_type_vendor').on(table.gameType, table.vassalage)],
)

/** Games an account opened, the last time of each. */
export const recentGames = pgTable(
  'recent_games',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    nodeId: integer('node_id').notNull(),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.nodeId] }),
    index('recent_games_opened_at').on(table.accountId, table.openedAt),
  ],
)
