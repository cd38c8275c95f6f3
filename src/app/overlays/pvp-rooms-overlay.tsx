import { PvpRooms } from '#features/games/pvp-rooms.tsx'
import { usePvpRooms } from '#features/games/use-pvp-rooms.ts'
import { type LaunchGame, useLaunch } from '../use-launch.ts'
import type { OverlayProps } from './overlays.tsx'
import { useOpening } from './use-opening.ts'

/** Tables of a studio’s games among players, over the page one is on (G4). */
export default function PvpRoomsOverlay({ request, ...props }: OverlayProps) {
  const { room } = request
  const opening = useOpening(props.open)
  return room ? <Rooms key={`${room.nodeId} ${opening}`} {...props} game={room} /> : null
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
