import { cx } from '../cx.ts'
import type { CardPlace, TableColumn } from './table-types.ts'

/** `cards` turns rows into items of a list under 640 px; `scroll` keeps the columns and scrolls. */
export const tableAxes = {
  variant: ['cards', 'scroll'],
  size: ['sm', 'md', 'lg'],
} as const

export type TableVariant = (typeof tableAxes.variant)[number]
export type TableSize = (typeof tableAxes.size)[number]

/**
 * What the elements are, said once more: browsers forget that a table is a table when its rows are
 * laid out as something else.
 */
export const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

const heights: Record<TableSize, string> = {
  sm: 'h-[41px] py-1',
  md: 'h-[51px] py-1.5',
  lg: 'h-[70px] py-2',
}

const places: Record<CardPlace | 'lead', string> = {
  lead: '@max-[639px]:col-start-1 @max-[639px]:row-span-2 @max-[639px]:row-start-1 @max-[639px]:w-auto',
  title: '@max-[639px]:col-start-2 @max-[639px]:row-start-1 @max-[639px]:text-[0.9375rem]',
  // Under 340 px it has a line of its own.
  tag:
    '@max-[639px]:col-start-3 @max-[639px]:row-start-1 @max-[639px]:min-w-max @max-[639px]:ps-2 ' +
    '@max-[339px]:col-span-2 @max-[339px]:col-start-2 @max-[339px]:row-start-auto @max-[339px]:min-w-0 @max-[339px]:ps-0',
  detail:
    '@max-[639px]:col-span-2 @max-[639px]:col-start-2 @max-[639px]:type-caption @max-[639px]:text-secondary',
  value:
    '@max-[639px]:col-start-4 @max-[639px]:row-span-2 @max-[639px]:row-start-1 @max-[639px]:ps-3 @max-[639px]:text-end @max-[639px]:font-semibold',
  action:
    '@max-[639px]:col-start-5 @max-[639px]:row-span-2 @max-[639px]:row-start-1 @max-[639px]:ps-2 @max-[639px]:w-auto',
  none: '@max-[639px]:hidden',
}

/** Where a column's cells go in an item. */
export const placeOf = <Row>(column: TableColumn<Row>, at: number): CardPlace =>
  column.card ?? (at === 0 ? 'title' : column.kind === 'action' ? 'action' : 'detail')

/** Rows as items: a flat block, a bold line, a quiet line, the amount at the end, 64 px at least. */
export const cardLook = {
  table: '@max-[639px]:block',
  head: '@max-[639px]:hidden',
  body: '@max-[639px]:block',
  row:
    '@max-[639px]:grid @max-[639px]:min-h-16 @max-[639px]:grid-cols-[auto_fit-content(70%)_1fr_auto_auto] @max-[339px]:grid-cols-[auto_minmax(0,1fr)_0px_auto_auto] ' +
    '@max-[639px]:content-center @max-[639px]:items-center @max-[639px]:border-b @max-[639px]:border-subtle @max-[639px]:px-4 @max-[639px]:py-2 @max-[639px]:last:border-b-0',
  open:
    '@max-[639px]:pe-[44px] @max-[639px]:has-[[data-part=open]:focus-visible]:outline-3 ' +
    '@max-[639px]:has-[[data-part=open]:focus-visible]:-outline-offset-3 @max-[639px]:has-[[data-part=open]:focus-visible]:outline-focus',
} as const

const kinds = {
  text: 'text-start',
  number: 'text-end whitespace-nowrap tabular-nums',
  action: 'w-px text-end whitespace-nowrap',
} as const

/** Classes of a heading; the hairline is the cell's, so that it stays with a heading that sticks. */
export const headingLook = (kind: keyof typeof kinds): string =>
  cx(
    'sticky top-0 z-sticky border-b border-default bg-surface px-3 py-[10px] align-middle type-caption font-medium whitespace-nowrap text-muted',
    kinds[kind],
  )

/** Classes of a cell under `kind` of heading. */
export const cellLook = (
  variant: TableVariant,
  size: TableSize,
  kind: keyof typeof kinds,
  place: CardPlace | 'lead',
): string =>
  cx(
    'border-b border-subtle px-3 align-middle [tr:last-child>&]:border-b-0',
    // Over the link that stretches over the row.
    (kind === 'action' || place === 'lead') && 'relative z-1',
    heights[size],
    kinds[kind],
    // A tag's word is not broken for a column's sake.
    place === 'tag' && 'whitespace-nowrap @max-[339px]:whitespace-normal',
    variant === 'cards' &&
      cx(
        '@max-[639px]:block @max-[639px]:h-auto @max-[639px]:border-b-0 @max-[639px]:p-0 @max-[639px]:text-start @max-[639px]:wrap-break-word',
        place !== 'tag' && '@max-[639px]:min-w-0',
        places[place],
      ),
  )
