import type { calls } from '#contract/index.ts'
import { and, count, desc, eq, notInArray } from 'drizzle-orm'
import { favouriteGames as kept, games } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { closedTypes } from './closed-types.ts'
import { ofType } from './of-type.ts'
import { offsetOf } from './pages.ts'
import { type GameRow, selectGames, toGame } from './rows.ts'
import { findAmong } from './search.ts'

/** What was kept last comes first; the id settles ties, so that pages never overlap. */
const newest = [desc(kept.addedAt), desc(kept.nodeId)]

export const favouriteIds: Handler<typeof calls.favouriteIds> = async (
  { visitor },
  { database },
) => {
  const rows = await database
    .select({ nodeId: kept.nodeId })
    .from(kept)
    .where(eq(kept.accountId, visitor.account.id))
    .orderBy(...newest)
  return rows.map(({ nodeId }) => nodeId)
}

export const favouriteGames: Handler<typeof calls.favouriteGames> = async (
  { input, visitor, locale },
  house,
) => {
  const { database } = house
  const closed = await closedTypes(house)
  const mine = and(
    eq(kept.accountId, visitor.account.id),
    closed.length > 0 ? notInArray(games.gameType, closed) : undefined,
    input.gameType ? ofType(input.gameType, house) : undefined,
    input.vassalage ? eq(games.vassalage, input.vassalage) : undefined,
  )
  const select = () =>
    selectGames(database)
      .innerJoin(kept, eq(games.nodeId, kept.nodeId))
      .where(mine)
      .orderBy(...newest)
  const start = offsetOf(input)
  const answer = (rows: readonly GameRow[], totalCount: number) => ({
    content: rows.map((row) => toGame(row, locale)),
    totalPages: Math.ceil(totalCount / input.pageSize),
    totalCount,
  })
  const name = input.gameName?.trim()
  if (name) {
    const found = findAmong(await select(), name)
    return answer(found.slice(start, start + input.pageSize), found.length)
  }
  const [total] = await database
    .select({ games: count() })
    .from(kept)
    .innerJoin(games, eq(games.nodeId, kept.nodeId))
    .where(mine)
  return answer(await select().limit(input.pageSize).offset(start), total?.games ?? 0)
}

export const addFavourite: Handler<typeof calls.addFavourite> = async (
  { input, visitor, now },
  { database },
) => {
  const [known] = await database
    .select({ nodeId: games.nodeId })
    .from(games)
    .where(eq(games.nodeId, input.nodeId))
  if (!known) throw new Refusal(404, 'not_found', 'There is no such game')
  await database
    .insert(kept)
    .values({ accountId: visitor.account.id, nodeId: known.nodeId, addedAt: now })
    .onConflictDoNothing()
  return {}
}

export const removeFavourite: Handler<typeof calls.removeFavourite> = async (
  { input, visitor },
  { database },
) => {
  await database
    .delete(kept)
    .where(and(eq(kept.accountId, visitor.account.id), eq(kept.nodeId, input.nodeId)))
  return {}
}
