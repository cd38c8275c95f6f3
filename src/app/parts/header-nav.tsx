import { useAccount } from '#features/session/index.ts'
import { SiteHeaderNav } from '#features/site/site-header-nav.tsx'
import type { BarProps } from '../late-bars.tsx'
import { MoreSwitch } from '../menus/more-switch.tsx'
import { placeOf } from '../place-of.ts'
import { usePlaces } from '../use-places.ts'

export interface HeaderNavPartProps extends BarProps {
  path: string
}

/** The header's links, and the menu of those without room. */
export function HeaderNavPart({ path, categories }: HeaderNavPartProps) {
  // A member's balance takes the room of some links.
  const crowded = useAccount() !== null
  return (
    <SiteHeaderNav
      path={placeOf(path)}
      categories={categories}
      crowded={crowded}
      places={usePlaces()}
      renderMore={(items) => <MoreSwitch items={items} crowded={crowded} />}
    />
  )
}
