import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  headerOverflowClass,
  type HeaderNavItem,
} from '#components/index.ts'
import { useState } from 'react'
import type { MenuProps } from './lazy-menu.tsx'

export interface MoreMenuProps {
  /** All of the header's links; those that the bar shows leave the menu by themselves. */
  items: readonly HeaderNavItem[]
  crowded: boolean
}

/** Links of the header that have no room in it. */
export default function MoreMenu(props: MoreMenuProps & MenuProps) {
  const { items, crowded, trigger, defaultOpen } = props
  const [open, setOpen] = useState(defaultOpen)
  return (
    <DropdownMenu open={open} onOpenChange={setOpen}>
      <DropdownMenuTrigger>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {items.map(({ id, href, label, current, onClick }, index) => (
          <DropdownMenuItem key={id} asChild className={headerOverflowClass(index, crowded)}>
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
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
