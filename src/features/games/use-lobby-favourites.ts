import { useCall } from '#client/index.ts'
import { favouriteGames, type Game } from '#contract/index.ts'
import { type CategoryId, categoryTypes, kept } from '#features/site/index.ts'
import { useMemo } from 'react'
import type { LobbyFavouritesState } from './lobby-favourites.tsx'
import { chipCount, type LobbyFilters } from './lobby-rules.ts'
import { matchesName } from './name-match.ts'

/** What a lobby shows of what one keeps; who keeps more finds the rest by studio. */
const most = 100

/** The filters of a lobby over games that are all here. */
export function filterGames(games: readonly Game[], filters: LobbyFilters): Game[] {
  const { gameClass, minBet, lines, name } = filters
  return games.filter(
    (game) =>
      (gameClass === null || game.gameClassify === gameClass) &&
      (minBet === null || Number(game.minBet) <= minBet) &&
      (lines === null || (game.minLineNum ?? 0) >= lines) &&
      (name === '' || matchesName(game.gameName, name)),
  )
}

/** The games that a member keeps, by the filters of the lobby they are in (section 7). */
export function useLobbyFavourites(
  category: CategoryId,
  filters: LobbyFilters,
  signedIn: boolean,
): LobbyFavouritesState {
  const { data, error, isValidating, mutate } = useCall(
    favouriteGames,
    signedIn
      ? {
          gameType: category === 'hot' ? undefined : categoryTypes[category],
          vassalage: filters.vendor ?? undefined,
          pageNo: 1,
          pageSize: most,
        }
      : null,
    kept,
  )
  const games = useMemo(() => data && filterGames(data.content, filters), [data, filters])
  if (!signedIn) return { status: 'guest' }
  if (games && games.length > 0) return { status: 'ready', games }
  if (games) {
    const filtered = chipCount(filters) > 0 || filters.name !== '' || filters.vendor !== null
    return { status: filtered ? 'noMatch' : 'empty' }
  }
  if (error) {
    const code = `FV-${error.reason}`
    return { status: 'failed', code, retrying: isValidating, onRetry: () => void mutate() }
  }
  return { status: 'loading' }
}
