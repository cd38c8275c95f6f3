import type { Ref } from 'react'
import { cx } from '../cx.ts'
import { Image } from '../media/image.tsx'
import { ScrollRow } from './scroll-row.tsx'

export type VendorTab = {
  id: string
  label: string
  /** Where it leads; without it the tab is a button that says `onSelect`. */
  href?: string
  /** Address of the 34 px picture; no picture for "all". */
  thumb?: string | null
}

export type VendorTabsProps = {
  /** Names the row: "studios". */
  label: string
  /** The studios, in the server's order. */
  items: readonly VendorTab[]
  /** The `id` of the one chosen. */
  current: string
  /** Asked for the games of a studio. */
  onSelect?: (id: string) => void
  className?: string
  ref?: Ref<HTMLElement>
}

const look =
  'flex h-12 items-center gap-[10px] rounded-md bg-surface py-[7px] type-label whitespace-nowrap text-secondary inset-ring inset-ring-subtle hover:text-primary focus-visible:-outline-offset-3 ' +
  'data-[on=true]:bg-selected data-[on=true]:font-semibold data-[on=true]:text-primary data-[on=true]:inset-ring-[1.5px] data-[on=true]:inset-ring-(--fy-color-border-accent) forced-colors:border forced-colors:data-[on=true]:border-[Highlight]'

/** Studios in one row, 48 px high; the chosen one is in sight when the page opens. */
export function VendorTabs({ label, items, current, onSelect, className, ref }: VendorTabsProps) {
  return (
    <nav ref={ref} data-slot="vendor-tabs" aria-label={label} className={cx('min-w-0', className)}>
      <ScrollRow className="max-md:-mx-4" scrollClassName="max-md:px-4">
        <ul className="flex w-max gap-2">
          {items.map((item) => {
            const on = item.id === current
            const face = (
              <>
                {item.thumb !== undefined && (
                  <span className="size-[34px] shrink-0 overflow-hidden rounded-[8px]">
                    <Image
                      src={item.thumb}
                      alt=""
                      width={34}
                      height={34}
                      className="size-full object-cover"
                    />
                  </span>
                )}
                {item.label}
              </>
            )
            const shape = cx(look, item.thumb === undefined ? 'px-4' : 'ps-2 pe-4')
            return (
              <li key={item.id}>
                {item.href ? (
                  <a
                    href={item.href}
                    data-on={on}
                    aria-current={on ? 'page' : undefined}
                    onClick={onSelect && (() => onSelect(item.id))}
                    className={shape}
                  >
                    {face}
                  </a>
                ) : (
                  <button
                    type="button"
                    data-on={on}
                    aria-pressed={on}
                    onClick={() => onSelect?.(item.id)}
                    className={shape}
                  >
                    {face}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      </ScrollRow>
    </nav>
  )
}
