import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

export const mobileBarAxes = { quiet: [false, true] } as const

/** As many as a thumb can tell apart at 320 px. */
const most = 5

export type MobileBarItem = {
  id: string
  href: string
  label: string
  /** A 20 px icon. */
  icon: ReactNode
  /** The page one is on. */
  current?: boolean
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

export type MobileBarProps = {
  /** Names the navigation. */
  label: string
  /** Five, and no more; the one in the middle carries the flame. */
  items: readonly MobileBarItem[]
  /** The page has a primary of its own, so the flame goes out. @default false */
  quiet?: boolean
  className?: string
  ref?: Ref<HTMLElement>
}

/** The bar under the thumb, under 768 px only. */
export function MobileBar({ label, items: all, quiet = false, className, ref }: MobileBarProps) {
  const items = all.slice(0, most)
  const flame = items.length >> 1
  return (
    <nav
      ref={ref}
      data-slot="mobile-bar"
      data-quiet={quiet}
      aria-label={label}
      className={cx(
        'fixed inset-x-0 bottom-0 z-header [@media(height<22rem)]:relative border-t border-default bg-raised px-1 pt-1.5 pb-[max(8px,env(safe-area-inset-bottom))] md:hidden',
        className,
      )}
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {items.map((item, index) => (
          <li key={item.id} className="min-w-0">
            <a
              href={item.href}
              onClick={item.onClick}
              aria-current={item.current ? 'page' : undefined}
              className="group/item grid min-h-target justify-items-center gap-0.5 rounded-md py-1 type-caption leading-[1.5] text-secondary focus-visible:-outline-offset-3 aria-[current]:font-semibold aria-[current]:text-primary"
            >
              <span
                className={cx(
                  'grid h-[26px] place-items-center group-aria-[current]/item:text-accent',
                  index === flame && 'w-10 rounded-[9px] group-aria-[current]/item:text-inherit',
                  index === flame &&
                    (quiet
                      ? 'bg-pressed text-primary'
                      : 'bg-action-primary-bg text-action-primary-fg forced-colors:border'),
                )}
              >
                {item.icon}
              </span>
              <span className="max-w-full truncate-thai forced-colors:group-aria-[current]/item:underline">
                {item.label}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
