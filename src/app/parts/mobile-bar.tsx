import { SiteMobileBar } from '#features/site/site-mobile-bar.tsx'
import type { BarProps } from '../late-bars.tsx'
import { useOverlays } from '../overlays/overlays.tsx'
import { placeOf } from '../place-of.ts'

export interface MobileBarPartProps extends BarProps {
  path: string
  signedIn: boolean
  /** Registration is switched on. */
  canJoin: boolean
}

/** The bar under the thumb. */
export function MobileBarPart({ path, ...rest }: MobileBarPartProps) {
  const overlays = useOverlays()
  return <SiteMobileBar path={placeOf(path)} {...rest} onLogin={() => overlays.open('login')} />
}
