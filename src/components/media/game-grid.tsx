import { Children, type ReactNode, type Ref } from 'react'
import { cx } from '../cx.ts'

/** Columns at 320, 768, 1024, 1280 and 1536 px, as DESIGN.md's grid has them. */
const columns = {
  lobby:
    'grid-cols-2 gap-x-3 gap-y-[18px] md:grid-cols-4 md:gap-x-4 md:gap-y-6 xl:grid-cols-5 xl:gap-x-5 xl:gap-y-[28px]',
  dense:
    'grid-cols-2 gap-x-3 gap-y-[18px] md:grid-cols-4 md:gap-x-4 md:gap-y-6 xl:grid-cols-5 2xl:grid-cols-10 2xl:gap-x-4',
  home: 'grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-4 md:gap-x-4 md:gap-y-5 xl:grid-cols-6',
  picker: 'grid-cols-3 gap-x-3 gap-y-4 md:grid-cols-4 md:gap-x-4 md:gap-y-5 lg:grid-cols-6',
} as const

export const gameGridAxes = { variant: ['lobby', 'dense', 'home', 'picker'] } as const satisfies {
  variant: (keyof typeof columns)[]
}

export type GameGridProps = {
  /** Cards, one a cell. A `Spotlight` among them takes two by two. */
  children: ReactNode
  /** Names the list for those who hear it. */
  label?: string
  /** @default 'lobby' */
  variant?: (typeof gameGridAxes.variant)[number]
  /** The list is being fetched again; what stands here is still the old answer. @default false */
  busy?: boolean
  className?: string
  ref?: Ref<HTMLUListElement>
}

/** Cards in columns; twenty a page leave no ragged row at any width. */
export function GameGrid(props: GameGridProps) {
  const { children, label, variant = 'lobby', busy, className, ref } = props
  return (
    <ul
      ref={ref}
      data-slot="game-grid"
      data-variant={variant}
      aria-label={label}
      aria-busy={busy || undefined}
      className={cx(
        'grid',
        '*:min-w-0 *:has-data-[slot=spotlight]:col-span-2 md:*:has-data-[slot=spotlight]:row-span-2',
        columns[variant],
        className,
      )}
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
