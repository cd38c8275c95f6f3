import type { ReactNode } from 'react'
import { DropdownMenuItem } from '#components/index.ts'
import type { Place } from '#features/site/places.ts'

export interface MenuLinkProps {
  place: Place
  icon: ReactNode
  className?: string
  /** The menu may close: a link that does better than lead somewhere would leave it open. */
  onDone(): void
  children: ReactNode
}

/** A line of a menu that leads somewhere; to another site in a tab of its own. */
export function MenuLink({ place, icon, className, onDone, children }: MenuLinkProps) {
  const away = /^https?:/.test(place.href)
  return (
    <DropdownMenuItem asChild className={className}>
      <a
        href={place.href}
        {...(away && { target: '_blank', rel: 'noreferrer' })}
        onClick={(event) => {
          place.onClick?.(event)
          onDone()
        }}
      >
        {icon}
        <span className="min-w-0">{children}</span>
      </a>
    </DropdownMenuItem>
  )
}
