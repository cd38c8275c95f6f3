import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

/** A line across, or one between things in a row. */
export const dividerAxes = { direction: ['row', 'column'] } as const

export type DividerProps = {
  /** A word in the middle of a line across: "or". */
  children?: ReactNode
  /** The way the line runs. @default 'row' */
  direction?: (typeof dividerAxes.direction)[number]
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** A hairline where space alone does not tell two things apart. */
export function Divider({ children, direction = 'row', className, ref }: DividerProps) {
  const across = direction === 'row'
  const named = across && children !== undefined
  return (
    <div
      ref={ref}
      // Words in a separator are not heard; a line with words in it is drawn around them.
      role={named ? undefined : 'separator'}
      aria-orientation={across ? undefined : 'vertical'}
      data-slot="divider"
      data-direction={direction}
      className={cx(
        'border-default',
        !named && (across ? 'border-t' : 'self-stretch border-s'),
        named &&
          'flex items-center gap-3 type-caption text-muted before:flex-1 before:border-t before:border-default after:flex-1 after:border-t after:border-default',
        className,
      )}
    >
      {named && <span className="min-w-0 wrap-break-word">{children}</span>}
    </div>
  )
}
