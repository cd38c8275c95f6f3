// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { VirtualGameGrid, type VirtualGameGridProps } from '#components/index.ts'

const grid = (count: number, more?: Partial<VirtualGameGridProps>) => (
  <VirtualGameGrid count={count} label="games" {...more}>
    {(index) => (
      <a data-part="open" href={`#${index}`}>
        {`game ${index}`}
      </a>
    )}
  </VirtualGameGrid>
)

test.each([
  [0, 0],
  [1, 1],
  [100, 100],
  [101, 12],
  [20_000, 12],
  [Number.NaN, 0],
  [-1, 0],
])('of %i games the server draws %i, and none with a style', (count, drawn) => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(grid(count))
  const items = [...root.querySelectorAll('li')]
  expect(items).toHaveLength(drawn)
  expect(items.map((item) => item.getAttribute('aria-posinset'))).toEqual(
    items.map((_, at) => `${at + 1}`),
  )
  expect(items.every((item) => item.getAttribute('aria-setsize') === `${count}`)).toBe(true)
  expect(root.innerHTML).not.toContain('style=')
})

test('the page of the server is taken over as it is', async () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(grid(20_000))
  const errors: unknown[] = []
  const app = await act(async () =>
    hydrateRoot(root, grid(20_000), { onRecoverableError: (error) => errors.push(error) }),
  )
  expect(errors).toEqual([])
  expect(root.querySelectorAll('li')).toHaveLength(12)
  act(() => app.unmount())
})

