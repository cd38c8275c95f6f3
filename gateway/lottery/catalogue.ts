import { asc, inArray } from 'drizzle-orm'
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

/**
 * Every lottery of the house in the order of the catalogue, also those that are closed: what was sold of
 * one is drawn and paid all the same.
 */
export async function allLotteriesOf(
  database: Database,
): Promise<(Lottery & { isOpen: boolean })[]> {
  const rows = await database
    .select()
    .from(games)
    .where(inArray(games.gameType, ['LOTT', 'ELOTT']))
    .orderBy(asc(games.nodeId))
  return rows.flatMap((game) => {
    const data = lotteryData[game.gameId]
    if (!data) return []
    const { nodeId, gameId: gameCode, vassalage: vendor, name, isOpen } = game
    return [{ ...data, nodeId, gameCode, vendor, name, imageUrl: coverUrl(game), isOpen }]
  })
}

/** The lotteries that are open, in the order of the catalogue. */
export const lotteriesOf = async (database: Database): Promise<Lottery[]> =>
  (await allLotteriesOf(database)).filter(({ isOpen }) => isOpen)
