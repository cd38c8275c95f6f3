import type { Bet, BetPeriod, calls, Locale } from '#contract/index.ts'
import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '#gateway/database/open.ts'
import { gameRounds, games, lotteryTickets } from '#gateway/database/schema/index.ts'
import { offsetOf, pageOf } from '#gateway/games/pages.ts'
import { type GameRow, selectGames } from '#gateway/games/rows.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { dayOf } from '#gateway/house-days.ts'
import { say } from '#gateway/site/words.ts'
import { toMoney } from '#gateway/wallet/money.ts'

/** How many days ago a period begins, and how many it has. */
const periods: Record<BetPeriod, { ago: number; days: number }> = {
  today: { ago: 0, days: 1 },
  yesterday: { ago: 1, days: 1 },
  week: { ago: 6, days: 7 },
  month: { ago: 29, days: 30 },
}

const day = 86_400_000

interface Asked {
  accountId: string
  from: Date
  until: Date
}

type Status = Bet['status']
const statusOfRound = sql<Status>`case ${gameRounds.state} when 'open' then 'waiting' else ${gameRounds.state} end`
const statusOfTicket = sql<Status>`case ${lotteryTickets.status} when 'waiting' then 'waiting' when 'cancelled' then 'returned' else 'settled' end`

/** Somebody's rounds for real; a demo's are no bets. */
const roundsOf = (database: Database, { accountId, from, until }: Asked) =>
  database
    .select({
      kind: sql<Bet['kind']>`'game'`.as('kind'),
      id: sql<string>`${gameRounds.id}`.as('id'),
      nodeId: sql<number | null>`${gameRounds.nodeId}`.as('node_id'),
      gameCode: sql<string | null>`null::text`.as('game_code'),
      status: statusOfRound.as('status'),
      stake: sql`${gameRounds.stake}`.mapWith(BigInt).as('stake'),
      win: sql`${gameRounds.win}`.mapWith(BigInt).as('win'),
      placedAt: sql`${gameRounds.playedAt}`.mapWith(gameRounds.playedAt).as('placed_at'),
    })
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.accountId, accountId),
        eq(gameRounds.mode, 'real'),
        gte(gameRounds.playedAt, from),
        lt(gameRounds.playedAt, until),
      ),
    )

/** Their tickets, in the same shape. */
const ticketsOf = (database: Database, { accountId, from, until }: Asked) =>
  database
    .select({
      kind: sql<Bet['kind']>`'lottery'`.as('kind'),
      id: sql<string>`${lotteryTickets.id}::text`.as('id'),
      nodeId: sql<number | null>`null::integer`.as('node_id'),
      gameCode: sql<string | null>`${lotteryTickets.gameCode}`.as('game_code'),
      status: statusOfTicket.as('status'),
      stake: sql`${lotteryTickets.total}`.mapWith(BigInt).as('stake'),
      win: sql`coalesce(${lotteryTickets.win}, 0)`.mapWith(BigInt).as('win'),
      placedAt: sql`${lotteryTickets.placedAt}`.mapWith(lotteryTickets.placedAt).as('placed_at'),
    })
    .from(lotteryTickets)
    .where(
      and(
        eq(lotteryTickets.accountId, accountId),
        gte(lotteryTickets.placedAt, from),
        lt(lotteryTickets.placedAt, until),
      ),
    )

/** Both in one; to be read from. */
const betsOf = (database: Database, asked: Asked) =>
  unionAll(roundsOf(database, asked), ticketsOf(database, asked)).as('bets')
type Bets = ReturnType<typeof betsOf>

/** How many there are, and their sums. */
async function sumUp(database: Database, bets: Bets, wanted: SQL | undefined) {
  const sumOf = (what: SQL.Aliased<bigint>, status: Status) =>
    sql`coalesce(sum(${what}) filter (where ${bets.status} = ${status}), 0)`.mapWith(BigInt)
  const [sums] = await database
    .select({
      count: count(),
      settled: sumOf(bets.stake, 'settled'),
      waiting: sumOf(bets.stake, 'waiting'),
      win: sumOf(bets.win, 'settled'),
    })
    .from(bets)
    .where(wanted)
  return sums ?? { count: 0, settled: 0n, waiting: 0n, win: 0n }
}

const pageOfBets = (
  database: Database,
  bets: Bets,
  wanted: SQL | undefined,
  page: { pageNo: number; pageSize: number },
) =>
  database
    .select()
    .from(bets)
    .where(wanted)
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
type Row = Awaited<ReturnType<typeof pageOfBets>>[number]

/** Finds the game of a bet, where the catalogue still has it. */
async function gamesOf(database: Database, rows: readonly Row[]) {
  const ids = rows.flatMap(({ nodeId }) => nodeId ?? [])
  const codes = rows.flatMap(({ gameCode }) => gameCode ?? [])
  const found = await selectGames(database).where(
    or(inArray(games.nodeId, ids), inArray(games.gameId, codes)),
  )
  return ({ nodeId, gameCode }: Row) =>
    found.find(({ game }) => (nodeId === null ? game.gameId === gameCode : game.nodeId === nodeId))
}

function toBet(row: Row, of: GameRow | undefined, locale: Locale): Bet {
  const name = of && say(of.game.name, locale)
  const settled = row.status === 'settled'
  return {
    id: row.id,
    kind: row.kind,
    gameName: name?.text ?? row.gameCode ?? String(row.nodeId),
    nameLang: name?.lang ?? 'en',
    vassalage: of?.game.vassalage ?? null,
    vendorName: of?.vendorName ?? null,
    status: row.status,
    stake: toMoney(row.stake),
    win: settled ? toMoney(row.win) : null,
    net: settled ? toMoney(row.win - row.stake) : null,
    placedAt: row.placedAt.toISOString(),
  }
}

/** What a member bet; win less stake of all of it is what the ledger moved. */
export const bettingRecords: Handler<typeof calls.bettingRecords> = async (
  { input, visitor, locale, now },
  { database },
) => {
  const { ago, days } = periods[input.period]
  const from = new Date(dayOf(now).getTime() - ago * day)
  const until = new Date(from.getTime() + days * day)
  const bets = betsOf(database, { accountId: visitor.account.id, from, until })
  const wanted = input.kind && eq(bets.kind, input.kind)
  const sums = await sumUp(database, bets, wanted)
  const rows = await pageOfBets(database, bets, wanted, input)
  const gameOf = await gamesOf(database, rows)
  const list = rows.map((row) => toBet(row, gameOf(row), locale))
  return {
    ...pageOf(list, input, sums.count),
    totals: {
      stake: toMoney(sums.settled + sums.waiting),
      waiting: toMoney(sums.waiting),
      win: toMoney(sums.win),
      net: toMoney(sums.win - sums.settled),
    },
  }
}
