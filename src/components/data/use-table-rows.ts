import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { languageTag } from '../language-tag.ts'
import type { TableColumn, TableSort } from './table-types.ts'

const features = /* @__PURE__ */ tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: /* @__PURE__ */ createSortedRowModel(),
  paginatedRowModel: /* @__PURE__ */ createPaginatedRowModel(),
})

type Compare = string | number | bigint | Date | undefined

/** Numbers as numbers, words by the language's alphabet: `B2` before `B10`. */
function comparer(locale: string): (a: Compare, b: Compare) => number {
  const words = new Intl.Collator(languageTag(locale), { numeric: true })
  return (a, b) => {
    if (typeof a === 'string' || typeof b === 'string') return words.compare(String(a), String(b))
    return Number((a ?? 0) > (b ?? 0)) - Number((a ?? 0) < (b ?? 0))
  }
}

/** What cannot be compared counts as nothing, and nothing goes last. */
const known = (value: Compare | null): Compare =>
  value === null || Number.isNaN(value instanceof Date ? value.getTime() : value)
    ? undefined
    : value

export type TableRowsOptions<Row> = {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  locale: string
  pageSize: number
  /** The server sorts and pages: `rows` are one page of so many. */
  total?: number
  sort?: TableSort | null
  onSortChange?: (sort: TableSort | null) => void
  page?: number
  onPageChange?: (page: number) => void
}

export type TableRows<Row> = {
  /** Of the page in sight, in order; `id` tells two rows with one key apart. */
  shown: { id: string; key: string; row: Row }[]
  sort: TableSort | null
  setSort: (sort: TableSort | null) => void
  /** 1-based, never past the last. */
  page: number
  setPage: (page: number) => void
  pages: number
  /** How many rows a page has: whole, one at the least. */
  pageSize: number
  total: number
}

/** Sorts and pages: here, or by asking whoever holds the rows. Another order starts at page 1. */
export function useTableRows<Row>(options: TableRowsOptions<Row>): TableRows<Row> {
  const { columns, rows, rowKey, locale, total, onSortChange, onPageChange } = options
  const [ownSort, setOwnSort] = useState<TableSort | null>(options.sort ?? null)
  const [ownPage, setOwnPage] = useState(1)
  const remote = total !== undefined
  const sort = options.sort === undefined ? ownSort : options.sort
  const pageSize = Math.max(1, Math.floor(options.pageSize) || 1)
  const all = Math.max(0, total ?? rows.length)
  const pages = Math.max(1, Math.ceil(all / pageSize))
  const page = Math.min(Math.max(1, Math.floor(options.page ?? ownPage) || 1), pages)

  const definitions = useMemo(() => {
    const compare = comparer(locale)
    return columns.map(({ id, sortBy }) => ({
      id,
      accessorFn: (row: { it: Row }) => known(sortBy?.(row.it)),
      enableSorting: sortBy !== undefined,
      sortUndefined: 'last' as const,
      sortFn: (
        a: { getValue: (id: string) => unknown },
        b: { getValue: (id: string) => unknown },
      ) => compare(a.getValue(id) as Compare, b.getValue(id) as Compare),
    }))
  }, [columns, locale])
  // Boxed: the library wants objects, and a row may be anything.
  const data = useMemo(() => rows.map((it) => ({ it })), [rows])

  const table = useTable({
    features,
    columns: definitions,
    data,
    manualSorting: remote,
    manualPagination: remote,
    autoResetPageIndex: false,
    state: {
      sorting: sort ? [sort] : [],
      pagination: { pageIndex: remote ? 0 : page - 1, pageSize },
    },
  })

  const setPage = (next: number) => {
    setOwnPage(next)
    onPageChange?.(next)
  }
  const met = new Map<string, number>()
  return {
    shown: table.getRowModel().rows.map(({ original: { it: row } }) => {
      const key = rowKey(row)
      const before = met.get(key) ?? 0
      met.set(key, before + 1)
      return { id: before ? `${key} ${before}` : key, key, row }
    }),
    sort,
    setSort: (next) => {
      setOwnSort(next)
      onSortChange?.(next)
      if (page !== 1) setPage(1)
    },
    page,
    setPage,
    pages,
    pageSize,
    total: all,
  }
}
