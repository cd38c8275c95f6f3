import { useAskFirst } from '#client/use-ask-first.ts'
import { changeFilters, lobbyOf, readFilters, writeFilters } from '#features/games/lobby-rules.ts'
import { inTime } from '#platform/in-time.ts'
import { useCallback, useRef } from 'react'
import { lobbyReads } from './lobby-reads.ts'

/** Milliseconds after which the page says instead that its games are on their way. */
export const gamesPatience = 200

/**
 * Has the games that somebody searches for here before the address, and with it the whole lobby,
 * changes: it is drawn once and not twice, which a slow phone feels.
 * @returns a function from a lobby's path and the query string that is wanted to the one to go to,
 *   once its games are here or take too long; null where nobody wants to go there any more
 */
export function useGamesFirst() {
  const askFirst = useAskFirst()
  const newest = useRef<object>(null)
  return useCallback(
    async (path: string, wanted: string): Promise<string | null> => {
      const turn = (newest.current = {})
      const { search } = location
      const category = lobbyOf(path)
      const filters = readFilters(wanted)
      // What a member keeps is another list.
      if (category && !filters.favourites) {
        const asked = lobbyReads(category, wanted).map(({ call, input }) => askFirst(call, input))
        await inTime(Promise.all(asked), gamesPatience).catch(() => undefined)
      }
      if (newest.current !== turn || location.pathname !== path) return null
      if (location.search === search) return wanted
      // Meanwhile somebody has chosen something else, which stays.
      return writeFilters(changeFilters(readFilters(location.search), { name: filters.name }))
    },
    [askFirst],
  )
}
