import { asc } from 'drizzle-orm'
import { buildIndex, findNamed, search, type SearchIndex } from '#contract/name-search.ts'
import type { Database } from '#gateway/database/open.ts'
import { games } from '#gateway/database/schema/index.ts'
import { fromCatalogue } from './kept.ts'
import { byPopularity, type GameRow } from './rows.ts'

async function indexNames(database: Database): Promise<SearchIndex> {
  const rows = await database
    .select({ nodeId: games.nodeId, name: games.name })
    .from(games)
    .orderBy(...byPopularity, asc(games.nodeId))
  return buildIndex(rows.map(({ nodeId, name }) => ({ key: nodeId, names: Object.values(name) })))
}

/** Node ids of the games that a name may mean, in any language, the best match first. */
export async function findGames(database: Database, name: string): Promise<number[]> {
  const index = await fromCatalogue(database, ['names'], () => indexNames(database))
  return search(index, name)
}

/** The same of a short list that is here. */
export const findAmong = (rows: readonly GameRow[], name: string): GameRow[] =>
  findNamed(rows, ({ game }) => Object.values(game.name), name)
