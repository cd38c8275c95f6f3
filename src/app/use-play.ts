import type { Game } from '#contract/index.ts'
import { useAccount } from '#features/session/index.ts'
import { useOverlays } from './overlays/overlays.tsx'

/**
 * What choosing a game does. A protected action opens the login for guests (section 6); a member's
 * game opens in its own screen, which is not built yet, so for members cards are not links.
 */
export function usePlay(): ((game: Game) => void) | undefined {
  const signedIn = useAccount() !== null
  const overlays = useOverlays()
  return signedIn ? undefined : () => overlays.open('login')
}
