import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Fragment } from 'react'
import { HeadsetIcon, SideNavBranch, SideNavLeaf } from '#components/index.ts'
import { serviceIcons, type ServiceItem } from './service-items.ts'
import { useFormat } from './use-format.ts'
import { useServiceLabels } from './use-menu-labels.ts'

export interface SideServiceProps {
  items: readonly ServiceItem[]
  /** Path of the page one is on. */
  path: string
  /** Draws LINE's row, with a code to scan that opens beside it; without it the row is a link. */
  renderLine?: ((row: { label: string; icon: ReactNode }) => ReactNode) | undefined
}

/** Customer service in the left bar: a row that unfolds into what this house has of the eight (S7). */
export function SideService({ items, path, renderLine }: SideServiceProps) {
  const { t } = useLingui()
  const labels = useServiceLabels()
  const format = useFormat()
  const here = items.some(({ href }) => href === path)
  return (
    <SideNavBranch
      label={t`Customer service`}
      icon={<HeadsetIcon />}
      // Another page may be the first to stand in here: the row opens for it.
      key={String(here)}
      defaultOpen={here}
    >
      {items.map(({ id, href, onClick, count }) => {
        const Icon = serviceIcons[id]
        const row = { label: labels[id], icon: <Icon size="sm" /> }
        if (id === 'line' && renderLine) return <Fragment key={id}>{renderLine(row)}</Fragment>
        return (
          <SideNavLeaf
            key={id}
            {...row}
            {...(href && { href })}
            {...(onClick && { onClick })}
            count={count ? format.count(count) : undefined}
            current={href === path}
          />
        )
      })}
    </SideNavBranch>
  )
}
