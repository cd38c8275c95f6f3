import {
  type GameClass,
  gameClasses,
  type GameType,
  type gameList,
  gameSorts,
  type hotGames,
  type Input,
} from '#contract/index.ts'
import { type CategoryId, categoryIds } from '#features/site/index.ts'

export type GameSort = (typeof gameSorts)[number]

/** What a lobby shows. All of it lives in the address, so that a link and the Back button carry it. */
export interface LobbyFilters {
  /** The vendor tab; null for all studios. */
  vendor: string | null
  gameClass: GameClass | null
  /** Trimmed; '' searches nothing. */
  name: string
  /** Whole units of the brand's currency: only games one can play for this or less. */
  minBet: number | null
  /** Only games with at least this many lines. */
  lines: number | null
  sort: GameSort
  /** Only games that this member keeps. */
  favourites: boolean
  /** All games in one list without an end, instead of twenty a page. */
  endless: boolean
  /** From 1. */
  pageNo: number
}

/** The server's own default (section 9); 2, 4, 5 and 10 columns divide it. */
export const pageSize = 20

/** Of a list without an end: the most that the server gives at once. */
export const endlessPage = 100

/** A page of it that is here is not asked for again: the list would jump under its reader. */
export const once = { revalidateIfStale: false, revalidateOnFocus: false } as const

/** Longest name search, as the contract has it. */
export const nameLimit = 100

/** A lobby without a query: what choosing a category leaves (section 4, Left bar and filters). */
export const noFilters: LobbyFilters = {
  vendor: null,
  gameClass: null,
  name: '',
  minBet: null,
  lines: null,
  sort: 'popular',
  favourites: false,
  endless: false,
  pageNo: 1,
}

/**
 * Names of the query. The specification has `page` for the vendor tab of the slots lobby; the other
 * lobbies keep to it.
 */
const names = {
  vendor: 'page',
  gameClass: 'class',
  name: 'name',
  minBet: 'minBet',
  lines: 'lines',
  sort: 'sort',
  favourites: 'favourites',
  endless: 'endless',
  pageNo: 'pageNo',
} as const

function whole(text: string | null, max: number): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null
  const value = Number(text)
  return value >= 1 && value <= max ? value : null
}

/** What somebody typed → what is searched for: no control characters, no spaces around it. */
export function cleanName(text: string): string {
  return text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, nameLimit)
}

/** Query string → filters, with or without `?`. What makes no sense is left out, never an error. */
export function readFilters(search: string): LobbyFilters {
  const query = new URLSearchParams(search)
  const get = (key: keyof typeof names) => query.get(names[key])
  const vendor = get('vendor')
  const endless = get('endless') === 'true'
  return {
    vendor: vendor && /^\w{1,40}$/.test(vendor) ? vendor : null,
    gameClass: gameClasses.find((one) => one === get('gameClass')) ?? null,
    name: cleanName(get('name') ?? ''),
    minBet: whole(get('minBet'), 999_999),
    lines: whole(get('lines'), 5000),
    sort: gameSorts.find((one) => one === get('sort')) ?? 'popular',
    favourites: get('favourites') === 'true',
    endless,
    // A list without an end has one page.
    pageNo: (endless ? null : whole(get('pageNo'), 100_000)) ?? 1,
  }
}

/** Filters → query string with its `?`, or '' when nothing is filtered: one address a view. */
export function writeFilters(filters: LobbyFilters): string {
  const query = new URLSearchParams()
  for (const key of Object.keys(names) as (keyof typeof names)[]) {
    const value = filters[key]
    if (value !== noFilters[key]) query.set(names[key], String(value))
  }
  const text = query.toString()
  return text && `?${text}`
}

/** Any change but that of the page starts at page 1. */
export function changeFilters(filters: LobbyFilters, change: Partial<LobbyFilters>): LobbyFilters {
  return { ...filters, pageNo: 1, ...change }
}

/** How many chips are chosen. */
export function chipCount({ gameClass, minBet, lines }: LobbyFilters): number {
  return [gameClass, minBet, lines].filter((one) => one !== null).length
}

/** How many filters one could clear; a vendor tab and the order are no filters. */
export function filterCount(filters: LobbyFilters): number {
  return chipCount(filters) + (filters.name ? 1 : 0) + (filters.favourites ? 1 : 0)
}

/** Back to the whole of the lobby, in the order and the manner it was in. */
export function clearFilters({ sort, endless }: LobbyFilters): LobbyFilters {
  return { ...noFilters, sort, endless }
}

/** Address of a lobby. */
export function lobbyHref(category: CategoryId, filters: LobbyFilters): string {
  return `/${category}${writeFilters(filters)}`
}

/** `/rng` → `rng`; null for what is no lobby. */
export function lobbyOf(path: string): CategoryId | null {
  const name = path.replace(/^\/|\/+$/g, '')
  return categoryIds.find((id) => id === name) ?? null
}

/** Input of the game list, or of the first games of one without an end. The server reads ahead with it: keys agree only if this alone makes it. */
export function gameListInput(gameType: GameType, filters: LobbyFilters): Input<typeof gameList> {
  return {
    gameType,
    vassalage: filters.vendor ?? undefined,
    gameClassify: filters.gameClass ?? undefined,
    gameName: filters.name || undefined,
    minBet: filters.minBet === null ? undefined : `${filters.minBet}.00`,
    minLineNum: filters.lines ?? undefined,
    sort: filters.sort,
    pageNo: filters.pageNo,
    pageSize: filters.endless ? endlessPage : pageSize,
  }
}

/** Input of the hot games behind `/hot`: all there are, the page is cut here. */
export const hotLobbyInput = { isPlatform: 2, limitNum: 48 } satisfies Input<typeof hotGames>
