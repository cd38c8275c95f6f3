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
  const last = Math.max(1, Math.floor(count))
  const here = Math.min(Math.max(1, Math.floor(current)), last)
  const from = Math.max(1, Math.min(here - Math.floor(range / 2), last - range + 1))
  const to = Math.min(last, from + range - 1)
  const items: PageItem[] = []
  let before = 0
  for (let page = 1; page <= last; page++) {
    if (page > margin && page <= last - margin && (page < from || page > to)) continue
    if (page - before === 2) items.push(page - 1)
    else if (page - before > 2) items.push(page <= from ? 'gap-start' : 'gap-end')
    items.push(page)
    before = page
  }
  return items
}
