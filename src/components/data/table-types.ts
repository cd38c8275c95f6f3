import type { MouseEvent, ReactNode } from 'react'
import type { PaginationLabels } from '../navigation/pagination.tsx'

/**
 * Where a cell goes when a row becomes an item of a list: in bold above, beside that, below it with
 * its column's name, at the end, as a button at the end, or nowhere.
 */
export type CardPlace = 'title' | 'tag' | 'detail' | 'value' | 'action' | 'none'

export type TableColumn<Row> = {
  id: string
  /** Heads the column; one of kind `action` is heard and not seen. */
  header: string
  cell: (row: Row) => ReactNode
  /** What rows are sorted by; a column without it does not sort. Nothing goes last. */
  sortBy?: (row: Row) => string | number | bigint | Date | null | undefined
  /** `number` lines up at the end, `action` is as wide as its buttons. @default 'text' */
  kind?: 'text' | 'number' | 'action'
  /** @default 'title' for the first column, 'action' for actions, 'detail' for the rest */
  card?: CardPlace
  /** Under the column: its sum. */
  total?: ReactNode
}

export type TableSort = {
  /** Of the column. */
  id: string
  desc: boolean
}

export type TableLabels = {
  /** Said while rows are on their way. */
  loading: string
  /** Names the list of columns to sort by, where rows are items: "sort by". */
  sort: string
  /** The first choice of that list: the order in which the rows came. */
  unsorted: string
  /** A choice of that list: "deposit, highest first". */
  sorted: (header: string, desc: boolean) => string
  /** "1 to 20 of 126". */
  range: (from: number, to: number, total: number) => string
  /** Of the pager under the rows. */
  pages: PaginationLabels
}

/** Where a row leads. The first cell is the link or the button, and all of the row takes the press. */
export type TableOpen<Row> = {
  /** Address; without it the first cell is a button. */
  href?: (row: Row) => string
  /** Pressed; call `preventDefault` on the event to stay on the page. */
  onOpen?: (row: Row, event: MouseEvent) => void
}

export type TableSelection = {
  /** Keys of the rows that are ticked, on other pages too. */
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Ticks every row in sight. */
  allLabel: string
  /** Ticks one: "select mali_888". */
  rowLabel: (key: string) => string
}
