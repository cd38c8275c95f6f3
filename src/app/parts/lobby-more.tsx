import { LobbyEndless } from '#features/games/lobby-endless.tsx'
import { LobbyFavourites } from '#features/games/lobby-favourites.tsx'
import type { LobbyViewProps, LobbyViews } from '#features/games/lobby-props.ts'
import { endlessPage } from '#features/games/lobby-rules.ts'
import { useEndlessGames } from '#features/games/use-endless-games.ts'
import { walkGrid } from '#features/games/grid-walk.ts'
import { useScrollPlace } from '#features/games/use-scroll-place.ts'
import { useLobbyFavourites } from '#features/games/use-lobby-favourites.ts'
import { useAccount } from '#features/session/index.ts'
import { startTransition, useEffect, useState } from 'react'
import { usePath } from '../location.ts'
import { useSearch } from '../search.ts'
import { useGamesFirst } from '../use-games-first.ts'
import { useProtected } from '../use-protected.ts'

/** What of a lobby comes with its visitor. */
export interface LobbyMore extends LobbyViews {
  gamesFirst: ReturnType<typeof useGamesFirst>
}

/** The games of a lobby in one list. While others are on their way those before them stay. */
function Endless({ category, filters, page, busy, stale, dense, onPlay }: LobbyViewProps) {
  const [settled, setSettled] = useState(filters)
  if (!busy && settled !== filters) setSettled(filters)
  const shown = busy ? settled : filters
  const count = page?.totalCount ?? 0
  const games = useEndlessGames(category, shown, count, page?.list ?? [])
  // One that is drawn whole has a place as any page has.
  useScrollPlace(usePath() + useSearch(), !busy && count <= endlessPage)
  return <LobbyEndless {...games} {...{ count, busy, stale, dense, onPlay }} />
}

function Favourites({ category, filters, dense, onClear, onPlay }: LobbyViewProps) {
  const protect = useProtected()
  const signedIn = useAccount() !== null
  return (
    <LobbyFavourites
      {...useLobbyFavourites(category, filters, signedIn)}
      dense={dense}
      onClear={onClear}
      onLogin={() => protect('favourites', () => undefined)}
      onPlay={onPlay}
    />
  )
}

const views: LobbyViews = {
  endless: Endless,
  favourites: Favourites,
}

/** Brings other views of a lobby, quicker searches, and keys and pads to walk by. Draws nothing. */
export function LobbyMorePart({ onHere }: { onHere(more: LobbyMore): void }) {
  const address = usePath() + useSearch()
  const gamesFirst = useGamesFirst()
  useEffect(() => {
    const page = document.getElementById('main')
    return page ? walkGrid(page) : undefined
  }, [])
  useScrollPlace(address, !address.includes('endless=true'))
  // Not before what stands in their place is alive.
  useEffect(() => startTransition(() => onHere({ ...views, gamesFirst })), [onHere, gamesFirst])
  return null
}
