import type { Answer, Game, gameList } from '#contract/index.ts'
import { filterCount, hotLobbyInput, type LobbyFilters, pageSize } from './lobby-rules.ts'

/**
 * Statuses of a lobby. `refreshing` shows the page before while the next one is on its way;
 * `noMatch` is nothing left by the filters, `empty` nothing there at all.
 */
export const lobbyStatuses = [
  'loading',
  'ready',
  'refreshing',
  'noMatch',
  'empty',
  'failed',
] as const
export type LobbyStatus = (typeof lobbyStatuses)[number]

export type GamePage = Answer<typeof gameList>

/** Input of those hot games that the name means; null where none is looked for. */
export const hotSearchInput = ({ name, favourites }: LobbyFilters) =>
  name === '' || favourites ? null : { ...hotLobbyInput, gameName: name }

/**
 * A page of a list that came whole, in the shape of those that the server cuts.
 * @param games those that the name means
 */
export function pageOfHot(games: readonly Game[], filters: LobbyFilters): GamePage {
  const { vendor, pageNo } = filters
  const found = games.filter((game) => vendor === null || game.vassalage === vendor)
  const start = (pageNo - 1) * pageSize
  return {
    list: found.slice(start, start + pageSize),
    pageNo,
    pageSize,
    totalPages: Math.ceil(found.length / pageSize),
    totalCount: found.length,
  }
}

/** The page to show instead of one past the end; null when the page exists. */
export function lastPage(page: GamePage | undefined, { pageNo }: LobbyFilters): number | null {
  if (!page || page.totalPages === 0 || pageNo <= page.totalPages) return null
  return page.totalPages
}

/** What is known about the page that the address asks for. */
export interface LobbyKnowledge {
  filters: LobbyFilters
  /** The answer to exactly these filters. */
  page: GamePage | undefined
  /** The last answer of the same lobby, to other filters. */
  before: GamePage | undefined
  failed: boolean
}

/** Never a wrong page: the one before stands in only while the right one is on its way. */
export function lobbyStatus({ filters, page, before, failed }: LobbyKnowledge): LobbyStatus {
  const waits = before?.list.length ? 'refreshing' : 'loading'
  if (page && lastPage(page, filters) !== null) return waits
  if (page?.list.length) return 'ready'
  if (page) return filterCount(filters) > 0 || filters.vendor !== null ? 'noMatch' : 'empty'
  return failed ? 'failed' : waits
}
