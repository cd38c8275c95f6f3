import type { calls } from '#contract/index.ts'
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, sql, sum } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import {
  accounts,
  gameRounds,
  games,
  lotteryDraws,
  lotteryTickets,
} from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { dayOf } from '#gateway/house-days.ts'
import { maskAccount } from '#gateway/member/mask-account.ts'
import { winnersOn } from '#gateway/sandbox/winners.ts'
import { coverUrl } from './rows.ts'
import { say } from '#gateway/site/words.ts'
import { toMinor, toMoney } from '#gateway/wallet/money.ts'

interface Win {
  username: string
  game: typeof games.$inferSelect
  /** Minor units, the stake in it. */
  amount: bigint
  at: Date
}

/** As many as anybody may ask for. */
const mostWins = 20

/** What was really won in rounds of today, largest first: more than the stake, and not in a demo. */
async function playedWins(database: Database, now: Date): Promise<Win[]> {
  const won = sql<bigint>`${gameRounds.win} - ${gameRounds.stake}`
  return database
    .select({
      username: accounts.username,
      game: games,
      amount: gameRounds.win,
      at: gameRounds.playedAt,
    })
    .from(gameRounds)
    .innerJoin(accounts, eq(accounts.id, gameRounds.accountId))
    .innerJoin(games, eq(games.nodeId, gameRounds.nodeId))
    .where(and(eq(gameRounds.mode, 'real'), gte(gameRounds.playedAt, dayOf(now)), gt(won, sql`0`)))
    .orderBy(desc(gameRounds.win))
    .limit(mostWins)
}

/** The same of the lotteries drawn today: what all tickets of a player's won in a draw together. */
async function drawnWins(database: Database, now: Date): Promise<Win[]> {
  const won = sum(lotteryTickets.win).mapWith(BigInt)
  const rows = await database
    .select({ username: accounts.username, game: games, amount: won, at: lotteryDraws.drawnAt })
    .from(lotteryDraws)
    .innerJoin(lotteryTickets, eq(lotteryTickets.drawId, lotteryDraws.id))
    .innerJoin(accounts, eq(accounts.id, lotteryTickets.accountId))
    .innerJoin(games, eq(games.gameId, lotteryTickets.gameCode))
    .where(
      and(gte(lotteryDraws.drawnAt, dayOf(now)), inArray(lotteryTickets.status, ['won', 'lost'])),
    )
    .groupBy(accounts.id, games.nodeId, lotteryDraws.id)
    .having(gt(won, sum(lotteryTickets.total)))
    .orderBy(desc(won))
    .limit(mostWins)
  return rows.flatMap(({ at, ...row }) => (at ? [{ ...row, at }] : []))
}

// Everybody who opens the house asks, so each process believes an answer for `config.statusCache`
// milliseconds, as it does of the site's state.
const believed = new WeakMap<Database, { day: number; until: number; wins: Promise<Win[]> }>()

/** What was really won today. Older than `statusCache` it never is. */
function realWins({ database, config }: House, now: Date): Promise<Win[]> {
  const day = dayOf(now).getTime()
  const known = believed.get(database)
  if (known && known.day === day && known.until > performance.now()) return known.wins
  const read = async () => [
    ...(await playedWins(database, now)),
    ...(await drawnWins(database, now)),
  ]
  const wins = read()
  believed.set(database, { day, until: performance.now() + config.statusCache, wins })
  wins.catch(() => believed.delete(database))
  return wins
}

/**
 * The wins of the day (G5): those of this house's players, and among them invented ones, the same in
 * every process for a whole day, so that a sandbox that nobody has played in is not empty.
 */
export const winnerBoard: Handler<typeof calls.winnerBoard> = async (
  { input, locale, now },
  house,
) => {
  const { database, config } = house
  const featured = await database
    .select()
    .from(games)
    .where(isNotNull(games.featuredPlace))
    .orderBy(asc(games.featuredPlace))
  const real = await realWins(house, now)
  const popular = featured.map(({ nodeId }) => nodeId)
  const byNode = new Map(
    [...featured, ...real.map(({ game }) => game)].map((row) => [row.nodeId, row]),
  )
  const wins = [
    ...winnersOn(now, { popular }, input.limitNum),
    ...real.map(({ username, game, amount, at }) => ({
      account: maskAccount(username),
      nodeId: game.nodeId,
      winAmount: toMoney(amount),
      winTime: at,
    })),
  ]
    .toSorted((a, b) => Number(toMinor(b.winAmount) - toMinor(a.winAmount)))
    .slice(0, input.limitNum)
  const list = wins.flatMap(({ account, nodeId, winAmount, winTime }) => {
    const game = byNode.get(nodeId)
    if (!game) return []
    const { text, lang } = say(game.name, locale)
    return [
      {
        account,
        gameName: text,
        nameLang: lang,
        gameType: game.gameType,
        vassalage: game.vassalage,
        nodeId,
        imageUrl: coverUrl(game),
        winAmount,
        currency: config.brand.currency,
        winTime: winTime.toISOString(),
      },
    ]
  })
  return { date: dayOf(now).toISOString(), list }
}
