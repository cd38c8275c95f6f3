import type { calls } from '#contract/index.ts'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { games } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { fromCatalogue } from './kept.ts'
import { type GameRow, selectGames, toGame } from './rows.ts'
import { findAmong } from './search.ts'

export const hotGames: Handler<typeof calls.hotGames> = async ({ input, locale }, { database }) => {
  const { vassalage, limitNum } = input
  const featured = and(
    isNotNull(games.featuredPlace),
    vassalage ? eq(games.vassalage, vassalage) : undefined,
  )
  const select = () =>
    selectGames(database).where(featured).orderBy(asc(games.featuredPlace)).limit(limitNum)
  const answer = (rows: readonly GameRow[]) => ({ list: rows.map((row) => toGame(row, locale)) })
  const name = input.gameName?.trim()
  // Whatever was typed is asked for once; the list is asked for by everybody.
  if (name) return answer(findAmong(await select(), name))
  return fromCatalogue(database, ['hot', vassalage, limitNum, locale], async () =>
    answer(await select()),
  )
}
