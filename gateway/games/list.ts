import type { calls, GameType } from '#contract/index.ts'
import { and, count, desc, eq, gte, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import { games } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Asked, Handler } from '#gateway/http/handler.ts'
import { toMinor } from '#gateway/wallet/money.ts'
import { closedTypes } from './closed-types.ts'
import { fromCatalogue } from './kept.ts'
import { ofType } from './of-type.ts'
import { offsetOf, pageOf } from './pages.ts'
import { byPopularity, selectGames, toGame } from './rows.ts'
import { findGames } from './search.ts'

type Ask = Asked<typeof calls.gameList>

/** The filters that are columns, and what the house has switched off. */
function filtered({ input }: Ask, house: House, closed: readonly GameType[]): SQL | undefined {
  const { gameType, vassalage, gameClassify, minBet, minLineNum } = input
  return and(
    closed.length > 0 ? notInArray(games.gameType, [...closed]) : undefined,
    gameType ? ofType(gameType, house) : undefined,
    vassalage ? eq(games.vassalage, vassalage) : undefined,
    gameClassify ? eq(games.classify, gameClassify) : undefined,
    minBet ? lte(games.minBet, Number(toMinor(minBet))) : undefined,
    minLineNum ? gte(games.minLines, minLineNum) : undefined,
  )
}

function ordered({ input, locale }: Ask): SQL[] {
  if (input.sort === 'new') return [desc(games.addedAt), desc(games.nodeId)]
  if (input.sort === 'popular') return byPopularity
  // The alphabet's order was worked out when the catalogue came in: databases differ in theirs.
  const rank = sql`coalesce((${games.nameRank}->>${locale})::int, (${games.nameRank}->>'en')::int)`
  return [rank, desc(games.nodeId)]
}

/** One parameter however many ids; a list of parameters ends at 65,535. */
const among = (nodeIds: readonly number[]): SQL =>
  sql`${games.nodeId} = any(${`{${nodeIds.join(',')}}`}::int[])`

/** Found by name: the best match first, whatever the order asked for. */
async function listFound(asked: Ask, name: string, house: House, closed: readonly GameType[]) {
  const { input, locale } = asked
  const { database } = house
  const ranked = await findGames(database, name)
  if (ranked.length === 0) return pageOf([], input, 0)
  const allowed = await database
    .select({ nodeId: games.nodeId })
    .from(games)
    .where(and(filtered(asked, house, closed), among(ranked)))
  const kept = new Set(allowed.map((row) => row.nodeId))
  const found = ranked.filter((nodeId) => kept.has(nodeId))
  const start = offsetOf(input)
  const onPage = found.slice(start, start + input.pageSize)
  const rows = onPage.length ? await selectGames(database).where(among(onPage)) : []
  const place = new Map(onPage.map((nodeId, index) => [nodeId, index]))
  rows.sort((a, b) => (place.get(a.game.nodeId) ?? 0) - (place.get(b.game.nodeId) ?? 0))
  return pageOf(
    rows.map((row) => toGame(row, locale)),
    input,
    found.length,
  )
}

async function listAll(asked: Ask, house: House, closed: readonly GameType[]) {
  const { input, locale } = asked
  const { database } = house
  const where = filtered(asked, house, closed)
  const [total] = await database.select({ games: count() }).from(games).where(where)
  const rows = await selectGames(database)
    .where(where)
    .orderBy(...ordered(asked))
    .limit(input.pageSize)
    .offset(offsetOf(input))
  return pageOf(
    rows.map((row) => toGame(row, locale)),
    input,
    total?.games ?? 0,
  )
}

export const gameList: Handler<typeof calls.gameList> = async (asked, house) => {
  const { input, locale } = asked
  const closed = await closedTypes(house)
  const name = input.gameName?.trim()
  // Whatever was typed is asked for once; lists are asked for by everybody.
  if (name) return listFound(asked, name, house, closed)
  const esports = house.config.brand.esportsVendors
  return fromCatalogue(house.database, ['list', input, locale, closed, esports], () =>
    listAll(asked, house, closed),
  )
}
