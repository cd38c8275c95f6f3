import { asc, eq, inArray, and } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { games, type Words } from '#gateway/database/schema/index.ts'
import { type LotteryData, lotteryData } from '#gateway/sandbox/content/lotteries.ts'
import { coverUrl } from '#gateway/games/rows.ts'

/** A lottery: its game in the catalogue, and how it draws. */
export interface Lottery extends LotteryData {
  nodeId: number
  gameCode: string
  vendor: string
  name: Words
  imageUrl: string
}

/** The lotteries that are open, in the order of the catalogue. */
export async function lotteriesOf(database: Database): Promise<Lottery[]> {
  const rows = await database
    .select()
    .from(games)
    .where(and(inArray(games.gameType, ['LOTT', 'ELOTT']), eq(games.isOpen, true)))
    .orderBy(asc(games.nodeId))
  return rows.flatMap((game) => {
    const data = lotteryData[game.gameId]
    if (!data) return []
    const { nodeId, gameId: gameCode, vassalage: vendor, name } = game
    return [{ ...data, nodeId, gameCode, vendor, name, imageUrl: coverUrl(game) }]
  })
}
