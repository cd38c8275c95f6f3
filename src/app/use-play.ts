import type { Game } from '#contract/index.ts'
import { useOverlays } from './overlays/overlays.tsx'

/** What choosing a game does: its sheet opens, from where it is played or tried (G2). */
export function usePlay(): (game: Game) => void {
  const overlays = useOverlays()
  return (game) => overlays.open('game', { game })
}
