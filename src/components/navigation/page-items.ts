/** A page's number, or a gap in the row. */
export type PageItem = number | 'gap-start' | 'gap-end'

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
  const items: PageItem[] = []
  let before = 0
  for (let page = 1; page <= last; page++) {
    if (page > margin && page <= last - margin && (page < from || page > to)) {
      // Not one by one: on to what is shown next.
      page = Math.min(page < from ? from : last + 1, last - margin + 1) - 1
      continue
    }
    if (page - before === 2) items.push(page - 1)
    else if (page - before > 2) items.push(page <= from ? 'gap-start' : 'gap-end')
    items.push(page)
    before = page
  }
  return items
}