/** A browser 800 px wide and 600 high: four columns, rows of 300 px with 24 between, 100 px down. */
describe('laid out', () => {
  const observers = new Set<() => void>()

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly tell: () => void
        constructor(tell: () => void) {
          this.tell = tell
        }
        observe() {
          observers.add(this.tell)
        }
        disconnect() {
          observers.delete(this.tell)
        }
      },
    )
    vi.stubGlobal('innerHeight', 600)
    vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrolled(top ?? 0))
    const read = window.getComputedStyle
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
      element.localName === 'ul'
        ? ({ gridTemplateColumns: columns, rowGap: '24px' } as CSSStyleDeclaration)
        : read(element),
    )
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const top = this.localName === 'ul' ? 100 - window.scrollY : 0
      return new DOMRect(0, top, 200, this.localName === 'li' ? 300 : 0)
    })
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2_000_000)
  })

  afterEach(() => {
    columns = '200px 200px 200px 200px'
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    Object.assign(window, { scrollY: 0 })
    observers.clear()
  })

  let columns = '200px 200px 200px 200px'

  const scrolled = (top: number) => {
    Object.assign(window, { scrollY: top })
    act(() => void window.dispatchEvent(new Event('scroll')))
  }

  const drawn = () =>
    screen.getAllByRole('listitem').map((item) => Number(item.getAttribute('aria-posinset')) - 1)
  const place = (index: number) => {
    const item = screen.getByRole('link', { name: `game ${index}` }).closest('li')
    return [item?.style.top, item?.style.gridColumn]
  }
  // The page of these tests keeps six digits of a length.
  const rowsOf = () => (Number.parseFloat(screen.getByRole('list').style.height) + 24) / 324

  test('rows near the window, and room for all the others', () => {
    render(grid(20_000))
    // Three rows, which a window this high may meet, and three more.
    expect(drawn()).toEqual(Array.from({ length: 24 }, (_, at) => at))
    expect([place(0), place(5)]).toEqual([
      ['0px', '1 / 2'],
      ['324px', '2 / 3'],
    ])
    expect(rowsOf()).toBeCloseTo(5000, 1)
    scrolled(100 + 324 * 1000)
    expect([drawn()[0], drawn().at(-1)]).toEqual([997 * 4, 1006 * 4 - 1])
    expect([place(997 * 4), place(997 * 4 + 3), place(998 * 4)]).toEqual([
      [`${997 * 324}px`, '1 / 2'],
      [`${997 * 324}px`, '4 / 5'],
      [`${998 * 324}px`, '1 / 2'],
    ])
    expect(rowsOf()).toBeCloseTo(5000, 1)
  })

  test('a row that comes takes the place of one that goes', () => {
    render(grid(20_000))
    const lists = new Set<string>()
    for (let down = 0; down < 324; down += 20) {
      scrolled(100 + 324 * 1000 + down)
      lists.add(drawn().join())
    }
    expect([lists.size, drawn().length]).toEqual([1, 36])
    scrolled(100 + 324 * 1001)
    expect(lists).not.toContain(drawn().join())
  })

  test('covers are fetched before their cards are drawn, the way the reader goes', () => {
    const fetched: string[] = []
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          fetched.push(address)
        }
      },
    )
    const coverOf = (index: number) => (index === 30 ? null : `/${index}.webp`)
    render(grid(20_000, { coverOf }))
    const covers = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `/${from + at}.webp`)
    // A window of two rows, beyond the six that are drawn; game 30 has none.
    expect(fetched).toEqual(covers(24, 32).filter((cover) => cover !== '/30.webp'))

    fetched.length = 0
    scrolled(100 + 324 * 1000)
    expect(fetched).toEqual(covers(4024, 4032))
    scrolled(100 + 324 * 1001)
    // What is on its way already is not asked for again.
    expect(fetched.slice(8)).toEqual(covers(4032, 4036))

    fetched.length = 0
    scrolled(100 + 324 * 1000)
    expect(fetched).toEqual(covers(3980, 3988))

    fetched.length = 0
    scrolled(100 + 324 * 5000)
    expect(fetched).toEqual([])
  })

  test('the last row may be short', () => {
    render(grid(19_999))
    scrolled(100 + 324 * 5000)
    expect(drawn().at(-1)).toBe(19_998)
    expect(rowsOf()).toBeCloseTo(5000, 1)
  })

  test('the card with the focus stays, with the rows beside it', () => {
    render(grid(20_000))
    const card = screen.getByRole('link', { name: 'game 9' })
    card.focus()
    scrolled(100 + 324 * 1000)
    expect(document.activeElement).toBe(card)
    expect(drawn().slice(0, 13)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 3988])
    expect([place(4), place(8), place(3988)]).toEqual([
      ['324px', '1 / 2'],
      ['648px', '1 / 2'],
      [`${997 * 324}px`, '1 / 2'],
    ])
  })

  test('says what is in sight, and starts where a reader left', () => {
    const onSight = vi.fn()
    render(grid(20_000, { onSight, initialIndex: 8001 }))
    expect(drawn()).toContain(8001)
    const [first, last] = onSight.mock.lastCall ?? []
    expect(first).toBeLessThanOrEqual(8001)
    expect(last).toBeGreaterThanOrEqual(8001)
  })

  /** The browser paints, and runs what has waited for that. */
  const painted = () => act(() => void vi.advanceTimersByTime(50))

  test('other columns keep the game in sight', () => {
    render(grid(20_000, { initialIndex: 8000 }))
    columns = '400px 400px'
    act(() => observers.forEach((tell) => tell()))
    expect(drawn()).toContain(8000)
    expect(drawn()[0]! % 2).toBe(0)
    expect(drawn().length).toBeLessThan(20)
  })

  test('another list takes the cards of the one before, from its own beginning', () => {
    const { rerender } = render(grid(20_000, { list: 'all' }))
    const scrollIntoView = vi.fn()
    Object.assign(screen.getByRole('list'), { scrollIntoView })
    const card = screen.getByRole('link', { name: 'game 0' })
    rerender(grid(5000, { list: 'new' }))
    expect(screen.getByRole('link', { name: 'game 0' })).toBe(card)
    expect(rowsOf()).toBeCloseTo(1250, 1)
    expect(scrollIntoView).not.toHaveBeenCalled()

    scrolled(100 + 324 * 1000)
    rerender(grid(6000, { list: 'hot' }))
    expect(scrollIntoView).toHaveBeenCalledOnce()

    rerender(grid(20_000, { list: 'all', initialIndex: 8000 }))
    expect(drawn()).toContain(8000)
  })

  test('until it is painted another list is drawn and fetched as far as it is in sight', () => {
    const coverOf = vi.fn(() => null)
    const { rerender } = render(grid(20_000, { list: 'all' }))
    rerender(grid(20_000, { list: 'new', coverOf }))
    expect([drawn().length, coverOf.mock.calls.length]).toEqual([8, 0])
    painted()
    expect([drawn().length, coverOf.mock.calls.length]).toEqual([24, 8])
  })

  test('a list without an end has one', () => {
    render(grid(Number.POSITIVE_INFINITY))
    expect(rowsOf()).toBeCloseTo(20_000, 1)
  })

  test('a list that gets shorter or short leaves no room behind', () => {
    const { rerender } = render(grid(20_000))
    scrolled(100 + 324 * 1000)
    rerender(grid(10))
    expect(drawn()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(place(0)).toEqual(['', ''])
    expect(screen.getByRole('list').style.height).toBe('')
  })
})
