import type { calls } from '#contract/index.ts'
import { and, asc, desc, eq, gt, gte, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { accounts, gameRounds, games } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { dayOf } from '#gateway/sandbox/content/when.ts'
import { maskAccount, winnersOn } from '#gateway/sandbox/winners.ts'
import { coverUrl } from './rows.ts'
import { say } from '#gateway/site/words.ts'
import { toMinor, toMoney } from '#gateway/wallet/money.ts'

/** What was really won today, largest first: more than the stake, and not in a demo. */
async function played(database: Database, now: Date, most: number) {
  const won = sql<bigint>`${gameRounds.win} - ${gameRounds.stake}`
  return database
    .select({ round: gameRounds, username: accounts.username, game: games })
    .from(gameRounds)
    .innerJoin(accounts, eq(accounts.id, gameRounds.accountId))
    .innerJoin(games, eq(games.nodeId, gameRounds.nodeId))
    .where(and(eq(gameRounds.mode, 'real'), gte(gameRounds.playedAt, dayOf(now)), gt(won, sql`0`)))
    .orderBy(desc(gameRounds.win))
    .limit(most)
}

/**
 * The wins of the day (G5): those of this house's players, and among them invented ones, the same in
 * every process for a whole day, so that a sandbox that nobody has played in is not empty.
 */
export const winnerBoard: Handler<typeof calls.winnerBoard> = async (
  { input, locale, now },
  { database, config },
) => {
  const featured = await database
    .select()
    .from(games)
    .where(isNotNull(games.featuredPlace))
    .orderBy(asc(games.featuredPlace))
  const real = await played(database, now, input.limitNum)
  const popular = featured.map(({ nodeId }) => nodeId)
  const byNode = new Map(
    [...featured, ...real.map(({ game }) => game)].map((row) => [row.nodeId, row]),
  )
  const wins = [
    ...winnersOn(now, { popular }, input.limitNum),
    ...real.map(({ round, username }) => ({
      account: maskAccount(username),
      nodeId: round.nodeId,
      winAmount: toMoney(round.win),
      winTime: round.playedAt,
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
