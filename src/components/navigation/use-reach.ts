import { type RefObject, useEffect, useState } from 'react'

/** The item that has to be in sight when the row appears. */
const current = '[aria-current],[aria-selected="true"],[aria-pressed="true"]'

/**
 * For a box that scrolls sideways: whether there is more at its start and at its end, and a way to go on
 * by most of its width. Its current item is in sight from the beginning.
 */
export function useReach(box: RefObject<HTMLElement | null>) {
  const [reach, setReach] = useState({ start: false, end: false })

  useEffect(() => {
    const row = box.current
    if (!row) return
    let measured = false
    const measure = () => {
      const item = measured ? null : row.querySelector<HTMLElement>(current)
      measured = true
      // Not scrollIntoView: that would move the page as well.
      if (item)
        row.scrollLeft = item.offsetLeft - Math.max(0, row.clientWidth - item.offsetWidth) / 2
      // Counted from the start, where it is negative when one reads from the right.
      const passed = Math.abs(row.scrollLeft)
      const start = passed > 1
      const end = passed + row.clientWidth < row.scrollWidth - 1
      setReach((was) => (was.start === start && was.end === end ? was : { start, end }))
    }
    row.addEventListener('scroll', measure, { passive: true })
    // It tells of the first layout too, once the browser has done it: asked for earlier, a whole
    // page would be laid out in the middle of being drawn.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    for (const one of [row, row.firstElementChild]) if (one) observer?.observe(one)
    if (!observer) measure()
    return () => {
      row.removeEventListener('scroll', measure)
      observer?.disconnect()
    }
  }, [box])

  /** On towards the end (1) or back to the start (-1). */
  const move = (way: 1 | -1) => {
    const row = box.current
    if (!row) return
    const reading = getComputedStyle(row).direction === 'rtl' ? -way : way
    row.scrollBy({ left: reading * row.clientWidth * 0.8, behavior: 'smooth' })
  }

  return { ...reach, move }
}
