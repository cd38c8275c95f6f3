import { lengthOf } from '#contract/index.ts'
import * as v from 'valibot'
import type { House } from '#gateway/house.ts'
import { localeOf } from '#gateway/http/caller.ts'
import { refused } from '#gateway/http/envelope.ts'
import type { Caller } from '#gateway/http/handler.ts'
import { parseJson, readBytes } from '#gateway/http/read-body.ts'
import { Refusal } from '#gateway/http/refusal.ts'
import { addressBlock, enforce } from '#gateway/session/limits.ts'
import { isOn } from '#gateway/site/flags.ts'
import { answers } from './chat-answers.ts'
import { roomFont } from './chat-fonts.ts'
import { greet, readMessages, sayMessage } from './chat-messages.ts'
import { roomPage } from './chat-page.ts'
import { chatRules, membersRoom } from './chat-rules.ts'
import { findSeat, seatGuest, seatMember } from './chat-seats.ts'

// The chat room is a provider's page: the site knows nothing of it but its address. An operator's
// own provider takes its place by answering `CBS_launchChat` with another address.

const look = v.object({
  seat: v.string(),
  after: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
})

const speech = v.object({
  seat: v.string(),
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  text: v.pipe(
    v.string(),
    v.maxLength(4 * chatRules.longest),
    v.trim(),
    v.minLength(1),
    v.check((text) => lengthOf(text) <= chatRules.longest, 'too long'),
  ),
})

async function read<S extends v.GenericSchema>(request: Request, schema: S) {
  const result = v.safeParse(schema, parseJson(await readBytes(request)))
  if (result.success) return result.output
  throw new Refusal(400, 'bad_request', 'The room does not understand this')
}

async function seatOf(house: House, token: string, now: Date) {
  const seat = await findSeat(house, token, now)
  if (seat && (seat.room !== membersRoom || (await isOn(house, 'CBS3')))) return seat
  throw new Refusal(403, 'login_needed', 'This seat is not yours any more')
}

// Its frame has no origin, so it asks as a stranger: by its seat alone, without cookies.
const answer = (value: unknown) =>
  Response.json(value, {
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
  })

async function converse(request: Request, path: string, { address, now }: Caller, house: House) {
  if (path === '/chat-room/read') {
    const { seat: token, after } = await read(request, look)
    const seat = await seatOf(house, token, now)
    await enforce(house, 'chatRead', [seat.seatHash], now)
    return answer({ list: await readMessages(house, seat, after, now) })
  }
  const { seat: token, text, key } = await read(request, speech)
  const seat = await seatOf(house, token, now)
  await enforce(house, 'chatSend', [seat.accountId ?? seat.seatHash], now)
  // Whoever may not say more at one desk opens another.
  if (seat.accountId === null) await enforce(house, 'deskSend', [addressBlock(address)], now)
  await sayMessage(house, seat, { text, key }, now)
  return answer({})
}

async function openDesk(url: URL, caller: Caller, origin: string, house: House) {
  const { address, now } = caller
  const { brand } = house.config
  await enforce(house, 'serviceDesk', [addressBlock(address)], now)
  const code = url.searchParams.get('language')
  const locale = code ? localeOf(code, brand) : brand.defaultLocale
  const token = await seatGuest(house, locale, now)
  const seat = await findSeat(house, token, now)
  if (seat) await greet(house, seat, answers[locale].hello, now)
  const kind = url.searchParams.get('desk') === 'vip' ? 'vip' : 'desk'
  return roomPage({ brand, locale, kind, seat: token, origin })
}

async function serve(request: Request, caller: Caller, house: House): Promise<Response> {
  const url = new URL(request.url)
  const { brand } = house.config
  const { address, host, secure, now } = caller
  const font = await roomFont(url.pathname)
  if (font) return font
  await enforce(house, 'calls', [addressBlock(address)], now)
  const allow = (methods: string) =>
    new Refusal(405, 'method_not_allowed', 'There is another method', null, { Allow: methods })
  if (url.pathname === '/chat-room/read' || url.pathname === '/chat-room/say') {
    if (request.method !== 'POST') throw allow('POST')
    return converse(request, url.pathname, caller, house)
  }
  if (url.pathname !== '/chat-room' && url.pathname !== '/service-desk') {
    throw new Refusal(404, 'not_found', 'There is nothing here')
  }
  // A look ahead would spend the ticket.
  if (request.method !== 'GET') throw allow('GET')
  // It goes into a policy, so it must be a host and nothing more.
  if (!/^[\w.:[\]-]{1,255}$/.test(host)) throw new Refusal(400, 'bad_request', 'Which host?')
  const origin = `${secure ? 'https' : 'http'}://${host}`
  if (url.pathname === '/service-desk') return openDesk(url, caller, origin, house)
  const taken = await seatMember(house, url.searchParams.get('ticket'), now)
  const locale = taken?.locale ?? caller.locale
  return roomPage({ brand, locale, kind: 'room', seat: taken?.token ?? null, origin })
}

/** The chat room (C6) and the service desk (C7) of the sandbox. */
export async function serveRoom(request: Request, caller: Caller, house: House): Promise<Response> {
  try {
    return await serve(request, caller, house)
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    const response = refused(cause)
    response.headers.set('Access-Control-Allow-Origin', '*')
    return response
  }
}
