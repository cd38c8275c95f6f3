import type { calls } from '#contract/index.ts'
import { and, asc, eq, isNotNull, notInArray } from 'drizzle-orm'
import { games } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { closedTypes } from './closed-types.ts'
import { fromCatalogue } from './kept.ts'
import { type GameRow, selectGames, toGame } from './rows.ts'
import { findAmong } from './search.ts'

export const hotGames: Handler<typeof calls.hotGames> = async ({ input, locale }, house) => {
  const { database } = house
  const { vassalage, limitNum } = input
  const closed = await closedTypes(house)
  const featured = and(
    isNotNull(games.featuredPlace),
    closed.length > 0 ? notInArray(games.gameType, closed) : undefined,
    vassalage ? eq(games.vassalage, vassalage) : undefined,
  )
  const select = () =>
    selectGames(database).where(featured).orderBy(asc(games.featuredPlace)).limit(limitNum)
  const answer = (rows: readonly GameRow[]) => ({ list: rows.map((row) => toGame(row, locale)) })
  const name = input.gameName?.trim()
  // Whatever was typed is asked for once; the list is asked for by everybody.
  if (name) return answer(findAmong(await select(), name))
  return fromCatalogue(database, ['hot', vassalage, limitNum, locale, closed], async () =>
    answer(await select()),
  )
}
