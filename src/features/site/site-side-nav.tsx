import { useLingui } from '@lingui/react/macro'
import { HistoryIcon, HouseIcon, SideNav, SideNavGroup, SideNavLink } from '#components/index.ts'
import { categoryIcons, knownOf } from './category-icons.ts'
import type { Category } from './navigation.ts'
import { useCategoryLabels } from './use-category-labels.ts'
import { useFormat } from './use-format.ts'

export interface SiteSideNavProps {
  categories: readonly Category[]
  /** Path of the page one is on. */
  path: string
  mini: 'auto' | 'on' | 'off'
  onMiniChange(mini: 'on' | 'off'): void
  /** The games one played last have a page. @default false */
  recent?: boolean
}

/** The left bar: home, what one played last, then every category with vendors (S7). */
export function SiteSideNav(props: SiteSideNavProps) {
  const { categories, path, mini, onMiniChange, recent = false } = props
  const { t } = useLingui()
  const labels = useCategoryLabels()
  const format = useFormat()
  return (
    <SideNav
      label={t`Game menu`}
      mini={mini}
      onMiniChange={onMiniChange}
      labels={{ collapse: t`Collapse menu`, expand: t`Expand menu` }}
    >
      <SideNavGroup>
        <SideNavLink href="/" label={t`Home`} icon={<HouseIcon />} current={path === '/'} />
        {recent && (
          <SideNavLink
            href="/recent"
            label={t`Recent`}
            icon={<HistoryIcon />}
            current={path === '/recent'}
          />
        )}
      </SideNavGroup>
      {categories.length > 0 && (
        <SideNavGroup label={t`Categories`}>
          {knownOf(categories).map(({ id, href, count }) => {
            const Icon = categoryIcons[id]
            return (
              <SideNavLink
                key={id}
                href={href}
                label={labels[id]}
                icon={<Icon />}
                count={format.count(count)}
                current={path === href}
              />
            )
          })}
        </SideNavGroup>
      )}
    </SideNav>
  )
}
