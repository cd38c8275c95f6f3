import { useAccount } from '#features/session/index.ts'
import { SiteMobileBar } from '#features/site/site-mobile-bar.tsx'
import { useCanJoin } from '#features/site/index.ts'
import type { BarProps } from '../late-bars.tsx'
import { placeOf } from '../place-of.ts'
import { useToForm } from '../use-to-form.ts'

export interface MobileBarPartProps extends BarProps {
  path: string
}

/** The bar under the thumb. */
export function MobileBarPart({ path, ...rest }: MobileBarPartProps) {
  const to = useToForm()
  return (
    <SiteMobileBar
      path={placeOf(path)}
      {...rest}
      signedIn={useAccount() !== null}
      canJoin={useCanJoin()}
      onLogin={() => to('login')}
      onJoin={() => to('register')}
    />
  )
}
