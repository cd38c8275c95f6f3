import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  headerOverflowClass,
  type HeaderNavItem,
} from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MenuProps } from './lazy-menu.tsx'

export interface MoreMenuProps {
  /** All of the header's links; those that the bar shows leave the menu by themselves. */
  items: readonly HeaderNavItem[]
  crowded: boolean
  /** Opens a demo account; without it there is none to be had. */
  onDemo?: (() => void) | undefined
}

/** Links of the header that have no room in it, and the demo, for which DESIGN.md has none (S8). */
export default function MoreMenu(props: MoreMenuProps & MenuProps) {
  const { items, crowded, onDemo, trigger, defaultOpen } = props
  const { t } = useLingui()
  const [open, setOpen] = useState(defaultOpen)
  return (
    <DropdownMenu open={open} onOpenChange={setOpen}>
      <DropdownMenuTrigger>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {items.map(({ id, href, label, current, onClick }, index) => (
          <DropdownMenuItem
            key={id}
            asChild
            className={headerOverflowClass(index, crowded, onDemo !== undefined)}
          >
            <a
              href={href}
              aria-current={current ? 'page' : undefined}
              onClick={(event) => {
                onClick?.(event)
                // A link that does better than lead somewhere would leave the menu open.
                setOpen(false)
              }}
            >
              {label}
            </a>
          </DropdownMenuItem>
        ))}
        {onDemo && <DropdownMenuItem onSelect={onDemo}>{t`Try demo`}</DropdownMenuItem>}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
