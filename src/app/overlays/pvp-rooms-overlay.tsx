import { PvpRooms } from '#features/games/pvp-rooms.tsx'
import { usePvpRooms } from '#features/games/use-pvp-rooms.ts'
import { type LaunchGame, useLaunch } from '../use-launch.ts'
import type { OverlayProps } from './overlays.tsx'

/** Tables of a studio’s games among players, over the page one is on (G4). */
export default function PvpRoomsOverlay({ request, ...props }: OverlayProps) {
  return request.room ? <Rooms {...props} game={request.room} /> : null
}

function Rooms({ game, ...props }: Omit<OverlayProps, 'request'> & { game: LaunchGame }) {
  const launch = useLaunch()
  const rooms = usePvpRooms(game.vassalage, game.nodeId, () => launch(game, 'real', null))
  return (
    <PvpRooms
      {...props}
      {...rooms}
      onEnter={(chosen, room) => launch(chosen.game, 'real', room.roomId)}
    />
  )
}
