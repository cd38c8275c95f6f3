import { useLingui } from '@lingui/react/macro'
import { HeaderNav } from '#components/index.ts'
import type { Category, CategoryId } from './navigation.ts'
import { useCategoryLabels } from './use-category-labels.ts'

/** Categories that the header lists, in its own order (section 2, Header menu). */
const headerCategories: readonly CategoryId[] = ['rng', 'live', 'fish', 'sports', 'pvp', 'elott']

export interface SiteHeaderNavProps {
  categories: readonly Category[]
  /** Path of the page one is on. */
  path: string
  /** A member's balance takes the room of some links. */
  crowded: boolean
}

/** The header's links: home, then what the house puts first (S6). */
export function SiteHeaderNav({ categories, path, crowded }: SiteHeaderNavProps) {
  const { t } = useLingui()
  const labels = useCategoryLabels()
  const items = [
    { id: 'home', href: '/', label: t`Home`, current: path === '/' },
    ...headerCategories
      .filter((id) => categories.some((category) => category.id === id))
      .map((id) => ({ id, href: `/${id}`, label: labels[id], current: path === `/${id}` })),
  ]
  return <HeaderNav label={t`Main menu`} items={items} crowded={crowded} />
}
