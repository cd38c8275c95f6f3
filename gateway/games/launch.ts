import { type calls, languageCodes } from '#contract/index.ts'
import { and, eq } from 'drizzle-orm'
import { games } from '#gateway/database/schema/index.ts'
import type { House } from '#gateway/house.ts'
import type { Asked, Handler } from '#gateway/http/handler.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { addressBlock, enforce } from '#gateway/session/limits.ts'
import { isOn } from '#gateway/site/flags.ts'
import { holdings } from '#gateway/wallet/ledger.ts'
import { toMinor } from '#gateway/wallet/money.ts'
import { closedTypes } from './closed-types.ts'
import { gameTicketLifetime, mintGameTicket, type PlayMode } from './game-tickets.ts'
import { noteOpened } from './recent.ts'
import { takeSeat } from './room-seats.ts'
import { roomsOf } from './rooms.ts'
import { vendorAddress } from './vendor/vendors.ts'
import { type GameRow, selectGames, toGame } from './rows.ts'

type Ask = Asked<typeof calls.launchGame>

/** @throws Refusal where there is no such game in this house, or none that is open */
async function findGame({ input }: Ask, house: House): Promise<GameRow> {
  const { nodeId, gameId, vassalage } = input
  const unknown = new Refusal(404, 'not_found', 'There is no such game')
  if (nodeId === undefined && gameId === undefined) {
    throw new Refusal(400, 'bad_request', 'Which game?')
  }
  const [row] = await selectGames(house.database).where(
    and(
      nodeId === undefined ? undefined : eq(games.nodeId, nodeId),
      gameId === undefined ? undefined : eq(games.gameId, gameId),
      vassalage === undefined ? undefined : eq(games.vassalage, vassalage),
    ),
  )
  if (!row || (await closedTypes(house)).includes(row.game.gameType)) throw unknown
  if (!row.game.isOpen) throw new Refusal(403, 'game_closed', 'The game is under maintenance')
  return row
}

/** @throws Refusal where guests may not have it */
async function checkMode(mode: PlayMode, { visitor }: Ask, house: House): Promise<void> {
  if (visitor) return
  if (mode === 'real') throw new Refusal(401, 'login_needed', 'Log in first')
  if (!(await isOn(house, 'FREEPLAY3'))) {
    throw new Refusal(403, 'switched_off', 'There are no demos for guests in this house')
  }
}

/**
 * Keeps a seat for who opens the game with its ticket; a demo takes none.
 * @throws Refusal where nobody more sits down at the table, or not with this rank or balance
 */
async function enterRoom(
  { input, visitor, now, locale }: Ask,
  house: House,
  { game }: GameRow,
  mode: PlayMode,
): Promise<void> {
  if (input.roomId === undefined) return
  const account = visitor?.account ?? null
  const rooms =
    vendorAddress(house, game.vassalage) === null
      ? roomsOf(game, { account, seated: new Map(), locale })
      : []
  const room = rooms.find(({ roomId }) => roomId === input.roomId)
  if (!room) throw new Refusal(404, 'not_found', 'There is no such room')
  if (room.state === 'locked') throw new Refusal(403, 'rank_needed', 'The room is for other ranks')
  if (!visitor || !account || mode === 'demo') return
  if ((await holdings(house.database, account.id)) < toMinor(room.leastBalance)) {
    throw new Refusal(403, 'not_enough', 'The room takes a higher balance')
  }
  const { roomId } = room
  const player = {
    roomId,
    nodeId: game.nodeId,
    accountId: account.id,
    sessionId: visitor.session.id,
  }
  const endsAt = new Date(now.getTime() + gameTicketLifetime)
  if (!(await takeSeat(house.database, player, { now, endsAt }))) {
    throw new Refusal(403, 'room_full', 'All seats are taken')
  }
}

/** Opens a game (G4): its address carries a ticket, and never the session's token (decision 43). */
export const launchGame: Handler<typeof calls.launchGame> = async (asked, house) => {
  const { input, visitor, locale, address, now } = asked
  const { database } = house
  await enforce(house, 'launch', [visitor?.account.id ?? addressBlock(address)], now)
  const mode: PlayMode = input.demo === '1' ? 'demo' : 'real'
  await checkMode(mode, asked, house)
  const row = await findGame(asked, house)
  await enterRoom(asked, house, row, mode)
  const { nodeId, gameId } = row.game
  const ticket = await mintGameTicket(database, {
    accountId: visitor?.account.id ?? null,
    sessionId: visitor?.session.id ?? null,
    nodeId,
    roomId: input.roomId ?? null,
    mode,
    now,
  })
  if (visitor) await noteOpened(database, visitor.account.id, nodeId, now)
  const theirs = vendorAddress(house, row.game.vassalage)
  const url = new URL(theirs ?? `/play/${encodeURIComponent(gameId)}`, 'https://own.invalid')
  url.searchParams.set('ticket', ticket)
  url.searchParams.set('language', languageCodes[locale])
  if (theirs !== null) url.searchParams.set('game', gameId)
  return {
    game_url: theirs === null ? url.pathname + url.search : url.href,
    game: toGame(row, locale),
  }
}
