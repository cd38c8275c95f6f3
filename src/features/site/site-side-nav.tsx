import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  FlameIcon,
  HistoryIcon,
  HouseIcon,
  SideNav,
  SideNavGroup,
  SideNavLink,
  SmartphoneIcon,
} from '#components/index.ts'
import { categoryIcons, knownOf } from './category-icons.ts'
import type { Category } from './navigation.ts'
import type { Place } from './places.ts'
import type { ServiceItem } from './service-items.ts'
import { SideService } from './side-service.tsx'
import { type SideVendor, SideVendors } from './side-vendors.tsx'
import { useCategoryLabels } from './use-category-labels.ts'
import { useFormat } from './use-format.ts'

export interface SiteSideNavProps {
  categories: readonly Category[]
  /** Path of the page one is on. */
  path: string
  mini: 'auto' | 'on' | 'off'
  onMiniChange(mini: 'on' | 'off'): void
  /** Hides the bar: where one stays on a page, in the place of folding (section 2, Shell). */
  onHide?: (() => void) | undefined
  /** The games one played last have a page. @default false */
  recent?: boolean
  /** Studios of the category one is in. @default none */
  vendors?: readonly SideVendor[]
  /** The ways to customer service that there are. @default none */
  service?: readonly ServiceItem[]
  /** Where the app is. */
  download?: Place | undefined
  /** Draws LINE's row, with a code to scan that opens beside it. */
  renderLine?: ((row: { label: string; icon: ReactNode }) => ReactNode) | undefined
}

/**
 * The left bar (S7): home, then the game navigation, Popular first and Recent second (section 2), then
 * every category with vendors, then customer service. Home and the categories lead to addresses
 * without a query: what was filtered is left behind (section 4, Left bar and filters).
 */
export function SiteSideNav(props: SiteSideNavProps) {
  const { categories, path, mini, onMiniChange, onHide, recent = false } = props
  const { vendors = [], service = [], download, renderLine } = props
  const { t } = useLingui()
  const labels = useCategoryLabels()
  const format = useFormat()
  const known = knownOf(categories)
  const hot = known.find(({ id }) => id === 'hot')
  const rooms = known.filter(({ id }) => id !== 'hot')
  return (
    <SideNav
      label={t`Game menu`}
      mini={mini}
      onMiniChange={onMiniChange}
      onHide={onHide}
      labels={{ collapse: t`Collapse menu`, expand: t`Expand menu`, hide: t`Hide menu` }}
    >
      <SideNavGroup>
        <SideNavLink href="/" label={t`Home`} icon={<HouseIcon />} current={path === '/'} />
        {hot && (
          <SideNavLink
            href={hot.href}
            label={labels.hot}
            icon={<FlameIcon />}
            count={format.count(hot.count)}
            current={path === hot.href}
          />
        )}
        {recent && (
          <SideNavLink
            href="/recent"
            label={t`Recent`}
            icon={<HistoryIcon />}
            current={path === '/recent'}
          />
        )}
      </SideNavGroup>
      {rooms.length > 0 && (
        <SideNavGroup label={t`Categories`}>
          {rooms.map(({ id, href, count }) => {
            const Icon = categoryIcons[id]
            const current = path === href
            return (
              <SideNavLink
                key={id}
                href={href}
                label={labels[id]}
                icon={<Icon />}
                count={format.count(count)}
                current={current}
                childrenLabel={t`Studios`}
              >
                {current && vendors.length > 0 && <SideVendors vendors={vendors} allHref={href} />}
              </SideNavLink>
            )
          })}
        </SideNavGroup>
      )}
      {(service.length > 0 || download) && (
        <SideNavGroup label={t`Customer service`}>
          {service.length > 0 && (
            <SideService items={service} path={path} renderLine={renderLine} />
          )}
          {download && (
            <SideNavLink
              href={download.href}
              onClick={download.onClick}
              label={t`Get the app`}
              icon={<SmartphoneIcon />}
              current={path === download.href}
            />
          )}
        </SideNavGroup>
      )}
    </SideNav>
  )
}
