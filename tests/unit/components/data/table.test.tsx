// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { Table, type TableColumn, type TableProps } from '#components/index.ts'

interface Row {
  id: string
  name: string
  size: number | null
}

const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'name', cell: (row) => row.name, sortBy: (row) => row.name },
  {
    id: 'size',
    header: 'size',
    kind: 'number',
    cell: (row) => row.size,
    sortBy: (row) => row.size,
  },
  { id: 'menu', header: 'menu', kind: 'action', cell: () => <i /> },
]

const rows: Row[] = [
  { id: 'a', name: 'B10', size: 3 },
  { id: 'b', name: 'B2', size: null },
  { id: 'c', name: 'ก้อย', size: -7 },
  { id: 'd', name: 'Ä', size: Number.NaN },
]

const labels = {
  loading: 'loading',
  sort: 'sort by',
  unsorted: 'as they came',
  sorted: (header: string, desc: boolean) => `${header} ${desc ? 'down' : 'up'}`,
  range: (from: number, to: number, total: number) => `${from}-${to} of ${total}`,
  pages: {
    nav: 'pages',
    previous: 'previous',
    next: 'next',
    page: (page: number) => `page ${page}`,
  },
}

const show = (more: Partial<TableProps<Row>> = {}) => (
  <Table
    caption="things"
    columns={columns}
    rows={rows}
    rowKey={(row) => row.id}
    empty={<p>nothing</p>}
    failed={<p>failed</p>}
    labels={labels}
    {...more}
  />
)

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const turnTo = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
const many = Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, name: `n${at}`, size: at }))

test.each([
  [Number.NaN, '1-1 of 4'],
  [0, '1-1 of 4'],
  [2.5, '1-2 of 4'],
])('a page of %d rows says what it shows', (pageSize, range) => {
  render(show({ pageSize }))
  expect(screen.getByText(range)).toBeTruthy()
  expect(names()).toHaveLength(Number(range[2]))
})

describe('sorting', () => {
  test('knows alphabets and numbers in words', () => {
    render(show())
    press('name')
    expect(names()).toEqual(['Ä', 'B2', 'B10', 'ก้อย'])
    press('name')
    expect(names()).toEqual(['ก้อย', 'B10', 'B2', 'Ä'])
  })

  test('puts nothing last, whichever way', () => {
    render(show())
    press('size')
    expect(names().slice(0, 2)).toEqual(['ก้อย', 'B10'])
    press('size')
    expect(names().slice(0, 2)).toEqual(['B10', 'ก้อย'])
  })

  test('a language that is none sorts as English does', () => {
    render(show({ locale: 'th_TH', sort: { id: 'name', desc: false } }))
    expect(names()).toEqual(['Ä', 'B2', 'B10', 'ก้อย'])
  })

  test('says its way on one heading, and nothing on one that does not sort', () => {
    render(show())
    press('size')
    const ways = screen.getAllByRole('columnheader').map((cell) => cell.getAttribute('aria-sort'))
    expect(ways).toEqual(['none', 'ascending', null])
  })

  test('is the holder’s when the holder says so', () => {
    const onSortChange = vi.fn()
    render(show({ sort: { id: 'size', desc: true }, onSortChange }))
    expect(names()[0]).toBe('B10')
    press('size')
    expect(onSortChange).toHaveBeenCalledWith({ id: 'size', desc: false })
    expect(names()[0]).toBe('B10')
  })

  test('by a column that does not exist leaves the order alone', () => {
    render(show({ sort: { id: 'gone', desc: true } }))
    expect(names()).toEqual(['B10', 'B2', 'ก้อย', 'Ä'])
  })
})

