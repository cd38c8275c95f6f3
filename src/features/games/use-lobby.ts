import { useCall } from '#client/index.ts'
import { type Answer, gameList, gameMenus, hotGames } from '#contract/index.ts'
import { type CategoryId, categoryTypes, kept } from '#features/site/index.ts'
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import {
  chooseVendor,
  classesIn,
  laneOf,
  offerOf,
  vendorsOfGames,
  vendorsOfLane,
} from './lobby-facets.ts'
import {
  clearFilters,
  gameListInput,
  hotLobbyInput,
  lobbyHref,
  type LobbyFilters,
  once,
  readFilters,
} from './lobby-rules.ts'
import { hotSearchInput, lastPage, lobbyStatus, pageOfHot } from './lobby-state.ts'
import { useBefore } from './use-before.ts'

export interface LobbyOptions {
  category: CategoryId
  /** Query string of the page, with or without `?`. */
  search: string
  /**
   * Puts other filters in the address. `replace` for what the Back button should pass over: a search
   * being typed, a page that is not there.
   * @returns resolves when it has, where that takes a moment
   */
  onChange(change: Partial<LobbyFilters>, history: 'push' | 'replace'): void | Promise<void>
}

type Menus = Answer<typeof gameMenus>

/** The page that the address asks for, from the server or, for Popular, cut here. */
function useGamePage(category: CategoryId, filters: LobbyFilters) {
  const type = category === 'hot' ? null : categoryTypes[category]
  // What a member keeps is another list (lobby-favourites.tsx).
  const wanted = filters.favourites ? null : type
  const input = wanted && gameListInput(wanted, filters)
  const listed = useCall(gameList, input, filters.endless ? once : undefined)
  const hot = useCall(hotGames, type ? null : hotLobbyInput, kept)
  const wantedName = type ? null : hotSearchInput(filters)
  const named = useCall(hotGames, wantedName)
  // What is kept in sight is not the next lobby's.
  const games = type ? undefined : hot.data?.list
  const found = wantedName ? named.data?.list : games
  const cut = useMemo(() => found && pageOfHot(found, filters), [found, filters])
  const asked = type ? listed : wantedName ? named : hot
  return {
    page: type ? listed.data : cut,
    /** All of Popular, for its tabs. */
    hotGames: games,
    noHot: hot.error,
    error: asked.error,
    asking: asked.isValidating,
    retry: () => void asked.mutate(),
  }
}

/** What surrounds the games: it stays while they come and go. */
function useFrame(category: CategoryId, filters: LobbyFilters, menus: Menus | undefined) {
  return useMemo(() => {
    const lane = laneOf(menus, category)
    return {
      lane,
      vendors: lane && vendorsOfLane(lane),
      gameCount: category === 'hot' ? menus?.data.hotCount : lane?.gameCount,
      classes: classesIn(lane, category, filters.vendor),
      offer: offerOf(category),
    }
  }, [category, filters.vendor, menus])
}

/** Everything the lobby's view needs; what it shows is decided by the address alone. */
export function useLobby({ category, search, onChange }: LobbyOptions) {
  const filters = useMemo(() => readFilters(search), [search])
  const { data: menus, error: noMenus } = useCall(gameMenus, {}, kept)
  const { page, hotGames: hot, noHot, error, asking, retry } = useGamePage(category, filters)
  const before = useBefore(category, page)
  const { lane, vendors, gameCount, classes, offer } = useFrame(category, filters, menus)

  const settled = category === 'hot' ? noHot : (menus ?? noMenus)
  // The same from one drawing to the next: what is given them is not drawn anew for their sake.
  const asks = useMemo(
    () => ({
      onFilter: (change: Partial<LobbyFilters>) => onChange(change, 'push'),
      onSearch: (name: string) => onChange({ name }, 'replace'),
    }),
    [onChange],
  )
  const vendorHref = useCallback(
    (vendor: string | null) => lobbyHref(category, chooseVendor(filters, vendor, lane, category)),
    [category, filters, lane],
  )

  const last = lastPage(page, filters)
  const turnBack = useEffectEvent((pageNo: number) => onChange({ pageNo }, 'replace'))
  useEffect(() => {
    if (last !== null) void turnBack(last)
  }, [last])

  const status = lobbyStatus({ filters, page, before, failed: error !== undefined })
  return {
    category,
    status,
    filters,
    /** The page to draw; null while there is none. */
    page: (status === 'refreshing' ? before : page) ?? null,
    /** Null while unknown; without the menus the lobby does without tabs. */
    vendors: hot ? vendorsOfGames(hot, menus) : (vendors ?? (settled ? [] : null)),
    gameCount: gameCount ?? null,
    classes,
    offer,
    /** For customer service: what failed and how; null when nothing did. */
    code: status === 'failed' && error ? `GL-${error.reason}` : null,
    retrying: asking,
    vendorHref,
    pageHref: (pageNo: number) => lobbyHref(category, { ...filters, pageNo }),
    ...asks,
    onClear: () => onChange(clearFilters(filters), 'push'),
    onRetry: retry,
  }
}
