import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'

/** Gaps are px, and the design's own steps. */
export const stackAxes = {
  direction: ['column', 'row'],
  gap: [0, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48],
} as const

const gaps: Record<(typeof stackAxes.gap)[number], string> = {
  0: 'gap-0',
  2: 'gap-0.5',
  4: 'gap-1',
  6: 'gap-1.5',
  8: 'gap-2',
  12: 'gap-3',
  16: 'gap-4',
  20: 'gap-5',
  24: 'gap-6',
  32: 'gap-8',
  40: 'gap-10',
  48: 'gap-12',
}

const aligns = {
  start: 'items-start',
  center: 'items-center',
  end: 'items-end',
  baseline: 'items-baseline',
  stretch: 'items-stretch',
} as const

const justifies = {
  start: 'justify-start',
  center: 'justify-center',
  end: 'justify-end',
  between: 'justify-between',
} as const

export type StackProps = ComponentProps<'div'> & {
  /** A list where the children are its `<li>`s. @default 'div' */
  as?: 'div' | 'ul' | 'ol'
  /** Under one another, or beside each other. @default 'column' */
  direction?: (typeof stackAxes.direction)[number]
  /** Room between the children in px: a step of the design. @default 16 */
  gap?: (typeof stackAxes.gap)[number]
  /** Where the children stand across the direction. @default 'stretch' */
  align?: keyof typeof aligns
  /** Where the room that is left goes. @default 'start' */
  justify?: keyof typeof justifies
  /** A row whose children take further lines when they have no room. @default false */
  wrap?: boolean
  /** A row that becomes a column under 768 px. @default false */
  collapse?: boolean
}

/** Things one after another, the same room between them. Children bring no margins of their own. */
export function Stack({
  as = 'div',
  direction = 'column',
  gap = 16,
  align = 'stretch',
  justify = 'start',
  wrap = false,
  collapse = false,
  className,
  ...rest
}: StackProps) {
  // The three take the same attributes.
  const Box = as as 'div'
  return (
    <Box
      {...rest}
      data-slot="stack"
      data-direction={direction}
      className={cx(
        'flex min-w-0 *:min-w-0',
        direction === 'column' ? 'flex-col' : collapse && 'max-md:flex-col',
        wrap && 'flex-wrap',
        gaps[gap],
        aligns[align],
        justifies[justify],
        className,
      )}
    />
  )
}
