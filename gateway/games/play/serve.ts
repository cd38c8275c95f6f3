import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { emblems, type EmblemName, type StudioKey, studios } from '#art/index.ts'
import { games, vendors } from '#gateway/database/schema/index.ts'
import { coverUrl } from '#gateway/games/rows.ts'
import type { House } from '#gateway/house.ts'
import { localeOf } from '#gateway/http/caller.ts'
import { refused } from '#gateway/http/envelope.ts'
import { houseOrigins } from '#gateway/http/house-origins.ts'
import type { Caller } from '#gateway/http/handler.ts'
import { parseJson, readBytes } from '#gateway/http/read-body.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { addressBlock, enforce } from '#gateway/session/limits.ts'
import { say } from '#gateway/site/words.ts'
import { toMinor, toMoney } from '#gateway/wallet/money.ts'
import { houseRoomOf, stakesAt } from '../room-stakes.ts'
import { engineOf } from './engines.ts'
import { overPage, playPage } from './page.ts'
import { play } from './rounds.ts'
import { sitDown } from './seats.ts'
import { type Reach, WalletSilence } from './wallet-calls.ts'

// A vendor's side of a launch (decision 43): the site knows nothing of it but the address that its
// launch answered. An operator's vendors take its place by other addresses.

const isStudio = (key: string): key is StudioKey => Object.hasOwn(studios, key)
const isEmblem = (name: string | null): name is EmblemName =>
  name !== null && Object.hasOwn(emblems, name)

const round = v.object({
  seat: v.string(),
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  stake: v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{2}$/)),
  chosen: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
})

async function serveRound(
  request: Request,
  house: House,
  reach: Reach,
  caller: Caller,
): Promise<Response> {
  const result = v.safeParse(round, parseJson(await readBytes(request)))
  if (!result.success) throw new Refusal(400, 'bad_request', 'The game does not understand this')
  const { seat: token, key, stake, chosen } = result.output
  const ask = { token, key, stake: toMinor(stake), chosen }
  const played = await play(house, reach, ask, caller)
  return Response.json(
    {
      stake: toMoney(played.stake),
      win: toMoney(played.win),
      outcome: played.outcome,
      balance: toMoney(played.balance ?? 0n),
    },
    // Its frame has no origin, so it asks as a stranger: by its seat alone, without cookies.
    { headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' } },
  )
}

/** It goes into a policy, so it must be a host and nothing more. */
const isHost = (host: string) => /^[\w.:[\]-]{1,255}$/.test(host)
const originsOf = ({ host, secure }: Caller, house: House) =>
  houseOrigins(`${secure ? 'https' : 'http'}://${host}`, house)

/** The page of who comes too often, or with nothing that opens a game. */
async function pageOf(status: number, caller: Caller, house: House): Promise<Response> {
  const { brand } = house.config
  const origins = await originsOf(caller, house)
  return overPage({ brand, locale: caller.locale, origins }, status)
}

async function servePage(url: URL, caller: Caller, house: House, reach: Reach): Promise<Response> {
  const { brand } = house.config
  const { host, now } = caller
  if (!isHost(host)) throw new Refusal(400, 'bad_request', 'Which host?')
  const origins = await originsOf(caller, house)
  const code = url.searchParams.get('language')
  const locale = code ? localeOf(code, brand) : caller.locale
  const ticket = url.searchParams.get('ticket')
  const seated = ticket
    ? await sitDown(house, reach, ticket.slice(0, 200), now).catch((cause: unknown) => {
        // No wallet, no game: a reload comes with a ticket of its own.
        if (cause instanceof WalletSilence) return null
        throw cause
      })
    : null
  const [row] = seated
    ? await house.database
        .select({ game: games, studio: vendors.studio })
        .from(games)
        .innerJoin(vendors, eq(vendors.code, games.vassalage))
        .where(eq(games.nodeId, seated.nodeId))
    : []
  if (!seated || !row) return overPage({ brand, locale, origins }, 403)
  const { game, studio } = row
  const { text: name, lang } = say(game.name, locale)
  const room = houseRoomOf(game.nodeId, seated.roomId)
  const roomName = room && say(room.names, locale)
  return playPage({
    brand,
    locale,
    engine: engineOf(game.gameType),
    mode: seated.mode,
    room: roomName && { name: roomName.text, lang: roomName.lang },
    game: { name, lang, coverUrl: coverUrl(game) },
    studio: isStudio(studio) ? studio : 'lotus',
    emblem: isEmblem(game.emblem) ? game.emblem : null,
    stakes: stakesAt(game, seated.roomId),
    seat: seated.token,
    balance: seated.balance,
    origins,
  })
}

async function serve(
  request: Request,
  caller: Caller,
  house: House,
  reach: Reach,
): Promise<Response> {
  const url = new URL(request.url)
  const isRound = url.pathname === '/play/round'
  const method = isRound ? 'POST' : 'GET'
  // A look ahead would spend the ticket.
  if (request.method !== method) {
    throw new Refusal(405, 'method_not_allowed', 'There is another method', null, { Allow: method })
  }
  await enforce(house, 'calls', [addressBlock(caller.address)], caller.now)
  return isRound ? serveRound(request, house, reach, caller) : servePage(url, caller, house, reach)
}

/** The games of the sandbox (G4), as a vendor would serve them. */
export async function servePlay(
  request: Request,
  caller: Caller,
  house: House,
  reach: Reach,
): Promise<Response> {
  try {
    return await serve(request, caller, house, reach)
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    // A person looks at the frame: they get a page, and not an answer for programs.
    const { pathname } = new URL(request.url)
    if (request.method === 'GET' && pathname !== '/play/round' && isHost(caller.host)) {
      return pageOf(cause.status, caller, house)
    }
    const response = refused(cause)
    response.headers.set('Access-Control-Allow-Origin', '*')
    return response
  }
}
