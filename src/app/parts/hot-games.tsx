import { HotGames } from '#features/games/hot-games.tsx'
import { useHotGames } from '#features/games/use-hot-games.ts'
import { usePlay } from '../use-play.ts'

/** The hot games of the home. */
export function HotGamesPart() {
  return <HotGames {...useHotGames()} onPlay={usePlay()} />
}
