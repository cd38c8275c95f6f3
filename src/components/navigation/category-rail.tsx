import type { MouseEventHandler, Ref } from 'react'
import { cx } from '../cx.ts'
import { ogee } from '../media/ornament.ts'
import { Spot } from '../media/spot.tsx'
import type { SpotName } from '../media/spots.ts'
import { ScrollRow } from './scroll-row.tsx'

/** Nobody looks further in a row of pictures. */
const most = 24

export type CategoryRailItem = {
  id: string
  href: string
  label: string
  spot: SpotName
  /** The page one is on. */
  current?: boolean
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

export type CategoryRailProps = {
  /** Names the navigation: "categories". */
  label: string
  /** Eleven niches fill the row from 1280 px; below, it scrolls. From the 25th they are left out. */
  items: readonly CategoryRailItem[]
  className?: string
  ref?: Ref<HTMLElement>
}

/** Categories in ogee niches. */
export function CategoryRail({ label, items, className, ref }: CategoryRailProps) {
  return (
    <nav
      ref={ref}
      data-slot="category-rail"
      aria-label={label}
      className={cx('min-w-0', className)}
    >
      <ScrollRow
        className="max-xl:-mx-4 md:max-xl:-mx-6"
        scrollClassName="max-xl:px-4 max-xl:pt-0.5 max-xl:pb-1 md:max-xl:px-6 xl:overflow-visible"
      >
        <ul className="flex gap-2 md:gap-3 xl:grid xl:auto-cols-fr xl:grid-flow-col">
          {items.slice(0, most).map((item) => (
            <li key={item.id} className="w-[76px] shrink-0 md:w-[92px] xl:w-auto xl:max-w-[116px]">
              <a
                href={item.href}
                onClick={item.onClick}
                aria-current={item.current ? 'page' : undefined}
                className="group/niche block rounded-md text-center type-label text-secondary focus-visible:-outline-offset-3 aria-[current]:font-semibold aria-[current]:text-primary max-md:text-[0.8125rem]"
              >
                <span className="relative mb-[5px] block aspect-100/104 md:mb-2">
                  <svg
                    viewBox="-2 -2 104 108"
                    aria-hidden="true"
                    className="absolute inset-0 size-full fill-bg-surface stroke-border-default group-hover/niche:fill-bg-hover group-hover/niche:stroke-border-accent group-aria-[current]/niche:fill-bg-selected group-aria-[current]/niche:stroke-border-accent"
                  >
                    <path d={ogee} vectorEffect="non-scaling-stroke" />
                  </svg>
                  <Spot
                    name={item.spot}
                    className="absolute start-[18%] top-[27%] h-[65%] w-[64%]"
                  />
                </span>
                <span className="block">{item.label}</span>
              </a>
            </li>
          ))}
        </ul>
      </ScrollRow>
    </nav>
  )
}
