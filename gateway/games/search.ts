import { asc } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { games } from '#gateway/database/schema/index.ts'
import { buildIndex, search, type SearchIndex } from '#gateway/sandbox/search.ts'
import { getFact } from '#gateway/site/state.ts'
import { byPopularity } from './rows.ts'

interface Known {
  catalogue: unknown
  index: Promise<SearchIndex>
}

// Each process builds the same index out of the same rows, and anew when the catalogue changed.
const known = new WeakMap<Database, Known>()

async function indexNames(database: Database): Promise<SearchIndex> {
  const rows = await database
    .select({ nodeId: games.nodeId, name: games.name })
    .from(games)
    .orderBy(...byPopularity, asc(games.nodeId))
  return buildIndex(rows.map(({ nodeId, name }) => ({ key: nodeId, names: Object.values(name) })))
}

/** Node ids of the games that a name may mean, in any language, the best match first. */
export async function findGames(database: Database, name: string): Promise<number[]> {
  const catalogue = await getFact(database, 'catalogue')
  let entry = known.get(database)
  if (!entry || entry.catalogue !== catalogue) {
    entry = { catalogue, index: indexNames(database) }
    known.set(database, entry)
    entry.index.catch(() => known.delete(database))
  }
  return search(await entry.index, name)
}
