import type { calls } from '#contract/index.ts'
import { asc, isNotNull } from 'drizzle-orm'
import { games } from '#gateway/database/schema/index.ts'
import type { Handler } from '#gateway/http/handler.ts'
import { dayOf } from '#gateway/sandbox/content/when.ts'
import { winnersOn } from '#gateway/sandbox/winners.ts'
import { coverUrl } from './rows.ts'
import { say } from '#gateway/site/words.ts'

/** Invented winners on the games of the database, the same in every process for a whole day. */
export const winnerBoard: Handler<typeof calls.winnerBoard> = async (
  { input, locale, now },
  { database, config },
) => {
  const rows = await database
    .select()
    .from(games)
    .where(isNotNull(games.featuredPlace))
    .orderBy(asc(games.featuredPlace))
  const byNode = new Map(rows.map((row) => [row.nodeId, row]))
  const wins = winnersOn(now, { popular: [...byNode.keys()] }, input.limitNum)
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
