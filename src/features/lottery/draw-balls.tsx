import { cx } from '#components/cx.ts'

/** Numbers of a draw that are shown (section 9). */
export const mostBalls = 6

export interface DrawBallsProps {
  /** What they are, for those who cannot see the balls: "latest result". */
  label: string
  /** Mostly one or two digits each, longer ones in wider balls; what is more than six is left out. */
  numbers: readonly string[]
  /** The newest of all are of brass. @default 'plain' */
  tone?: 'plain' | 'newest'
  className?: string
}

const tones = {
  plain: 'bg-canvas text-primary inset-ring-[1.5px] inset-ring-default',
  newest: 'bg-value-300 text-value-950',
} as const

/** The numbers of a draw, in the order in which they came. */
export function DrawBalls({ label, numbers, tone = 'plain', className }: DrawBallsProps) {
  const shown = numbers.slice(0, mostBalls)
  return (
    <span
      role="img"
      aria-label={`${label} ${shown.join(' ')}`}
      translate="no"
      className={cx('flex flex-wrap gap-[5px]', className)}
    >
      {placed(shown).map(({ place, number }) => (
        <span
          key={place}
          aria-hidden="true"
          className={cx(
            'grid h-[30px] min-w-[30px] place-items-center rounded-full text-[0.875rem] leading-none font-semibold tabular-nums forced-colors:border',
            number.length > 2 ? 'px-[10px]' : 'px-1',
            tones[tone],
          )}
        >
          {number}
        </span>
      ))}
    </span>
  )
}

/** Digits repeat; their place is what tells them apart. */
const placed = (numbers: readonly string[]) =>
  numbers.map((number, at) => ({ place: `${at}`, number }))
