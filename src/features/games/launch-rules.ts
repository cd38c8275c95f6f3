import { type Answer, gameType, type launchGame } from '#contract/index.ts'
import { sessionStore } from '#platform/index.ts'
import * as v from 'valibot'

/** What is known of a game before the server has been asked. */
const shownGame = v.object({
  gameName: v.string(),
  /** BCP 47 of `gameName`. */
  nameLang: v.string(),
  vendorName: v.string(),
  imageUrl: v.string(),
  gameType,
})
export type ShownGame = v.InferOutput<typeof shownGame>

const launchItem = v.object({
  nodeId: v.optional(v.number()),
  gameId: v.optional(v.string()),
  vassalage: v.optional(v.string()),
  /** A table of a PVP game. */
  roomId: v.optional(v.string()),
  mode: v.picklist(['real', 'demo']),
  /** Null for who came by an address alone. */
  game: v.nullable(shownGame),
  /** Where in the site one came from; null for who came by an address. */
  from: v.nullable(v.string()),
})
/** A game that somebody wants to open. */
export type LaunchItem = v.InferOutput<typeof launchItem>

const key = 'game'

/** What was opened last in this tab: a reload asks for it once more. */
export function readLaunch(): LaunchItem | null {
  try {
    const result = v.safeParse(launchItem, JSON.parse(sessionStore.get(key) ?? 'null'))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

export const keepLaunch = (item: LaunchItem): void => {
  sessionStore.set(key, JSON.stringify(item))
}

/** `/game?id=KRT-0059&demo=1`: what a banner leads to; null where the address names no game. */
export function launchOf(search: string): LaunchItem | null {
  const query = new URLSearchParams(search)
  const gameId = query.get('id')
  if (!gameId || !/^[A-Za-z0-9_-]{1,64}$/.test(gameId)) return null
  const mode = query.get('demo') === '1' ? 'demo' : 'real'
  return { gameId, mode, game: null, from: null }
}

/** Studios whose games are bet on at the lottery's own screen (section 4, Game launch). */
const lotteryVendors: ReadonlySet<string> = new Set(['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'])

/** Where a lottery is bet on; null for a game that opens in its frame. */
export function lotteryHref(game: {
  gameId: string
  vassalage: string
  gameType: string
}): string | null {
  if (!lotteryVendors.has(game.vassalage)) return null
  const query = new URLSearchParams({ gameCode: game.gameId, vendor: game.vassalage })
  return `/lottery?${query}`
}

export interface GameAddress {
  url: string
  /** Its own origin, or `null` as a sandboxed page of this house has it. */
  origin: string
  /** Served by this house: it gets no origin of its own. */
  own: boolean
}

/**
 * The address in a launch answer (decision 43): the first there is, https or of this house, without
 * credentials, which only serve to make an address look like another one. Else null.
 */
export function gameAddress(answer: Answer<typeof launchGame>, here: string): GameAddress | null {
  const text = answer.game_url || answer.game_url2 || answer.content?.game_url
  if (!text || !URL.canParse(text, here)) return null
  const { href, origin, protocol, username, password } = new URL(text, here)
  if (username !== '' || password !== '') return null
  if (origin === here) return { url: href, origin: 'null', own: true }
  return protocol === 'https:' ? { url: href, origin, own: false } : null
}

/** What a game may tell the page around it. */
const gameMessage = v.variant('type', [
  v.object({ type: v.picklist(['foyer:balance', 'foyer:ready', 'foyer:leave']) }),
  v.object({
    type: v.literal('foyer:failed'),
    /** What to tell customer service. */
    code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9-]{1,12}$/))),
  }),
])
export type GameMessage = v.InferOutput<typeof gameMessage>

/** A message of the frame; null for what is none of ours. */
export function readMessage(data: unknown): GameMessage | null {
  const result = v.safeParse(gameMessage, data)
  return result.success ? result.output : null
}
