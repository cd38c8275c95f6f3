import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAfterFrame } from '../use-after-frame.ts'

/** Rows drawn above and below those in sight; at first none, so that a new list is soon seen. */
const overscan = { first: 0, later: 3 } as const

/** The page's sticky header, under which a row may not start (styles/global.css). */
const header = 80

/** How a grid lies on the page, in px; `pitch` is a row and the gap under it. */
type Lie = { columns: number; pitch: number; gap: number; top: number }

/** Reads the grid as the browser laid it out; null while it is not shown. */
function lieOf(grid: HTMLElement): Lie | null {
  const item = grid.firstElementChild
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const columns = gridTemplateColumns.split(' ').length
  const height = item?.getBoundingClientRect().height ?? 0
  if (height === 0) return null
  const gap = Number.parseFloat(rowGap) || 0
  const pitch = height + gap
  return { columns, pitch, gap, top: grid.getBoundingClientRect().top + window.scrollY }
}

const same = (one: Lie | null, other: Lie | null) =>
  one?.columns === other?.columns && one?.pitch === other?.pitch && one?.top === other?.top

const indexOf = (item: Element | null | undefined) =>
  Number(item?.getAttribute('aria-posinset')) - 1

/** How each item lay when it was put last: asked again for every row that comes, it need not move. */
const put = new WeakMap<Element, { index: number; lie: Lie | null }>()

/** Puts every item where it stands in the whole list: a row that comes or goes moves no other. */
function putItems(grid: HTMLElement, count: number, lie: Lie | null) {
  const rows = lie ? Math.ceil(count / lie.columns) : 0
  grid.style.position = lie ? 'relative' : ''
  grid.style.height = lie ? `${Math.max(0, rows * lie.pitch - lie.gap)}px` : ''
  for (const item of grid.children as HTMLCollectionOf<HTMLElement>) {
    const index = indexOf(item)
    const was = put.get(item)
    if (was && was.index === index && was.lie === lie) continue
    put.set(item, { index, lie })
    const column = lie ? (index % lie.columns) + 1 : 0
    item.style.position = lie ? 'absolute' : ''
    item.style.insetInline = lie ? '0' : ''
    item.style.top = lie ? `${Math.floor(index / lie.columns) * lie.pitch}px` : ''
    // Said to the end: `auto` would be the list's own edge for what stands out of the flow.
    item.style.gridColumn = lie ? `${column} / ${column + 1}` : ''
  }
}

type Sight = Pick<Range, 'startIndex' | 'endIndex'>

export type GridRows = {
  grid: RefObject<HTMLUListElement | null>
  /** Whether rows beyond the window are drawn as well. */
  settled: boolean
  /** Which items to draw, in order; null before the browser has laid out any. */
  drawn: number[] | null
  /** Which are drawn next if the reader goes on the way they go, a window of them. */
  coming: number[]
  /** First and last item in sight; null before the browser has laid out any. */
  first: number | null
  last: number | null
}

/** Numbers from one to before another. */
const span = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

/** No list at all. */
const none = Symbol('none')

/**
 * Which items of a grid in the page's own scroll are drawn: those near the window, and the row of
 * the one that has the focus, so that scrolling never takes it away.
 * @param initial is in sight first
 * @param list which list this is: another begins at its own `initial`
 */
