import { useCall } from '#client/index.ts'
import { gameMenus } from '#contract/index.ts'
import { laneOf } from '#features/games/lobby-facets.ts'
import { lobbyHref, lobbyOf, noFilters, readFilters } from '#features/games/lobby-rules.ts'
import { kept, useFlagsOn, useStatus } from '#features/site/index.ts'
import { safeService } from '#features/site/service-link.ts'
import type { SideVendor } from '#features/site/side-vendors.tsx'
import { SiteSideNav } from '#features/site/site-side-nav.tsx'
import { bareOf, toggleBars } from '../bars.ts'
import type { BarProps } from '../late-bars.tsx'
import { useFromSearch } from '../location.ts'
import { LineSwitch } from '../menus/line-switch.tsx'
import { placeOf } from '../place-of.ts'
import { usePlaces } from '../use-places.ts'
import { useServiceItems } from '../use-service-items.ts'
import { useSideNav } from './use-side-nav.ts'

/** Studios of the category whose lobby one is in. */
function useSideVendors(path: string): SideVendor[] {
  const { data: menus } = useCall(gameMenus, {}, kept)
  const here = useFromSearch((search) => readFilters(search).vendor)
  const category = lobbyOf(path)
  const lane = category && laneOf(menus, category)
  if (!category || !lane) return []
  return lane.cards.map(({ vassalage, name, iconUrl, whiteIconUrl, isHot }) => ({
    id: vassalage,
    name,
    href: lobbyHref(category, { ...noFilters, vendor: vassalage }),
    iconUrl,
    whiteIconUrl,
    isHot,
    current: here === vassalage,
  }))
}

/** The left bar with the reader's own choice of its width; mini where one stays on a page (S5). */
export function SideNavPart({ path, categories }: BarProps & { path: string }) {
  const recent = useFlagsOn().has('REC3')
  const { data: status } = useStatus()
  const { mini, onMiniChange } = useSideNav()
  const here = placeOf(path)
  const bare = bareOf(path) !== undefined
  const line = status?.customerService.find(({ csType }) => csType === 'LINE')
  const address = line && safeService(line)
  return (
    <SiteSideNav
      path={here}
      categories={categories}
      recent={recent}
      vendors={useSideVendors(here)}
      service={useServiceItems()}
      download={usePlaces().download}
      renderLine={
        line && address
          ? (row) => <LineSwitch key="line" row={row} title={line.title} address={address} />
          : undefined
      }
      mini={bare ? 'on' : mini}
      onMiniChange={onMiniChange}
      onHide={bare ? () => toggleBars(path) : undefined}
    />
  )
}
