import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { as, cardLook, headingLook, type TableVariant } from './table-look.ts'
import type { TableColumn, TableSort } from './table-types.ts'

type HeadProps<Row> = {
  columns: readonly TableColumn<Row>[]
  variant: TableVariant
  sort: TableSort | null
  onSort: (sort: TableSort) => void
  /** Before the first column: ticks every row. */
  lead: ReactNode
}

/** The headings; those that sort are buttons and say which way. */
export function TableHead<Row>({ columns, variant, sort, onSort, lead }: HeadProps<Row>) {
  return (
    <thead {...as.group} className={cx(variant === 'cards' && cardLook.head)}>
      <tr {...as.row}>
        {lead}
        {columns.map(({ id, header, kind = 'text', sortBy }) => {
          const way = sort?.id === id ? (sort.desc ? 'descending' : 'ascending') : undefined
          return (
            <th
              key={id}
              {...as.column}
              scope="col"
              aria-sort={way ?? (sortBy ? 'none' : undefined)}
              className={headingLook(kind)}
            >
              {sortBy ? (
                <button
                  type="button"
                  onClick={() => onSort({ id, desc: way === 'ascending' })}
                  className={cx(
                    '-mx-1.5 -my-1 inline-flex min-h-6 items-center gap-1 rounded-xs align-middle px-1.5 py-1 hover:bg-hover hover:text-primary focus-visible:-outline-offset-3',
                    kind === 'number' && 'flex-row-reverse',
                    way && 'font-semibold text-primary',
                  )}
                >
                  {header}
                  <Arrows way={way} />
                </button>
              ) : (
                <span className={cx(kind === 'action' && 'sr-only')}>{header}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** Up and down; the way that the rows go is drawn strong. */
function Arrows({ way }: { way: 'ascending' | 'descending' | undefined }) {
  const ink = (strong: boolean) =>
    cx(
      strong ? 'stroke-(--fy-color-text-accent)' : 'opacity-60',
      'forced-colors:stroke-[ButtonText]',
    )
  return (
    <svg
      width="10"
      height="14"
      viewBox="0 0 10 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      {way !== 'descending' && <path d="M2 5l3-3 3 3" className={ink(way === 'ascending')} />}
      {way !== 'ascending' && <path d="M2 9l3 3 3-3" className={ink(way === 'descending')} />}
    </svg>
  )
}
