import { Children, type ReactNode, type Ref } from 'react'
import { cx } from '../cx.ts'
import { gridColumns } from './grid-columns.ts'

export const gameGridAxes = { variant: ['lobby', 'dense', 'home', 'picker'] } as const satisfies {
  variant: (keyof typeof gridColumns)[]
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

/** How many a phone may show before it scrolls; the page's first script has the others wait. */
const onFirstScreen = { lobby: 4, dense: 6, home: 1, picker: 20 }

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
        gridColumns[variant],
        className,
      )}
    >
      {/* As an array: `false` in the place of a card is no cell. */}
      {Children.map(Children.toArray(children), (child, index) => (
        <li data-later={index < onFirstScreen[variant] ? undefined : ''}>{child}</li>
      ))}
    </ul>
  )
}
