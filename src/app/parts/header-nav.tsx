import { SiteHeaderNav } from '#features/site/site-header-nav.tsx'
import type { BarProps } from '../late-bars.tsx'
import { MoreSwitch } from '../menus/more-switch.tsx'
import { placeOf } from '../place-of.ts'
import { usePlaces } from '../use-places.ts'

export interface HeaderNavPartProps extends BarProps {
  path: string
  /** Somebody is signed in: their balance takes the room of some links. */
  crowded: boolean
}

/** The header's links, and the menu of those without room. */
export function HeaderNavPart({ path, categories, crowded }: HeaderNavPartProps) {
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
