import type { Locale } from '#contract/index.ts'
import type { Database } from '#gateway/database/open.ts'

export async function findGames(
  _database: Database,
  _name: string,
  _locale: Locale,
): Promise<number[]> {
  return []
}
