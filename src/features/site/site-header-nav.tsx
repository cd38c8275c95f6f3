import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { HeaderNav, type HeaderNavItem } from '#components/index.ts'
import type { Category, CategoryId } from './navigation.ts'
import type { PlaceId, Places } from './places.ts'
import { useCategoryLabels } from './use-category-labels.ts'
import { usePlaceLabels } from './use-menu-labels.ts'

/** Categories that the header lists, in its own order (section 2, Header menu; lotteries as drawn [06 22d]). */
const headerCategories: readonly CategoryId[] = ['rng', 'live', 'fish', 'sports', 'pvp', 'lottery']
/** What follows them. */
const headerPlaces: readonly PlaceId[] = ['freeCredit', 'promotions', 'invite']

export interface SiteHeaderNavProps {
  categories: readonly Category[]
  /** Path of the page one is on. */
  path: string
  /** A member's balance takes the room of some links. */
  crowded: boolean
  /** What there is besides the rooms. @default none */
  places?: Places
  /** The menu holds more than the links that have no room: it is always there. @default false */
  moreAlways?: boolean
  /** Draws the menu of the links that have no room. */
  renderMore?: (items: readonly HeaderNavItem[]) => ReactNode
}

/** The header's links: home, then what the house puts first (S6). */
export function SiteHeaderNav(props: SiteHeaderNavProps) {
  const { categories, path, crowded, places = {}, moreAlways, renderMore } = props
  const { t } = useLingui()
  const rooms = useCategoryLabels()
  const labels = usePlaceLabels()
  const items: HeaderNavItem[] = [
    { id: 'home', href: '/', label: t`Home`, current: path === '/' },
    ...headerCategories
      .filter((id) => categories.some((category) => category.id === id))
      .map((id) => ({ id, href: `/${id}`, label: rooms[id], current: path === `/${id}` })),
    ...headerPlaces.flatMap((id) => {
      const place = places[id]
      return place ? [{ ...place, id, label: labels[id], current: path === place.href }] : []
    }),
  ]
  return (
    <HeaderNav
      label={t`Main menu`}
      items={items}
      crowded={crowded}
      more={renderMore?.(items)}
      {...(moreAlways && { moreAlways })}
    />
  )
}
