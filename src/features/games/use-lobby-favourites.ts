import { type CallError, callKey, type Client, useWiring } from '#client/index.ts'
import { favouriteGames, type Game, type Input } from '#contract/index.ts'
import { type CategoryId, categoryTypes } from '#features/site/index.ts'
import { useMemo } from 'react'
import useSWR from 'swr'
import type { LobbyFavouritesState } from './lobby-favourites.tsx'
import { chipCount, type LobbyFilters } from './lobby-rules.ts'
import { useBefore } from './use-before.ts'

/** The most that the server gives at once. */
const atOnce = 100

/** The chips of a lobby over games that are all here; the server has looked for the name. */
function filterGames(games: readonly Game[], filters: LobbyFilters): Game[] {
  const { gameClass, minBet, lines } = filters
  return games.filter(
    (game) =>
      (gameClass === null || game.gameClassify === gameClass) &&
      (minBet === null || Number(game.minBet) <= minBet) &&
      (lines === null || (game.minLineNum ?? 0) >= lines),
  )
}

/** Every game that is kept: filters here look at all of them. */
async function fetchAll(client: Client, input: Input<typeof favouriteGames>): Promise<Game[]> {
  const page = (pageNo: number) => client.send(favouriteGames, { ...input, pageNo })
  const first = await page(1)
  const others = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, at) => page(at + 2))
  const games = [first, ...(await Promise.all(others))].flatMap(({ content }) => content)
  // A heart that is pressed meanwhile moves games from page to page.
  return Array.from(new Map(games.map((game) => [game.nodeId, game])).values())
}

/** The games that a member keeps, by the filters of the lobby they are in (section 7). */
export function useLobbyFavourites(
  category: CategoryId,
  filters: LobbyFilters,
  signedIn: boolean,
): LobbyFavouritesState {
  const { client, asker } = useWiring()
  const input = {
    gameType: category === 'hot' ? undefined : categoryTypes[category],
    vassalage: filters.vendor ?? undefined,
    gameName: filters.name || undefined,
    pageSize: atOnce,
  }
  // Without the number of a page it is the key of them all.
  const key = signedIn ? callKey(favouriteGames, input, asker) : null
  const { data, error, isValidating, mutate } = useSWR<Game[], CallError>(key, () =>
    fetchAll(client, input),
  )
  const before = useBefore(`${asker.who} ${category}`, data)
  // They stand there until others have come, and never in the place of some that did not.
  const list = data ?? (error ? undefined : before)
  const games = useMemo(() => list && filterGames(list, filters), [list, filters])
  if (!signedIn) return { status: 'guest' }
  if (games && games.length > 0) return { status: 'ready', games }
  if (data) {
    const filtered = chipCount(filters) > 0 || filters.name !== '' || filters.vendor !== null
    return { status: filtered ? 'noMatch' : 'empty' }
  }
  if (error) {
    const code = `FV-${error.reason}`
    return { status: 'failed', code, retrying: isValidating, onRetry: () => void mutate() }
  }
  return { status: 'loading' }
}
