import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { cx } from '../cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../media/icons/first.ts'
import { useReach } from './use-reach.ts'

export const scrollRowAxes = { arrows: ['hover', 'none'] } as const

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

const arrow =
  'absolute inset-y-0 z-1 grid w-10 place-items-center text-primary transition-opacity pointer-coarse:hidden rtl:-scale-x-100'

/** A row that scrolls sideways, without a scroll bar, and shows its current item at once. */
export function ScrollRow(props: ScrollRowProps) {
  const { children, arrows = 'hover', scrollClassName, className, ref } = props
  const box = useRef<HTMLDivElement>(null)
  const { start, end, move } = useReach(box)
  useImperativeHandle(ref, () => box.current as HTMLDivElement)

  const seen = arrows === 'hover' && 'opacity-0 group-hover/row:opacity-100'

  // Both keys are always there: a first page has the rules of what it was drawn with (ADR 6).
  return (
    <div data-slot="scroll-row" className={cx('group/row relative min-w-0', className)}>
      {/* What takes the focus is scrolled out from under the keys. */}
      <div
        ref={box}
        className={cx(
          'scroll-px-10 overflow-x-auto overflow-y-hidden [scrollbar-width:none]',
          scrollClassName,
        )}
      >
        {children}
      </div>
      {arrows !== 'none' && (
        <button
          type="button"
          hidden={!start}
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
          hidden={!end}
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
