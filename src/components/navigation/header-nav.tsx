import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

export type HeaderNavItem = {
  id: string
  href: string
  label: string
  /** The page one is on. */
  current?: boolean
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

export type HeaderNavProps = {
  /** Names the navigation: "main". */
  label: string
  /** The links, the most wanted first. */
  items: readonly HeaderNavItem[]
  /** A menu with the links that have no room here; shown while there are any. */
  more?: ReactNode
  /** `more` holds something besides those links, so it is shown however many of them fit. @default false */
  moreAlways?: boolean
  /** Leaves one step more room at the end: a member's balance. @default false */
  crowded?: boolean
  className?: string
  ref?: Ref<HTMLElement>
}

/**
 * Links that have room: 10 on wide screens, then 6, then 3, none on phones (DESIGN.md, Header). The
 * third, and beside a menu that is always there the last ones, wait until they meet nothing.
 */
const rooms = [2, 3, 6, 8, 10] as const

const links = {
  calm: [
    'hidden md:block',
    'hidden min-[52rem]:block',
    'hidden lg:block',
    'hidden xl:block',
    'hidden xl:block',
  ],
  menu: [
    'hidden md:block',
    'hidden min-[52rem]:block',
    'hidden lg:block',
    'hidden xl:block',
    'hidden min-[90rem]:block',
  ],
  crowded: [
    'hidden lg:block',
    'hidden lg:block',
    'hidden xl:block',
    'hidden min-[90rem]:block',
    'hidden min-[90rem]:block',
  ],
} as const
/** The opposite of `links`: where a link of the bar is not in its menu. */
const spill = {
  calm: ['md:hidden', 'min-[52rem]:hidden', 'lg:hidden', 'xl:hidden', 'xl:hidden'],
  menu: ['md:hidden', 'min-[52rem]:hidden', 'lg:hidden', 'xl:hidden', 'min-[90rem]:hidden'],
  crowded: ['lg:hidden', 'lg:hidden', 'xl:hidden', 'min-[90rem]:hidden', 'min-[90rem]:hidden'],
} as const

const roomOf = (index: number) => rooms.findIndex((room) => index < room)
const spaceOf = (crowded: boolean, moreAlways: boolean) =>
  crowded ? 'crowded' : moreAlways ? 'menu' : 'calm'

/** Class for the same item in the menu behind `more`: it leaves where the bar itself shows it. */
export function headerOverflowClass(index: number, crowded = false, moreAlways = false): string {
  return spill[spaceOf(crowded, moreAlways)][roomOf(index)] ?? ''
}

/** The header's links. Which of them fit is decided by CSS, so the server's page is right at once. */
export function HeaderNav(props: HeaderNavProps) {
  const { label, items, more, moreAlways = false, crowded = false, className, ref } = props
  const shown = links[spaceOf(crowded, moreAlways)]
  return (
    <nav
      ref={ref}
      data-slot="header-nav"
      aria-label={label}
      className={cx('hidden min-w-0 flex-1 items-stretch self-stretch md:flex', className)}
    >
      <ul
        className={cx(
          'flex min-w-0 items-stretch *:max-w-60 *:min-w-0 2xl:gap-2.5',
          crowded ? 'gap-0.5' : 'gap-1.5 min-[85rem]:gap-2.5',
        )}
      >
        {items.map((item, index) => (
          <li key={item.id} className={shown[roomOf(index)] ?? 'hidden'}>
            <a
              href={item.href}
              onClick={item.onClick}
              aria-current={item.current ? 'page' : undefined}
              className={cx(
                'relative flex h-full items-center px-1.5 type-label text-secondary hover:text-primary focus-visible:-outline-offset-3',
                'aria-[current]:font-semibold aria-[current]:text-primary aria-[current]:after:absolute aria-[current]:after:inset-x-1.5 aria-[current]:after:bottom-0 aria-[current]:after:h-[3px] aria-[current]:after:rounded-t-xs aria-[current]:after:bg-(--fy-color-border-accent) forced-colors:aria-[current]:after:bg-[Highlight]',
              )}
            >
              <span className="truncate-thai">{item.label}</span>
            </a>
          </li>
        ))}
      </ul>
      {more && (moreAlways || items.length > (crowded ? 0 : rooms[0])) && (
        <div
          className={cx(
            'flex shrink-0 items-center',
            moreAlways ? '' : headerOverflowClass(items.length - 1, crowded),
          )}
        >
          {more}
        </div>
      )}
    </nav>
  )
}
