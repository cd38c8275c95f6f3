import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../media/icons/first.ts'

export const scrollRowAxes = { arrows: ['hover', 'always', 'none'] } as const

export type ScrollRowProps = {
  /** Exactly one element: the list that is wider than its room. */
  children: ReactNode
  /** Keys for a pointer without a wheel; the keyboard moves through the items. @default 'hover' */
  arrows?: (typeof scrollRowAxes.arrows)[number]
  /** Class of the box that scrolls: its padding, how far it reaches. */
  scrollClassName?: string
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** The item that has to be in sight when the row appears. */
const current = '[aria-current],[aria-selected="true"],[aria-pressed="true"]'

const arrow =
  'absolute inset-y-0 z-1 grid w-10 place-items-center text-primary transition-opacity pointer-coarse:hidden'

/** A row that scrolls sideways, without a scroll bar, and shows its current item at once. */
export function ScrollRow(props: ScrollRowProps) {
  const { children, arrows = 'hover', scrollClassName, className, ref } = props
  const box = useRef<HTMLDivElement>(null)
  const [reach, setReach] = useState({ start: false, end: false })
  useImperativeHandle(ref, () => box.current as HTMLDivElement)

  useEffect(() => {
    const row = box.current
    if (!row) return
    const item = row.querySelector<HTMLElement>(current)
    // Not scrollIntoView: that would move the page as well.
    if (item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
    const measure = () => {
      const left = Math.abs(row.scrollLeft)
      const start = left > 1
      const end = left + row.clientWidth < row.scrollWidth - 1
      setReach((was) => (was.start === start && was.end === end ? was : { start, end }))
    }
    measure()
    row.addEventListener('scroll', measure, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    observer?.observe(row)
    return () => {
      row.removeEventListener('scroll', measure)
      observer?.disconnect()
    }
  }, [])

  const move = (way: 1 | -1) =>
    box.current?.scrollBy({ left: way * box.current.clientWidth * 0.8, behavior: 'smooth' })
  const seen = arrows === 'hover' && 'opacity-0 group-hover/row:opacity-100'

  // Both keys are always there: a first page has the rules of what it was drawn with (ADR 6).
  return (
    <div data-slot="scroll-row" className={cx('group/row relative min-w-0', className)}>
      <div
        ref={box}
        className={cx('overflow-x-auto overflow-y-hidden [scrollbar-width:none]', scrollClassName)}
      >
        {children}
      </div>
      {arrows !== 'none' && (
        <button
          type="button"
          hidden={!reach.start}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => move(-1)}
          className={cx(arrow, 'start-0 bg-linear-to-r from-(--fy-color-bg-canvas)', seen)}
        >
          <ChevronLeftIcon />
        </button>
      )}
      {arrows !== 'none' && (
        <button
          type="button"
          hidden={!reach.end}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => move(1)}
          className={cx(arrow, 'end-0 bg-linear-to-l from-(--fy-color-bg-canvas)', seen)}
        >
          <ChevronRightIcon />
        </button>
      )}
    </div>
  )
}
