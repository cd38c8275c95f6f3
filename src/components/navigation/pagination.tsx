import type { MouseEvent, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../media/icons/first.ts'
import { pageItems } from './page-items.ts'

export type PaginationLabels = {
  /** Names the navigation: "pages". */
  nav: string
  previous: string
  next: string
  /** "Page 4", for those who hear a bare 4. */
  page: (page: number) => string
}

export type PaginationProps = {
  /** 1-based. */
  page: number
  /** How many pages there are; one page needs no pager and shows none. */
  count: number
  /** Address of a page. */
  href: (page: number) => string
  /** A page was chosen; call `preventDefault` on the event to stay here. */
  onSelect?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void
  /** Its words. */
  labels: PaginationLabels
  /** Pages around the current one. @default 3 */
  range?: number
  /** Pages at each end. @default 1 */
  margin?: number
  className?: string
  ref?: Ref<HTMLElement>
}

// At 320 px nine cells share 288: they may shrink to 30 px in width, never in height.
const cell =
  'grid h-target w-full max-w-target min-w-0 place-items-center rounded-md type-label focus-visible:-outline-offset-3'

/** previous 1 2 3 … 52 next; every page is a link. */
export function Pagination(props: PaginationProps) {
  const { page, count, href, onSelect, labels, range, margin, className, ref } = props
  if (count <= 1) return null
  const link = (to: number, name: string, face: ReactNode, current = false) => (
    <a
      href={href(to)}
      aria-label={name}
      aria-current={current ? 'page' : undefined}
      onClick={onSelect && ((event) => onSelect(to, event))}
      className={cx(
        cell,
        current
          ? 'bg-selected font-semibold text-primary inset-ring-[1.5px] inset-ring-(--fy-color-border-accent) forced-colors:border-2'
          : 'text-primary hover:bg-hover',
      )}
    >
      {face}
    </a>
  )
  const step = (to: number, name: string, face: ReactNode) =>
    to >= 1 && to <= count ? (
      link(to, name, face)
    ) : (
      // Nothing to do here: seen, so that the row does not jump, and not heard.
      <span aria-hidden="true" className={cx(cell, 'text-disabled')}>
        {face}
      </span>
    )
  // More than the usual nine take another line.
  const item = 'flex min-w-6 flex-1 sm:w-target sm:flex-none'
  return (
    <nav ref={ref} data-slot="pagination" aria-label={labels.nav} className={className}>
      <ul className="mx-auto flex max-w-[26rem] flex-wrap justify-center gap-0.5 sm:max-w-none sm:gap-1.5">
        <li className={item}>{step(page - 1, labels.previous, <ChevronLeftIcon />)}</li>
        {pageItems(page, count, range, margin).map((entry) => (
          <li key={entry} className={item}>
            {typeof entry === 'number' ? (
              link(entry, labels.page(entry), entry, entry === page)
            ) : (
              <span aria-hidden="true" className={cx(cell, 'text-muted')}>
                {'…'}
              </span>
            )}
          </li>
        ))}
        <li className={item}>{step(page + 1, labels.next, <ChevronRightIcon />)}</li>
      </ul>
    </nav>
  )
}
