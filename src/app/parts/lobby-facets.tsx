import { LobbyFacets } from '#features/games/lobby-filters.tsx'
import type { LobbyFacetsProps } from '#features/games/lobby-props.ts'
import { changeFilters, type LobbyFilters } from '#features/games/lobby-rules.ts'
import { useFlagsOn } from '#features/site/index.ts'
import { inTime } from '#platform/in-time.ts'
import { startTransition, useCallback, useOptimistic } from 'react'
import { useProtected } from '../use-protected.ts'

/** Milliseconds within which a choice and its games are one: sooner nobody sees that it was pressed. */
export const atOnce = 50

/**
 * The facets of a lobby. What is chosen shows with its games, or alone where those take longer. What
 * one keeps is asked for by somebody: a guest logs in first (section 4).
 */
export function LobbyFacetsPart(props: LobbyFacetsProps) {
  const [filters, choose] = useOptimistic(props.filters, changeFilters)
  const protect = useProtected()
  const canKeep = useFlagsOn().has('FAV3')
  const { onFilter: ask } = props
  // The same from one drawing to the next: the choices that stay are not drawn anew.
  const onFilter = useCallback(
    async (change: Partial<LobbyFilters>) => {
      const done = Promise.resolve(ask(change))
      await inTime(done, atOnce).catch(() =>
        startTransition(async () => {
          choose(change)
          await done
        }),
      )
    },
    [ask, choose],
  )
  const onFavourites = (favourites: boolean) => {
    if (favourites) protect('favourites', () => void onFilter({ favourites }))
    else void onFilter({ favourites })
  }
  return (
    <LobbyFacets
      {...props}
      filters={filters}
      found={filters === props.filters ? props.found : undefined}
      onFilter={onFilter}
      onFavourites={canKeep ? onFavourites : undefined}
    />
  )
}
