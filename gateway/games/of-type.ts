import type { GameType } from '#contract/index.ts'
import { and, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm'
import { games } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'

/**
 * Games of a category: what the brand's esports vendors have under SPORTS is under ESPORTS, and there
 * alone (section 3).
 */
export function ofType(gameType: GameType, { config }: Pick<House, 'config'>): SQL | undefined {
  const { esportsVendors } = config.brand
  const own = eq(games.gameType, gameType)
  if (esportsVendors.length === 0) return own
  if (gameType === 'SPORTS') return and(own, notInArray(games.vassalage, esportsVendors))
  if (gameType !== 'ESPORTS') return own
  const theirs = and(eq(games.gameType, 'SPORTS'), inArray(games.vassalage, esportsVendors))
  return or(own, theirs)
}
