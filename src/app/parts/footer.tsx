import { useCall } from '#client/index.ts'
import { gameMenus } from '#contract/index.ts'
import { lobbyHref, noFilters } from '#features/games/lobby-rules.ts'
import { SiteFooter } from '#features/site/site-footer.tsx'
import { kept, useStatus } from '#features/site/index.ts'
import type { BarProps } from '../late-bars.tsx'
import { SiteLogo } from '../site-logo.tsx'

/** The footer with the studios of the slots lobby (S11). */
export function FooterPart({ categories }: BarProps) {
  const { data: menus } = useCall(gameMenus, {}, kept)
  const { data: status } = useStatus()
  const slots = menus?.data.lanes.find((lane) => lane.title === 'RNG')
  return (
    <SiteFooter
      logo={<SiteLogo />}
      categories={categories}
      service={status?.customerService ?? []}
      studios={(slots?.cards ?? []).map(({ vassalage, name }) => ({
        id: vassalage,
        name,
        href: lobbyHref('rng', { ...noFilters, vendor: vassalage }),
      }))}
    />
  )
}
