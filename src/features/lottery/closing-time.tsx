import { formatRemaining } from '#components/index.ts'
import { cx } from '#components/cx.ts'
import { takesBets } from './draw-clock.ts'
import { type DrawTiming, useDrawClock } from './use-draw-clock.ts'

export interface ClosingTimeProps {
  timing: DrawTiming
}

/** How long one may still buy, in a line about something else; nothing once that is over. */
export function ClosingTime({ timing }: ClosingTimeProps) {
  const { phase, left } = useDrawClock(timing)
  if (!takesBets(phase)) return null
  return (
    <span
      data-slot="closing-time"
      data-state={phase}
      className={cx(
        'type-label whitespace-nowrap tabular-nums',
        phase === 'closing' ? 'text-accent' : 'text-secondary',
      )}
    >
      {formatRemaining(left)}
    </span>
  )
}
