import { useAskFirst } from '#client/use-ask-first.ts'
import {
  changeFilters,
  lobbyOf,
  type LobbyFilters,
  readFilters,
  writeFilters,
} from '#features/games/lobby-rules.ts'
import { inTime } from '#platform/in-time.ts'
import { useCallback, useRef } from 'react'
import { changeAddress } from './lobby-address.ts'
import { lobbyReads } from './lobby-reads.ts'

/** Milliseconds after which the page says instead that its games are on their way. */
export const gamesPatience = 200

/** What was wished for last and is not in the address yet. */
interface Wish {
  path: string
  change: Partial<LobbyFilters>
  replace: boolean
}

/**
 * Has the games that somebody filters or searches for here before the address, and with it the whole
 * lobby, changes: it is drawn once and not twice, which a slow phone feels.
 * @returns a function that changes the address of a lobby as `changeAddress` does, once its games are
 *   here or take too long, and resolves then; what is wished for meanwhile goes along
 */
export function useGamesFirst() {
  const askFirst = useAskFirst()
  const newest = useRef<Wish>(null)
  return useCallback(
    async (path: string, change: Partial<LobbyFilters>, replace: boolean): Promise<void> => {
      const before = newest.current?.path === path ? newest.current : null
      const wish = {
        path,
        change: before ? { ...before.change, pageNo: 1, ...change } : change,
        replace: replace && before?.replace !== false,
      }
      newest.current = wish
      const category = lobbyOf(path)
      const filters = changeFilters(readFilters(location.search), wish.change)
      // What a member keeps is another list.
      if (category && !filters.favourites) {
        const asked = lobbyReads(category, writeFilters(filters)).map(({ call, input }) =>
          askFirst(call, input),
        )
        await inTime(Promise.all(asked), gamesPatience).catch(() => undefined)
      }
      if (newest.current !== wish) return
      newest.current = null
      // Somebody may have left for another page.
      if (location.pathname === path) changeAddress(path, wish.change, wish.replace)
    },
    [askFirst],
  )
}
