import type { calls } from '#contract/index.ts'
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { games } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { closedTypes } from './closed-types.ts'
import { selectGames, toGame } from './rows.ts'

/** One row of the sheet at its widest, two of three on a phone. */
const alike = 6

export const gameSheet: Handler<typeof calls.gameSheet> = async ({ input, locale }, house) => {
  const { database } = house
  const [row] = await selectGames(database).where(eq(games.nodeId, input.nodeId))
  const closed: readonly string[] = await closedTypes(house)
  if (!row || closed.includes(row.game.gameType)) {
    throw new Refusal(404, 'not_found', 'There is no such game')
  }
  const { nodeId, gameType, classify, popularity } = row.game
  const sameKind: SQL[] =
    classify === null ? [] : [desc(sql`${games.classify} is not distinct from ${classify}`)]
  // Games of about the same standing: every sheet has neighbours of its own.
  const distance = sql`abs(${games.popularity} - ${popularity}::int)`
  const similar = await selectGames(database)
    .where(and(eq(games.gameType, gameType), eq(games.isOpen, true), ne(games.nodeId, nodeId)))
    .orderBy(...sameKind, distance, asc(games.nodeId))
    .limit(alike)
  return { game: toGame(row, locale), similar: similar.map((one) => toGame(one, locale)) }
}
