import { useCall } from '#client/index.ts'
import { gameMenus } from '#contract/index.ts'
import { everyStudio } from '#features/games/studios.ts'
import { kept, useStatus } from '#features/site/index.ts'
import { SiteFooter } from '#features/site/site-footer.tsx'
import type { BarProps } from '../late-bars.tsx'
import { useOverlays } from '../overlays/overlays.tsx'
import { SiteLogo } from '../site-logo.tsx'
import { usePlaces } from '../use-places.ts'
import { useServiceItems } from '../use-service-items.ts'
import { useSocialLinks } from '../use-social-links.ts'

/** The footer with every studio there is (S11). */
export function FooterPart({ categories }: BarProps) {
  const { data: menus } = useCall(gameMenus, {}, kept)
  const { data: status } = useStatus()
  const overlays = useOverlays()
  // Who is not counted has nothing to choose.
  const counted = Boolean(status?.analytics.gtagId)
  return (
    <SiteFooter
      logo={<SiteLogo />}
      categories={categories}
      studios={everyStudio(menus)}
      places={usePlaces()}
      service={useServiceItems()}
      social={useSocialLinks()}
      onConsent={counted ? () => overlays.open('consent') : undefined}
    />
  )
}
