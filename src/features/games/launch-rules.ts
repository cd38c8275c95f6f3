import { gameIdPattern } from '#contract/game-id.ts'
import { type Answer, type Game, type launchGame, lotteryVendors } from '#contract/index.ts'
import { type FrameAddress, frameAddress } from '#platform/vendor-frame.ts'
import { sessionStore } from '#platform/index.ts'

/** What is known of a game before the server has been asked. */
export type ShownGame = Pick<Game, 'gameName' | 'nameLang' | 'vendorName' | 'imageUrl' | 'gameType'>

/** A game that somebody wants to open. */
export interface LaunchItem {
  nodeId?: number | undefined
  gameId?: string | undefined
  vassalage?: string | undefined
  /** A table of a PVP game. */
  roomId?: string | undefined
  mode: 'real' | 'demo'
  /** Null for who came by an address alone. */
  game: ShownGame | null
  /** Where in the site one came from; null for who came by an address. */
  from: string | null
}

const isTextOr = (value: unknown, other: null | undefined) =>
  typeof value === 'string' || value === other

const isShown = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return value === null
  const { gameName, nameLang, vendorName, imageUrl, gameType } = value as Partial<ShownGame>
  return [gameName, nameLang, vendorName, imageUrl, gameType].every(
    (one) => typeof one === 'string',
  )
}

/** Whether what storage held is whole: anybody may have written there. */
function isItem(value: unknown): value is LaunchItem {
  if (typeof value !== 'object' || value === null) return false
  const { nodeId, gameId, vassalage, roomId, mode, game, from } = value as Partial<LaunchItem>
  return (
    (nodeId === undefined || Number.isInteger(nodeId)) &&
    [gameId, vassalage, roomId].every((one) => isTextOr(one, undefined)) &&
    (mode === 'real' || mode === 'demo') &&
    isTextOr(from, null) &&
    isShown(game)
  )
}

const key = 'game'

/** What was opened last in this tab: stands in where a step of its history has lost what it opened. */
export function readLaunch(): LaunchItem | null {
  try {
    const kept: unknown = JSON.parse(sessionStore.get(key) ?? 'null')
    return isItem(kept) ? kept : null
  } catch {
    return null
  }
}

export const keepLaunch = (item: LaunchItem): void => {
  sessionStore.set(key, JSON.stringify(item))
}

/** What a step of the history opens, which Back and a reload open once more; null where it says none. */
export function launchIn(state: unknown): LaunchItem | null {
  const launch = (state as { launch?: unknown } | null)?.launch
  return isItem(launch) ? launch : null
}

/** The state of a step that opens a game, with whatever else was noted at it. */
export const withLaunch = (state: unknown, launch: LaunchItem): object => ({
  ...(state as object | null),
  launch,
})

/**
 * `/game?id=KRT-0059&demo=1`: what a banner leads to; null where the address names no game, `gone`
 * where no game could have that name.
 */
export function launchOf(search: string): LaunchItem | 'gone' | null {
  const query = new URLSearchParams(search)
  const gameId = query.get('id')
  if (gameId === null) return null
  if (!gameIdPattern.test(gameId)) return 'gone'
  const mode = query.get('demo') === '1' ? 'demo' : 'real'
  return { gameId, mode, game: null, from: null }
}

/** Where a lottery is bet on (section 4, Game launch); null for a game that opens in its frame. */
export function lotteryHref(game: {
  gameId: string
  vassalage: string
  gameType: string
}): string | null {
  if (!lotteryVendors.some((vendor) => vendor === game.vassalage)) return null
  const query = new URLSearchParams({ gameCode: game.gameId, vendor: game.vassalage })
  return `/lottery?${query}`
}

export type GameAddress = FrameAddress

/** The address in a launch answer (decision 43): the first there is, where it may stand in a frame. */
export function gameAddress(answer: Answer<typeof launchGame>, here: string): GameAddress | null {
  const text = answer.game_url || answer.game_url2 || answer.content?.game_url
  return text ? frameAddress(text, here) : null
}
