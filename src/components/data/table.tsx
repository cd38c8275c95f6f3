import { type ReactNode, type Ref, useId, useMemo, useRef } from 'react'
import { cx } from '../cx.ts'
import { SelectChip } from '../forms/select-chip.tsx'
import { Pagination } from '../navigation/pagination.tsx'
import { TableBody } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import { as, cardLook, type TableSize, type TableVariant } from './table-look.ts'
import { AllTick } from './table-ticks.tsx'
import type {
  TableColumn,
  TableLabels,
  TableOpen,
  TableSelection,
  TableSort,
} from './table-types.ts'
import { useScrolls } from './use-scrolls.ts'
import { useTableRows } from './use-table-rows.ts'

export { tableAxes } from './table-look.ts'
export type {
  CardPlace,
  TableColumn,
  TableLabels,
  TableOpen,
  TableSelection,
  TableSort,
} from './table-types.ts'

/** Nobody compares more; a list by mistake in their place must not stop the page. */
const mostColumns = 50

export type TableProps<Row> = {
  /** Says what the rows are; heard, and seen with `captionVisible`. */
  caption: string
  /** Shows the caption over the rows. @default false */
  captionVisible?: boolean
  /** The first one heads each row. Keep the array: a new one sorts anew. */
  columns: readonly TableColumn<Row>[]
  /** All of them, or the page in hand when there is a `total`. */
  rows: readonly Row[]
  /** What tells rows apart. */
  rowKey: (row: Row) => string
  /** `loading` keeps the rows there are; `failed` shows `failed` in their place. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed'
  /** In the place of no rows: an `EmptyState` of a section. */
  empty: ReactNode
  /** In the place of rows that did not come: an `ErrorState` of a section. */
  failed?: ReactNode
  /** `scroll` where columns have to be compared on a phone too. @default 'cards' */
  variant?: TableVariant
  /** Rows of 41, 51 and 70 px. @default 'md' */
  size?: TableSize
  /** Scrolls within 70 % of the screen under headings that stay. @default false */
  sticky?: boolean
  /** Where rows lead. */
  open?: TableOpen<Row>
  /** Rows can be ticked. */
  selection?: TableSelection
  /** By what the rows are sorted; leave it out when nobody else has to know. */
  sort?: TableSort | null
  /** Another order was chosen; null for the one in which the rows came. */
  onSortChange?: (sort: TableSort | null) => void
  /** 1-based; leave it out when nobody else has to know. */
  page?: number
  /** Another page was chosen. */
  onPageChange?: (page: number) => void
  /** How many rows a page shows. @default 20 */
  pageSize?: number
  /** How many rows the server has, when it is the one that sorts and pages. */
  total?: number
  /** Address of a page, where pages have one. */
  pageHref?: (page: number) => string
  /** BCP 47, for the order of words. @default 'en' */
  locale?: string
  /** The words around the rows. */
  labels: TableLabels
  className?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * Rows under headings: sorted by a press on one, a page at a time, and items of a list where there is
 * no room for columns. Sorting and paging are TanStack Table's; everything that is drawn is ours.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionVisible = false, rows, rowKey, status = 'ready' } = props
  const { variant = 'cards', size = 'md', sticky = false, selection, pageSize: asked = 20 } = props
  const { locale = 'en', labels, className, ref, open, empty, failed } = props
  const columns = useMemo(() => props.columns.slice(0, mostColumns), [props.columns])
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(box)
  const state = useTableRows({ ...props, columns, rows, rowKey, pageSize: asked, locale })
  const { shown, sort, setSort, page, pages, pageSize, total } = state
  const cards = variant === 'cards'
  const sortable = columns.filter(({ sortBy }) => sortBy)
  const from = (page - 1) * pageSize + 1
  const turn = (next: number) => {
    state.setPage(next)
    const top = box.current
    if (!top) return
    top.scrollTop = 0
    // The next page begins at its first row, not at its last.
    if (top.getBoundingClientRect().top < 0) top.scrollIntoView({ block: 'start' })
  }
  return (
    <div
      ref={ref}
      id={id}
      data-slot="table"
      data-variant={variant}
      data-size={size}
      data-state={status}
      className={cx('@container min-w-0', className)}
    >
      {cards && sortable.length > 0 && shown.length > 1 && (
        <p className="flex pb-3 @min-[640px]:hidden">
          <SelectChip
            label={labels.sort}
            value={sort ? `${sort.desc ? '-' : '+'}${sort.id}` : ''}
            onValueChange={(value) =>
              setSort(value ? { id: value.slice(1), desc: value.startsWith('-') } : null)
            }
            options={[
              { value: '', label: labels.unsorted },
              ...sortable.flatMap(({ id, header }) =>
                [false, true].map((desc) => ({
                  value: `${desc ? '-' : '+'}${id}`,
                  label: labels.sorted(header, desc),
                })),
              ),
            ]}
          />
        </p>
      )}
      <div className="relative overflow-hidden rounded-card border border-subtle bg-surface">
        {status === 'loading' && shown.length > 0 && (
          <span className="pointer-events-none absolute inset-x-0 top-0 z-header h-0.5 overflow-hidden">
            <span className="block size-full -translate-x-full animate-shimmer bg-(--fy-color-text-accent) motion-reduce:translate-x-0 motion-reduce:animate-none" />
          </span>
        )}
        <div
          ref={box}
          {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': caption } : {})}
          className={cx(
            'overflow-x-auto focus-visible:-outline-offset-3',
            sticky && 'max-h-[70svh] overflow-y-auto',
          )}
        >
          <table
            {...as.table}
            aria-busy={status === 'loading' || undefined}
            className={cx(
              'w-full border-separate border-spacing-0 type-body-sm text-primary',
              cards && cardLook.table,
            )}
          >
            <caption
              className={cx(
                captionVisible ? 'px-3 pt-3 pb-1 text-start type-title-sm' : 'sr-only',
                cards && captionVisible && '@max-[639px]:block @max-[639px]:px-4',
              )}
            >
              {caption}
            </caption>
            <TableHead
              columns={columns}
              variant={variant}
              sort={sort}
              onSort={setSort}
              lead={
                selection && <AllTick selection={selection} keys={shown.map(({ key }) => key)} />
              }
            />
            <TableBody
              {...{ shown, columns, variant, size, open, selection, status, empty, failed }}
            />
          </table>
        </div>
        {pages > 1 && status !== 'failed' && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-subtle px-3 py-2">
            <p className="px-1 type-caption text-secondary">
              {labels.range(from, Math.min(from + pageSize - 1, total), total)}
            </p>
            <Pagination
              page={page}
              count={pages}
              href={props.pageHref ?? (() => `#${id}`)}
              onSelect={(next, event) => {
                // For another tab or window; here everything stays.
                const { metaKey, ctrlKey, shiftKey, altKey } = event
                if (props.pageHref && (metaKey || ctrlKey || shiftKey || altKey)) return
                if (!props.pageHref || props.onPageChange) event.preventDefault()
                turn(next)
              }}
              labels={labels.pages}
              className="max-w-full grow basis-full @min-[640px]:grow-0 @min-[640px]:basis-auto"
            />
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {status === 'loading' && labels.loading}
      </p>
    </div>
  )
}
