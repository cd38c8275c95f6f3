import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { accounts } from './member.ts'

/** Games that somebody keeps. One that leaves the catalogue for a while is kept all the same. */
export const favouriteGames = pgTable(
  'favourite_games',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    nodeId: integer('node_id').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.nodeId] }),
    index('favourite_games_added_at').on(table.accountId, table.addedAt),
  ],
)
