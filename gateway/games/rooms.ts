import type { calls, GameRoom, Locale } from '#contract/index.ts'
import { and, eq } from 'drizzle-orm'
import { games } from '#gateway/database/schema/index.ts'
import { houseRooms } from '#gateway/sandbox/content/rooms.ts'
import type { Handler } from '#gateway/http/handler.ts'
import type { Account } from '#gateway/session/sessions.ts'
import { say } from '#gateway/site/words.ts'
import { byPopularity, type GameRow, selectGames, toGame } from './rows.ts'

/** The most games a studio's list of rooms shows. */
const mostGames = 12
/** Milliseconds that nobody sits down or gets up: rooms are invented, and must not flicker. */
const turn = 5 * 60_000

/** FNV-1a: the same people sit at the same table in every process. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

const rankOf = (account: Pick<Account, 'clubLabel' | 'memberLabels'> | null) =>
  Math.max(
    0,
    ...[account?.clubLabel, ...(account?.memberLabels ?? [])].map((label) => label?.rankLevel ?? 0),
  )

const seatsOf = (nodeId: number) => (nodeId % 3 === 0 ? 4 : 6)

/** The tables of a PVP game as somebody finds them; a game of another type has none. */
export function roomsOf(
  { nodeId, gameType }: Pick<GameRow['game'], 'nodeId' | 'gameType'>,
  asked: {
    account: Pick<Account, 'clubLabel' | 'memberLabels'> | null
    now: Date
    locale: Locale
  },
): GameRoom[] {
  if (gameType !== 'PVP') return []
  const { account, now, locale } = asked
  const seats = seatsOf(nodeId)
  const since = Math.floor(now.getTime() / turn)
  return houseRooms.map(({ id, names, notes, rank, ...stakes }) => {
    const { text, lang } = say(names, locale)
    const roomId = `${nodeId}-${id}`
    const crowd = hashOf(`${roomId}:${since}`) % (seats + 3)
    const taken = Math.min(crowd, seats)
    const locked = rank !== null && rankOf(account) < rank
    return {
      ...stakes,
      roomId,
      name: text,
      note: say(notes, lang).text,
      nameLang: lang,
      seats,
      taken,
      waiting: crowd - taken,
      state: locked ? 'locked' : taken === seats ? 'full' : 'open',
      rank,
    }
  })
}

export const roomList: Handler<typeof calls.roomList> = async (
  { input, visitor, now, locale },
  { database },
) => {
  const rows = await selectGames(database)
    .where(
      and(eq(games.vassalage, input.vassalage), eq(games.gameType, 'PVP'), eq(games.isOpen, true)),
    )
    .orderBy(...byPopularity)
    .limit(mostGames)
  const since = Math.floor(now.getTime() / turn)
  return {
    list: rows.map((row) => {
      const { nodeId } = row.game
      const rooms = roomsOf(row.game, { account: visitor?.account ?? null, now, locale })
      // More than sit at these tables: every stake has several.
      const others = hashOf(`${nodeId}:${since}`) % 240
      return {
        game: toGame(row, locale),
        players: others + rooms.reduce((sum, { taken }) => sum + taken, 0),
        seats: seatsOf(nodeId),
        thinkTime: 20,
        fee: 3,
        rooms,
      }
    }),
  }
}
