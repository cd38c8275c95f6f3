import { LobbyFacets } from '#features/games/lobby-filters.tsx'
import type { LobbyFacetsProps } from '#features/games/lobby-props.ts'
import { changeFilters, type LobbyFilters } from '#features/games/lobby-rules.ts'
import { useFlagsOn } from '#features/site/index.ts'
import { startTransition, useOptimistic } from 'react'
import { useProtected } from '../use-protected.ts'

/**
 * The facets of a lobby. What is chosen shows at once, the games a moment later. What one keeps is
 * asked for by somebody: a guest logs in first (section 4).
 */
export function LobbyFacetsPart(props: LobbyFacetsProps) {
  const [filters, choose] = useOptimistic(props.filters, changeFilters)
  const protect = useProtected()
  const canKeep = useFlagsOn().has('FAV3')
  const onFilter = (change: Partial<LobbyFilters>) =>
    startTransition(async () => {
      choose(change)
      await props.onFilter(change)
    })
  const onFavourites = (favourites: boolean) => {
    if (favourites) protect('favourites', () => onFilter({ favourites }))
    else onFilter({ favourites })
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
