import { useAccount } from '#features/session/index.ts'
import { SiteMobileBar } from '#features/site/site-mobile-bar.tsx'
import type { BarProps } from '../late-bars.tsx'
import { useOverlays } from '../overlays/overlays.tsx'
import { placeOf } from '../place-of.ts'
import { useCanJoin } from '../use-can-join.ts'

export interface MobileBarPartProps extends BarProps {
  path: string
}

/** The bar under the thumb. */
export function MobileBarPart({ path, ...rest }: MobileBarPartProps) {
  const overlays = useOverlays()
  return (
    <SiteMobileBar
      path={placeOf(path)}
      {...rest}
      signedIn={useAccount() !== null}
      canJoin={useCanJoin()}
      onLogin={() => overlays.open('login')}
    />
  )
}
