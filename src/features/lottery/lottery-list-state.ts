import type { AnswerTimes } from '#client/answer-times.ts'
import type { LotteryGame, OpenNumbers } from '#contract/lottery.ts'
import { bangkokDate, daysBetween } from '#platform/index.ts'
import { closesAt, drawsAt, soonFor } from './draw-clock.ts'
import {
  daysOf,
  isFiltered,
  type ListState,
  type ListType,
  viewOf,
  type Weekday,
  weekdayAt,
} from './lottery-list-rules.ts'
import type { LotteryListStatus } from './lottery-list.tsx'
import { mostBalls } from './draw-balls.tsx'
import type { LatestDraw, LotteryRow } from './lottery-row.ts'

/** Draws in that column. */
export const mostLatest = 6

/** The server's clock when it told of a draw, epoch ms: no device's is asked. */
export const serverNow = ({
  winningTime,
  remainTime,
}: Pick<LotteryGame, 'winningTime' | 'remainTime'>) => Date.parse(winningTime) - remainTime * 1000

/** Which day of the week it is in the house; null before anything is known. */
export function todayOf(games: readonly LotteryGame[]): Weekday | null {
  const [first] = games
  const now = first ? serverNow(first) : Number.NaN
  return Number.isNaN(now) ? null : weekdayAt(now)
}

/** How many days off an instant is on the wall in Bangkok: 0 today, 1 tomorrow. */
export const daysOff = (now: number, epochMs: number) =>
  daysBetween(bangkokDate(now), bangkokDate(epochMs))

/** Where a lottery's tickets are bought (section 2). */
export function betHref({ gameCode, vendor }: Pick<LotteryGame, 'gameCode' | 'vendor'>): string {
  return `/lottery?${new URLSearchParams({ gameCode, vendor })}`
}

/** What a row needs besides its lottery. */
export interface RowAround {
  /** Times of the answer that told of it; null for one that came with the page. */
  times: AnswerTimes | null
  /** Name of its group. */
  group: string | null
  favourites: ReadonlySet<string>
}

/** A lottery of an answer → a row of the list. */
export function rowOf(game: LotteryGame, { times, group, favourites }: RowAround): LotteryRow {
  const draws = Date.parse(game.winningTime)
  const closes = draws - game.lockTime * 1000
  const spacing = game.spacing
  return {
    gameId: game.gameId,
    name: game.remark,
    nameLang: game.nameLang,
    group,
    days: daysOf(game.drawDayOfWeek),
    every: spacing < 60 * 60 ? Math.round(spacing / 60) : null,
    numero: game.numero,
    numbers: game.lastNumbers.slice(0, mostBalls),
    status: game.status,
    close: times && closesAt(game, times.roundTrip, times.at),
    draw: times && drawsAt(game, times.roundTrip, times.at),
    soon: soonFor(spacing),
    answered: Math.max(0, game.remainTime - game.lockTime) * 1000,
    closesOn: new Date(closes).toISOString(),
    drawsOn: new Date(draws).toISOString(),
    daysOff: daysOff(serverNow(game), closes),
    favourite: favourites.has(game.gameId),
    href: betHref(game),
  }
}

/** What is known about the lotteries. */
export interface ListKnowledge {
  state: ListState
  /** Every lottery there is, in the house's order; null while unknown. */
  all: readonly LotteryGame[] | null
  /** Ids in the order of the list; null while unknown. */
  lists: Record<ListType, readonly string[] | null>
  /** Tag of a lottery's group. */
  tagOf(game: LotteryGame): string | undefined
}

/** The lotteries of the view one is in, before name and day; null while unknown. */
export function gamesOfView({ state, all, lists, tagOf }: ListKnowledge): LotteryGame[] | null {
  if (!all) return null
  const view = viewOf(state)
  if (view.kind === 'all') return [...all]
  if (view.kind === 'tag') return all.filter((game) => tagOf(game) === view.tag)
  const ids = lists[view.listType]
  if (!ids) return null
  return ids.flatMap((id) => all.find(({ gameId }) => gameId === id) ?? [])
}

/** What the list is in the middle of. */
export interface ListMoment {
  state: ListState
  /** A guest, who has no list of their own. */
  guest: boolean
  games: readonly LotteryGame[] | null
  left: number
  /** Why an answer that is needed did not come; null when it may still. */
  failure: 'offline' | 'failed' | null
}

/** One status for one view. */
export function listStatus({ state, guest, games, left, failure }: ListMoment): LotteryListStatus {
  const view = viewOf(state)
  const own = view.kind === 'list' && view.listType !== 'hot'
  if (own && guest) return 'login'
  if (!games) return failure ?? 'loading'
  if (left > 0) return 'ready'
  if (games.length > 0) return 'noMatch'
  if (view.kind === 'list' && view.listType === 'favourites') return 'noFavourites'
  if (view.kind === 'list' && view.listType === 'recent') return 'noRecent'
  return isFiltered(state) ? 'noMatch' : 'empty'
}

/** The draws whose remaining time says when to ask again: all but those that are over. */
export const awaited = (games: readonly LotteryGame[]): LotteryGame[] =>
  games.filter(({ status }) => status !== 'drawn')

/** What came out last, as the column beside the list shows it. */
export const latestOf = (list: readonly OpenNumbers[]): LatestDraw[] =>
  list.slice(0, mostLatest).map(({ drawId, remark, nameLang, numero, drawnAt, numbers }) => ({
    id: drawId,
    name: remark,
    nameLang,
    numero,
    drawnOn: drawnAt,
    numbers,
  }))
