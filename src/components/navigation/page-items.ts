/** A page's number, or a gap in the row. */
export type PageItem = number | 'gap-start' | 'gap-end'

/** The numbers from one to another. */
const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

/**
 * What a pager shows: `margin` pages at each end, `range` pages around the current one, and a gap
 * where two or more pages are left out (a single one is shown: it takes no more room than the gap).
 *
 * @param current 1-based; clamped into 1 … count
 * @param range 3 unless told (portal.md, Constants)
 * @param margin 1 unless told
 */
export function pageItems(current: number, count: number, range = 3, margin = 1): PageItem[] {
  // A broken count can be anything; beyond this one, a page more would be the same number.
  const last = Math.max(1, Math.floor(Math.min(count, 1e15)))
  const here = Math.min(Math.max(1, Math.floor(current)), last)
  const from = Math.max(1, Math.min(here - Math.floor(range / 2), last - range + 1))
  const to = Math.min(last, from + range - 1)
  const ends = [...span(1, Math.min(margin, last)), ...span(Math.max(1, last - margin + 1), last)]
  const shown = [...new Set([...ends, ...span(from, to)])].toSorted((a, b) => a - b)
  return shown.flatMap((page, at): PageItem[] => {
    const left = page - (shown[at - 1] ?? 0) - 1
    if (left === 0) return [page]
    return [left === 1 ? page - 1 : page <= from ? 'gap-start' : 'gap-end', page]
  })
}
