import { CallError } from '#client/index.ts'
import type { GameAddress } from './launch-rules.ts'

/** Milliseconds and seconds of a launch (section 4, section 9). */
export const launchTimes = {
  /** Milliseconds for which the loader stands at least: less would be a flicker. */
  least: 400,
  /** Milliseconds after its page has loaded within which a game of the house says that it is there. */
  silent: 3000,
  /** Seconds until the page says that it takes long. */
  slow: 10,
  /** Seconds until it is given up. */
  limit: 120,
} as const

/**
 * Statuses of the game page.
 * - `none`: nothing was chosen
 * - `asking`: its address is asked for; `opening`: the frame loads; `slow`: it still does
 * - `refused`: the house says no, with a reason; `failed`: something went wrong
 * - `stopped`: something went wrong while it was played
 */
export const gameStatuses = [
  'none',
  'asking',
  'opening',
  'slow',
  'playing',
  'refused',
  'failed',
  'stopped',
] as const
export type GameStatus = (typeof gameStatuses)[number]

/** - `gone`: there is no such game; `untrusted`: its address is none that we lead anybody to */
export const refusals = [
  'login',
  'closed',
  'gone',
  'demo-off',
  'room-full',
  'rank',
  'low-balance',
  'too-many',
  'offline',
  'untrusted',
  'blocked',
] as const
export type Refusal = (typeof refusals)[number]

/** Steps of the loader. */
export const launchSteps = ['account', 'wallet', 'enter'] as const
export type LaunchStep = (typeof launchSteps)[number]

export type GameState =
  | { status: 'none' }
  | { status: 'asking'; step: LaunchStep }
  | { status: 'playing'; address: GameAddress }
  | {
      status: 'opening'
      address: GameAddress
      /** A page has loaded, and has not said yet that it is the game. */
      loaded?: boolean
    }
  | {
      status: 'slow'
      address: GameAddress
      loaded?: boolean
      /** Waited so far. */
      seconds: number
    }
  | { status: 'refused'; reason: Refusal }
  | {
      status: 'failed' | 'stopped'
      /** What to tell customer service, such as `GL-504`. */
      code: string
      /** When, ISO 8601. */
      at: string
    }

export type GameEvent =
  | { type: 'start' }
  | { type: 'step'; step: LaunchStep }
  | { type: 'opened'; address: GameAddress }
  /** A second has passed. */
  | { type: 'waited'; seconds: number; at: string }
  /** The frame has loaded a page: browsers say so of their own page of an error, too. */
  | { type: 'loaded' }
  /** The game says that it is there. */
  | { type: 'ready' }
  /** A page has loaded, and long after it has not said that it is the game. */
  | { type: 'silent'; at: string }
  | { type: 'refused'; reason: Refusal }
  | { type: 'failed'; code: string; at: string }

export const startGame: GameState = { status: 'none' }

/** What follows from what. An event that comes too late for its state changes nothing. */
export function gameState(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'start':
      return { status: 'asking', step: 'account' }
    case 'step':
      return state.status === 'asking' ? { ...state, step: event.step } : state
    case 'opened':
      return state.status === 'asking' ? { status: 'opening', address: event.address } : state
    case 'waited': {
      if (state.status !== 'opening' && state.status !== 'slow') return state
      const { seconds, at } = event
      if (seconds >= launchTimes.limit) return { status: 'failed', code: 'GL-504', at }
      if (seconds < launchTimes.slow) return state
      return { ...state, status: 'slow', seconds }
    }
    case 'loaded':
      if (state.status !== 'opening' && state.status !== 'slow') return state
      // A vendor's page need not say anything: what it loads is taken for the game.
      return state.address.own
        ? { ...state, loaded: true }
        : { status: 'playing', address: state.address }
    case 'ready':
      return state.status === 'opening' || state.status === 'slow'
        ? { status: 'playing', address: state.address }
        : state
    case 'silent':
      return 'loaded' in state ? { status: 'failed', code: 'GL-SILENT', at: event.at } : state
    case 'refused':
      return state.status === 'none' ? state : { status: 'refused', reason: event.reason }
    case 'failed':
      if (state.status === 'none') return state
      return {
        status: state.status === 'playing' ? 'stopped' : 'failed',
        code: event.code,
        at: event.at,
      }
  }
}

const reasons: Record<string, Refusal> = {
  login_needed: 'login',
  game_closed: 'closed',
  not_found: 'gone',
  switched_off: 'demo-off',
  room_full: 'room-full',
  rank_needed: 'rank',
  not_enough: 'low-balance',
  too_many: 'too-many',
}

/** Whatever was thrown → what the page says; null when it was given up on purpose. */
export function launchProblem(
  error: unknown,
  at: string,
): Extract<GameEvent, { type: 'refused' | 'failed' }> | null {
  if (!(error instanceof CallError)) return { type: 'failed', code: 'GL-0', at }
  const { failure, code, status, reason } = error
  if (failure === 'aborted') return null
  if (failure === 'offline') return { type: 'refused', reason: 'offline' }
  const known = code !== null && Object.hasOwn(reasons, code) ? reasons[code] : undefined
  if (known) return { type: 'refused', reason: known }
  if (status === 429) return { type: 'refused', reason: 'too-many' }
  return { type: 'failed', code: `GL-${reason}`, at }
}