describe('paging', () => {
  test('shows twenty of ten thousand, and goes back to the first for another order', () => {
    render(show({ rows: many }))
    expect(names()).toHaveLength(20)
    turnTo('page 500')
    expect(names()[0]).toBe('n9980')
    expect(screen.getByText('9981-10000 of 10000')).toBeTruthy()
    press('size')
    press('size')
    expect(names()[0]).toBe('n9999')
    expect(screen.getByText('1-20 of 10000')).toBeTruthy()
  })

  test('stays on a page that exists when rows go', () => {
    const { rerender } = render(show({ rows: many }))
    turnTo('page 500')
    rerender(show({ rows: many.slice(0, 30) }))
    expect(names()).toHaveLength(10)
    rerender(show({ rows: many.slice(0, 3) }))
    expect(names()).toHaveLength(3)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test.each([Number.NaN, -4, 0, 1e9])('page %s is one that there is', (page) => {
    render(show({ rows: many, page }))
    expect(names()).toHaveLength(20)
  })

  test('leaves order and pages to a server that has more', () => {
    const onPageChange = vi.fn()
    const onSortChange = vi.fn()
    render(
      show({ total: 45, page: 2, onPageChange, onSortChange, sort: { id: 'name', desc: false } }),
    )
    expect(names()).toEqual(['B10', 'B2', 'ก้อย', 'Ä'])
    expect(screen.getByText('21-40 of 45')).toBeTruthy()
    turnTo('page 3')
    expect(onPageChange).toHaveBeenLastCalledWith(3)
    press('size')
    expect(onSortChange).toHaveBeenCalledWith({ id: 'size', desc: false })
    expect(onPageChange).toHaveBeenLastCalledWith(1)
  })

  test('follows addresses where pages have them', () => {
    render(show({ rows: many, pageHref: (page) => `/team?page=${page}` }))
    const link = screen.getByRole('link', { name: 'page 2' })
    expect(link.getAttribute('href')).toBe('/team?page=2')
    expect(fireEvent.click(link)).toBe(true)
  })

  test('leaves a press for another tab to the browser, also where the owner turns', () => {
    const onPageChange = vi.fn()
    render(show({ rows: many, pageHref: (page) => `/team?page=${page}`, onPageChange }))
    const link = screen.getByRole('link', { name: 'page 2' })
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
    expect(fireEvent.click(link, { metaKey: true })).toBe(true)
    expect(onPageChange).not.toHaveBeenCalled()
    expect(fireEvent.click(link)).toBe(false)
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2)
  })
})

describe('what stands in the place of rows', () => {
  test.each([
    ['nothing', {}],
    ['failed', { status: 'failed' as const }],
  ])('%s', (text, more) => {
    render(show({ rows: [], ...more }))
    expect(within(screen.getByRole('table')).getByText(text)).toBeTruthy()
  })

  test('is said while it comes, and keeps the rows there are', () => {
    const { rerender } = render(show({ rows: [], status: 'loading' }))
    expect(screen.getByRole('status').textContent).toBe('loading')
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('nothing')).toBeNull()
    rerender(show({ status: 'loading' }))
    expect(names()).toHaveLength(4)
  })
})

test('it is a table to those who listen, even where rows are drawn as items', () => {
  const html = renderToString(show())
  for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']) {
    expect(html).toContain(`role="${role}"`)
  }
  expect(html).toContain('<caption')
  expect(html).toContain('scope="col"')
  expect(html).not.toContain('style=')
})

describe('the tick above all', () => {
  const ticks = { allLabel: 'all', rowLabel: (key: string) => key }
  const above = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'all' })

  test('takes those in sight, and lets them go again', () => {
    const onChange = vi.fn<(selected: ReadonlySet<string>) => void>()
    const asked = () => [...onChange.mock.lastCall![0]]
    const selection = { ...ticks, onChange }
    const { rerender } = render(show({ selection: { ...selection, selected: new Set(['z']) } }))
    fireEvent.click(above())
    expect(asked()).toEqual(['z', 'a', 'b', 'c', 'd'])
    rerender(show({ selection: { ...selection, selected: new Set(asked()) } }))
    fireEvent.click(above())
    expect(asked()).toEqual(['z'])
  })

  test('has nothing to take where there is no row', () => {
    const selection = { ...ticks, selected: new Set<string>(), onChange: vi.fn() }
    const { rerender } = render(show({ selection, rows: [] }))
    expect(above().disabled).toBe(true)
    rerender(show({ selection }))
    expect(above().disabled).toBe(false)
  })
})
