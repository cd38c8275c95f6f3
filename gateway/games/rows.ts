import type { Game, Locale } from '#contract/index.ts'
import { desc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#gateway/database/open.ts'
import { games, vendors } from '#gateway/database/schema/index.ts'
import { say } from '#gateway/site/words.ts'
import { toMoney } from '#gateway/wallet/money.ts'

const columns = { game: games, vendorName: vendors.name }
export type GameRow = { game: typeof games.$inferSelect; vendorName: string }

/** Most played first; the id settles ties, so that pages never overlap. */
export const byPopularity: SQL[] = [desc(games.popularity), desc(games.nodeId)]

/** Games with their vendor's name. */
export const selectGames = (database: Database) =>
  database
    .select(columns)
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vassalage))
    .$dynamic()

/** Where a game's cover is drawn (`gateway/assets/art.ts`). */
export const coverUrl = (game: { vassalage: string; nodeId: number }) =>
  `/art/covers/${game.vassalage}/${game.nodeId}.webp`

/** A row as the contract has it, named in the asked language. */
export function toGame({ game, vendorName }: GameRow, locale: Locale): Game {
  const { text, lang } = say(game.name, locale)
  return {
    nodeId: game.nodeId,
    gameId: game.gameId,
    vassalage: game.vassalage,
    vendorName,
    gameType: game.gameType,
    gameName: text,
    nameLang: lang,
    gameClassify: game.classify,
    minBet: toMoney(BigInt(game.minBet)),
    minLineNum: game.minLines,
    imageUrl: coverUrl(game),
    isNew: game.isNew,
    isHot: game.isHot,
    isOpen: game.isOpen,
    description: game.description && say(game.description, locale).text,
  }
}