export function useGridRows(
  count: number,
  enabled: boolean,
  initial: number,
  list: unknown,
): GridRows {
  const grid = useRef<HTMLUListElement>(null)
  const [lie, setLie] = useState<Lie | null>(null)
  const { columns = 1, pitch = 1, top = 0 } = lie ?? {}
  const rows = Math.ceil(count / columns)

  // At the list's top the cards that the server drew are here already.
  const settled = useAfterFrame<unknown>(list, initial > 0 ? none : list) === list
  const beyond = settled ? overscan.later : overscan.first

  useLayoutEffect(() => {
    const list = grid.current
    if (!enabled || !list || typeof ResizeObserver === 'undefined') return
    let known = lieOf(list)
    setLie(known)
    const look = () => {
      const next = lieOf(list)
      if (same(known, next)) return
      known = next
      // Before the browser paints: what stands in columns that are gone would be seen for a frame.
      flushSync(() => setLie(next))
    }
    const watch = new ResizeObserver(look)
    // The page too: what lies above may grow.
    watch.observe(list)
    watch.observe(document.body)
    return () => {
      watch.disconnect()
      setLie(null)
    }
  }, [enabled])

  // As many rows wherever the window stands: one that comes takes the place of one that goes, and the
  // browser lays out and paints the list once for both.
  const inWindow = (): number => Math.ceil((virtual.scrollRect?.height ?? 0) / pitch)
  const bounds = ({ startIndex, endIndex }: Sight): { from: number; to: number } => ({
    from: Math.max(0, startIndex - beyond),
    to: Math.min(rows, Math.max(endIndex, beyond && startIndex + inWindow()) + beyond + 1),
  })

  const near = (range: Range) => {
    const { from, to } = bounds(range)
    const active = document.activeElement
    const focused = grid.current?.contains(active) ? indexOf(active?.closest('li')) : Number.NaN
    if (!(focused >= 0)) return span(from, to)
    // With the rows beside its own, so that Tab finds the next card where it is.
    const row = Math.floor(focused / columns)
    const kept = span(Math.max(0, row - 1), Math.min(rows, row + 2))
    return [...new Set([...span(from, to), ...kept])].toSorted((one, other) => one - other)
  }

  const virtual = useWindowVirtualizer({
    count: enabled && lie ? rows : 0,
    estimateSize: () => pitch,
    // A row that comes is not in sight yet: it is drawn between this frame and the next, not within.
    useFlushSync: false,
    scrollMargin: top,
    scrollPaddingStart: header,
    rangeExtractor: near,
  })

  // Asking for the items is what finds the range.
  const items = virtual.getVirtualItems()
  const { range } = virtual
  const shown = enabled && lie && range

  // By hand: a `style` of React's would be in the server's page too, whose policy forbids it.
  useLayoutEffect(() => {
    if (grid.current) putItems(grid.current, count, shown ? lie : null)
  })

  // Where the reader was. The grid keeps it when its columns change, and when the page grows above it
  // while they are still where the grid has put them.
  const at = useRef(initial)
  const placed = useRef<{ index: number; scroll: number } | null>(null)
  const settle = useEffectEvent((index: number) => {
    const row = Math.floor(index / columns)
    if (!lie || row === 0) return
    virtual.scrollToIndex(row, { align: 'start' })
    placed.current = { index, scroll: window.scrollY }
  })
  const before = useRef(list)
  const begin = useEffectEvent(() => {
    if (before.current === list) return
    before.current = list
    at.current = initial
    placed.current = null
    // Asked only of who has scrolled at all: to say where it is the browser lays out the page.
    const scrolled = (virtual.scrollOffset ?? 0) > 0 && grid.current
    if (scrolled && scrolled.getBoundingClientRect().top < header) scrolled.scrollIntoView()
  })
  useLayoutEffect(() => begin(), [list])
  // It keeps the heights that it has been told of.
  const fit = useEffectEvent(() => virtual.measure())
  useLayoutEffect(() => fit(), [columns, pitch])
  useLayoutEffect(() => settle(at.current), [columns, pitch, list])
  /** What the grid has put in sight, while the reader is still there. */
  const stillAt = () => {
    const { current: last } = placed
    return last && Math.abs(window.scrollY - last.scroll) < 2 ? last.index : null
  }
  const settleAgain = useEffectEvent(() => {
    const index = stillAt()
    if (index !== null) settle(index)
  })
  useLayoutEffect(() => settleAgain(), [top])

  const first = shown ? range.startIndex * columns : null
  // The row above what was put in sight reaches under the header, and is not where the reader is.
  const remember = useEffectEvent((index: number) => {
    at.current = stillAt() ?? index
  })
  useEffect(() => {
    if (first !== null) remember(first)
  }, [first])

  const itemsOf = (some: readonly number[]) =>
    some.flatMap((row) => span(row * columns, (row + 1) * columns)).filter((index) => index < count)

  const coming = () => {
    if (!shown) return []
    const { from, to } = bounds(range)
    return virtual.scrollDirection === 'backward'
      ? span(Math.max(0, from - inWindow()), from)
      : span(to, Math.min(rows, to + inWindow()))
  }

  return {
    grid,
    settled,
    drawn: shown ? itemsOf(items.map(({ index }) => index)) : null,
    coming: itemsOf(coming()),
    first,
    last: shown ? Math.min((range.endIndex + 1) * columns, count) - 1 : null,
  }
}
