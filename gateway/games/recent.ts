import type { calls } from '#contract/index.ts'
import { and, count, desc, eq, notInArray } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { games, recentGames as opened, vendors } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { closedTypes } from './closed-types.ts'
import { offsetOf, pageOf } from './pages.ts'
import { toGame } from './rows.ts'

/** Notes that an account opened a game; opening it again moves it to the front. */
export async function noteOpened(
  database: Database,
  accountId: string,
  nodeId: number,
  now: Date,
): Promise<void> {
  await database
    .insert(opened)
    .values({ accountId, nodeId, openedAt: now })
    .onConflictDoUpdate({ target: [opened.accountId, opened.nodeId], set: { openedAt: now } })
}

export const recentGames: Handler<typeof calls.recentGames> = async (
  { input, visitor, locale },
  house,
) => {
  const { database } = house
  const closed = await closedTypes(house)
  const mine = and(
    eq(opened.accountId, visitor.account.id),
    closed.length > 0 ? notInArray(games.gameType, closed) : undefined,
    input.vassalage ? eq(games.vassalage, input.vassalage) : undefined,
  )
  const [total] = await database
    .select({ games: count() })
    .from(opened)
    .innerJoin(games, eq(games.nodeId, opened.nodeId))
    .where(mine)
  const rows = await database
    .select({ game: games, vendorName: vendors.name })
    .from(opened)
    .innerJoin(games, eq(games.nodeId, opened.nodeId))
    .innerJoin(vendors, eq(vendors.code, games.vassalage))
    .where(mine)
    .orderBy(desc(opened.openedAt), desc(opened.nodeId))
    .limit(input.pageSize)
    .offset(offsetOf(input))
  return pageOf(
    rows.map((row) => toGame(row, locale)),
    input,
    total?.games ?? 0,
  )
}
