import { GamePicker } from '#features/games/game-picker.tsx'
import { type Studio, useGamePicker } from '#features/games/use-game-picker.ts'
import type { Game } from '#contract/index.ts'
import { useFlagsOn } from '#features/site/index.ts'
import { useLaunch } from '../use-launch.ts'
import type { OverlayProps } from './overlays.tsx'
import { useOpening } from './use-opening.ts'

/** A game of the list is meant itself, whatever it stands for elsewhere. */
const oneOf = (game: Game): Game => ({ ...game, isGame: null })

/** A studio’s games, over the page one is on (decision 42). */
export default function GamePickerOverlay({ request, ...props }: OverlayProps) {
  const { studio } = request
  const opening = useOpening(props.open)
  return studio ? (
    <Picker key={`${studio.vassalage} ${opening}`} {...props} studio={studio} />
  ) : null
}

function Picker({ studio, ...props }: Omit<OverlayProps, 'request'> & { studio: Studio }) {
  const picker = useGamePicker(studio)
  const launch = useLaunch()
  const demos = useFlagsOn().has('FREEPLAY3')
  return (
    <GamePicker
      {...props}
      {...picker}
      studio={studio.vendorName}
      onPlay={(game) => launch(oneOf(game), 'real')}
      onDemo={demos ? (game) => launch(oneOf(game), 'demo') : undefined}
    />
  )
}
