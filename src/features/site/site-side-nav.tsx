import { useLingui } from '@lingui/react/macro'
import { HouseIcon, SideNav, SideNavGroup, SideNavLink } from '#components/index.ts'
import { categoryIcons } from './category-icons.ts'
import type { Category } from './navigation.ts'
import { useCategoryLabels } from './use-category-labels.ts'
import { useFormat } from './use-format.ts'

export interface SiteSideNavProps {
  categories: readonly Category[]
  /** Path of the page one is on. */
  path: string
  mini: 'auto' | 'on' | 'off'
  onMiniChange(mini: 'on' | 'off'): void
}

/** The left bar: home, then every category with vendors (S7). */
export function SiteSideNav({ categories, path, mini, onMiniChange }: SiteSideNavProps) {
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
      </SideNavGroup>
      {categories.length > 0 && (
        <SideNavGroup label={t`Categories`}>
          {categories.map(({ id, href, count }) => {
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
