import type { calls } from '#contract/index.ts'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { games } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { fromCatalogue } from './kept.ts'
import { selectGames, toGame } from './rows.ts'

export const hotGames: Handler<typeof calls.hotGames> = async ({ input, locale }, { database }) => {
  const { vassalage, limitNum } = input
  const featured = and(
    isNotNull(games.featuredPlace),
    vassalage ? eq(games.vassalage, vassalage) : undefined,
  )
  return fromCatalogue(database, ['hot', vassalage, limitNum, locale], async () => {
    const rows = await selectGames(database)
      .where(featured)
      .orderBy(asc(games.featuredPlace))
      .limit(limitNum)
    return { list: rows.map((row) => toGame(row, locale)) }
  })
}
