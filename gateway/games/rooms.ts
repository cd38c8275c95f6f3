import type { calls, GameRoom, Locale } from '#contract/index.ts'
import { and, eq, sql } from 'drizzle-orm'
import { games } from '#gateway/database/schema/index.ts'
import { houseRooms } from '#gateway/sandbox/content/rooms.ts'
import type { Handler } from '#gateway/http/handler.ts'
import type { Account } from '#gateway/session/sessions.ts'
import { say } from '#gateway/site/words.ts'
import { toMoney } from '#gateway/wallet/money.ts'
import { cardsFee } from './play/engines.ts'
import { seatedIn, seatsOf } from './room-seats.ts'
import { roomIdOf, stakesIn } from './room-stakes.ts'
import { byPopularity, type GameRow, selectGames, toGame } from './rows.ts'
import { vendorAddress } from './vendor/vendors.ts'

/** The most games a studio's list of rooms shows. */
const mostGames = 12
const rankOf = (account: Pick<Account, 'clubLabel' | 'memberLabels'> | null) =>
  Math.max(
    0,
    ...[account?.clubLabel, ...(account?.memberLabels ?? [])].map((label) => label?.rankLevel ?? 0),
  )

/** The tables of a PVP game as somebody finds them; a game of another type has none. */
export function roomsOf(
  { nodeId, gameType }: Pick<GameRow['game'], 'nodeId' | 'gameType'>,
  asked: {
    account: Pick<Account, 'clubLabel' | 'memberLabels'> | null
    /** How many sit where. */
    seated: ReadonlyMap<string, number>
    locale: Locale
  },
): GameRoom[] {
  if (gameType !== 'PVP') return []
  const { account, seated, locale } = asked
  const seats = seatsOf(nodeId)
  return houseRooms.map((room) => {
    const { names, notes, rank, leastBalance, emblem } = room
    const { text, lang } = say(names, locale)
    const roomId = roomIdOf(nodeId, room)
    const stakes = stakesIn(room)
    const taken = Math.min(seated.get(roomId) ?? 0, seats)
    const locked = rank !== null && rankOf(account) < rank
    return {
      roomId,
      name: text,
      note: say(notes, lang).text,
      nameLang: lang,
      leastBalance,
      leastStake: toMoney(stakes.at(0) ?? 0n),
      mostStake: toMoney(stakes.at(-1) ?? 0n),
      seats,
      taken,
      state: locked ? 'locked' : taken === seats ? 'full' : 'open',
      rank,
      emblem,
    }
  })
}

export const roomList: Handler<typeof calls.roomList> = async (
  { input, visitor, now, locale },
  house,
) => {
  // The rooms are the sandbox's: an operator's vendor seats its players itself.
  if (vendorAddress(house, input.vassalage) !== null) return { list: [] }
  const { database } = house
  const wanted = input.nodeId ?? null
  const rows = await selectGames(database)
    .where(
      and(eq(games.vassalage, input.vassalage), eq(games.gameType, 'PVP'), eq(games.isOpen, true)),
    )
    // The one that was pressed is there, however many are played more.
    .orderBy(sql`(${games.nodeId} = ${wanted}::int) is not true`, ...byPopularity)
    .limit(mostGames)
  const nodeIds = rows.map(({ game }) => game.nodeId)
  const seated = await seatedIn(database, nodeIds, now)
  return {
    list: rows.map((row) => {
      const rooms = roomsOf(row.game, { account: visitor?.account ?? null, seated, locale })
      return {
        game: toGame(row, locale),
        players: rooms.reduce((sum, { taken }) => sum + taken, 0),
        seats: seatsOf(row.game.nodeId),
        fee: cardsFee,
        rooms,
      }
    }),
  }
}
