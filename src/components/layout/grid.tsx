import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'

/**
 * The grids of DESIGN.md, columns at 320, 768 and 1024 px and up:
 * `promotions` 1 2 3 · `mall` 2 2 4 · `figures` 2 2 4 · `halves` 1 1 2 · `board` 1 1 5:7 (winners beside
 * promotions) · `aside` 1 1 1:292 (a form and its summary). Game cards have a grid of their own, `GameGrid`.
 */
export const gridAxes = {
  variant: ['promotions', 'mall', 'figures', 'halves', 'board', 'aside'],
} as const

const columns: Record<(typeof gridAxes.variant)[number], string> = {
  promotions: 'gap-4 md:grid-cols-2 md:gap-5 lg:grid-cols-3',
  mall: 'grid-cols-2 gap-3 md:gap-x-4 md:gap-y-5 lg:grid-cols-4',
  figures: 'grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4',
  halves: 'gap-5 lg:grid-cols-2',
  board: 'gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-5',
  aside: 'gap-5 lg:grid-cols-[minmax(0,1fr)_292px] lg:gap-6',
}

export type GridProps = ComponentProps<'div'> & {
  /** A list where the children are its `<li>`s. @default 'div' */
  as?: 'div' | 'ul' | 'ol'
  /** What stands in it. */
  variant: (typeof gridAxes.variant)[number]
}

/** Things beside each other, in as many columns as the design gives them at that width. */
export function Grid({ as = 'div', variant, className, ...rest }: GridProps) {
  // The three take the same attributes.
  const Box = as as 'div'
  return (
    <Box
      {...rest}
      data-slot="grid"
      data-variant={variant}
      className={cx('grid grid-cols-1 *:min-w-0', columns[variant], className)}
    />
  )
}
