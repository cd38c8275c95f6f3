import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
} from 'react'
import { cx } from '../cx.ts'
import { gridColumns } from './grid-columns.ts'
import { picturesAhead } from './pictures-ahead.ts'
import { useGridRows } from './use-grid-rows.ts'
import { walkByArrows } from './walk-by-arrows.ts'

/**
 * Up to so many are all drawn, and nothing is said of which are in sight: no more than come in one
 * answer, or nobody would ask for the others.
 */
const few = 100

/** Browsers lay out no page that is higher than some seventeen million pixels. */
const most = 80_000

/** Drawn by the server, and until the browser has laid out a row: no more than a first screen. */
const firstCards = 12

export const virtualGameGridAxes = {
  variant: ['lobby', 'dense', 'home', 'picker'],
} as const satisfies { variant: (keyof typeof gridColumns)[] }

export type VirtualGameGridProps = {
  /** How many games there are, up to 80,000. */
  count: number
  /** Draws one by its place in the list: a `GameCard`, a skeleton while its page is on the way. */
  children: (index: number) => ReactNode
  /** Address of a game's cover, which is fetched before its card is drawn; nothing while unknown. */
  coverOf?: (index: number) => string | null | undefined
  /** What a game is known by, so that its card stays when the list changes. @default itself */
  keyOf?: (index: number) => string | number
  /**
   * Which list this is. Another takes the cards of the one before for its own, which is quicker than
   * a grid of its own, and begins at its `initialIndex`.
   */
  list?: string
  /** Names the list for those who hear it. */
  label: string
  /** @default 'lobby' */
  variant?: (typeof virtualGameGridAxes.variant)[number]
  /** The game that is in sight first: what `onSight` said last, for a reader who comes back. @default 0 */
  initialIndex?: number
  /** Says which games are in sight, first and last: to fetch them, to remember the place. */
  onSight?: (first: number, last: number) => void
  /** The list is being fetched again; what stands here is still the old answer. @default false */
  busy?: boolean
  className?: string
  ref?: Ref<HTMLUListElement>
}

const itself = (index: number) => index

/**
 * A `GameGrid` for thousands of games in the page's own scroll. Only cards near the window exist, and
 * yet the list says how long it is, Tab and the arrow keys go on without an end, and the focus stays.
 */
export function VirtualGameGrid(props: VirtualGameGridProps) {
  const { children, keyOf = itself, list, label, variant = 'lobby', initialIndex = 0 } = props
  const { coverOf, onSight, busy, className, ref } = props
  const count = Math.min(props.count, most)
  const many = count > few
  const { grid, settled, drawn, coming, first, last } = useGridRows(count, many, initialIndex, list)
  useImperativeHandle(ref, () => grid.current as HTMLUListElement)

  useEffect(() => walkByArrows(grid.current), [grid])

  const say = useEffectEvent((from: number, to: number) => onSight?.(from, to))
  useEffect(() => {
    if (first !== null && last !== null) say(first, last)
  }, [first, last])

  const [fetchAhead] = useState(picturesAhead)
  const fetchCovers = useEffectEvent(() => {
    if (coverOf && settled) fetchAhead(coming.map((index) => coverOf(index)))
  })
  const [next] = coming
  useEffect(() => fetchCovers(), [list, settled, next])

  const whole = Array.from(
    { length: Math.min(count, many ? firstCards : few) },
    (_, index) => index,
  )
  return (
    <ul
      ref={grid}
      data-slot="virtual-game-grid"
      data-variant={variant}
      aria-label={label}
      aria-busy={busy || undefined}
      // Reduced motion gives every change a millisecond, and rows must be in their place at once.
      className={cx(
        'grid transition-none [overflow-anchor:none] *:min-w-0 *:transition-none',
        gridColumns[variant],
        className,
      )}
    >
      {(drawn ?? whole).map((index) => (
        <li key={keyOf(index)} aria-setsize={count} aria-posinset={index + 1}>
          {children(index)}
        </li>
      ))}
    </ul>
  )
}
