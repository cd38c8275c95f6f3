import { LobbyFacets } from '#features/games/lobby-filters.tsx'
import type { LobbyFacetsProps } from '#features/games/lobby-props.ts'
import { useFlagsOn } from '#features/site/index.ts'
import { useProtected } from '../use-protected.ts'

/** The facets of a lobby. What one keeps is asked for by somebody: a guest logs in first (section 4). */
export function LobbyFacetsPart(props: LobbyFacetsProps) {
  const { onFilter } = props
  const protect = useProtected()
  const canKeep = useFlagsOn().has('FAV3')
  const onFavourites = (favourites: boolean) => {
    if (favourites) protect('favourites', () => onFilter({ favourites }))
    else onFilter({ favourites })
  }
  return <LobbyFacets {...props} onFavourites={canKeep ? onFavourites : undefined} />
}
