import type { Game } from '#contract/index.ts'
import {
  keepLaunch,
  launchIn,
  type LaunchItem,
  lotteryHref,
  readLaunch,
  withLaunch,
} from '#features/games/launch-rules.ts'
import { may } from '#features/session/index.ts'
import type * as Links from './links.ts'
import { useOverlays } from './overlays/overlays.tsx'
import { useProtected } from './use-protected.ts'
import { useVisitor } from './use-visitor.ts'

/** A game that somebody wants to play. */
export type LaunchGame = Pick<
  Game,
  | 'nodeId'
  | 'gameId'
  | 'vassalage'
  | 'gameType'
  | 'gameName'
  | 'nameLang'
  | 'vendorName'
  | 'imageUrl'
  | 'isGame'
>

/** Goes to a page as a link does; its code comes with the first link anyway. */
const goTo = async (...step: Parameters<typeof Links.go>) =>
  (await import('./links.ts')).go(...step)

const here = () => location.pathname + location.search

/**
 * Launches a game (section 4): a login first where it is played with a balance, the lottery screen for
 * lotteries, the picker for a studio, the rooms for a game among players, else `/game`.
 */
export function useLaunch(): (
  game: LaunchGame,
  mode: 'real' | 'demo',
  /** A table that was chosen among the rooms; null where its studio has none. */
  roomId?: string | null,
) => void {
  const visitor = useVisitor()
  const protect = useProtected()
  const overlays = useOverlays()

  const open = (game: LaunchGame, mode: 'real' | 'demo', roomId?: string | null) => {
    const { nodeId, gameId, vassalage, gameName, nameLang, vendorName, imageUrl, gameType } = game
    const replace = location.pathname === '/game'
    // A game that is chosen over another takes its place: the way out leads to where both came from.
    const from = replace ? (launchIn(history.state) ?? readLaunch())?.from : here()
    const item: LaunchItem = {
      nodeId,
      gameId,
      vassalage,
      ...(roomId && { roomId }),
      mode,
      game: { gameName, nameLang, vendorName, imageUrl, gameType },
      from: from ?? null,
    }
    keepLaunch(item)
    void goTo('/game', { replace, state: withLaunch(replace ? history.state : null, item) })
  }

  return (game, mode, roomId) => {
    const { vassalage, vendorName, gameType } = game
    const lottery = lotteryHref(game)
    if (lottery !== null) return void goTo(lottery)
    if (game.isGame === 'VASSALAGE') {
      return overlays.open('game-picker', { studio: { vassalage, vendorName, gameType } })
    }
    if (gameType === 'PVP' && mode === 'real' && roomId === undefined) {
      return overlays.open('pvp-rooms', { room: game })
    }
    const freely = mode === 'demo' && (visitor.flags?.has('FREEPLAY3') ?? false)
    if (freely || may(visitor, 'play') === 'yes') {
      overlays.done()
      return open(game, mode, roomId)
    }
    protect('play', () => open(game, mode, roomId))
  }
}
