import { Badge, ClockIcon, formatRemaining } from '#components/index.ts'
import { cx } from '#components/cx.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type DrawPhase, takesBets } from './draw-clock.ts'

const minute = 60_000

export interface LotteryClockProps {
  /** Of the lottery. */
  name: string
  phase: DrawPhase
  /** Until the close, ms. */
  left: number
  /** Draws the time and the tag side by side. @default false */
  wide?: boolean
  /** Of the figures: their size. */
  className?: string
}

/** How long one may still buy; after that, what is being waited for (DESIGN.md, Countdown). */
export function LotteryClock({ name, phase, left, wide = false, className }: LotteryClockProps) {
  const { t } = useLingui()
  const soon = phase === 'closing'
  const words = {
    open: null,
    closing: null,
    locked: t`Awaiting result`,
    drawing: t`Drawing the numbers`,
    drawn: t`Results are out`,
  }[phase]
  return (
    <span
      data-slot="lottery-clock"
      data-state={phase}
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1',
        wide && 'justify-between lg:justify-end',
      )}
    >
      {words === null ? (
        <span
          role="timer"
          aria-live="off"
          aria-label={t`Closes in`}
          className={cx(
            'whitespace-nowrap tabular-nums',
            soon ? 'text-accent' : 'text-primary',
            className,
          )}
        >
          {formatRemaining(left)}
        </span>
      ) : (
        <span className={cx('text-primary', className)}>{words}</span>
      )}
      {soon && (
        <Badge tone="warning" icon={<ClockIcon size="sm" />}>
          {t`Closing soon`}
        </Badge>
      )}
      <LastMinute name={name} left={takesBets(phase) ? left : null} />
    </span>
  )
}

/** Says once, politely, that a minute is left, to who was there before it began. */
function LastMinute({ name, left }: { name: string; left: number | null }) {
  const { t } = useLingui()
  const [seen, setSeen] = useState(false)
  const before = left !== null && left > minute
  if (before && !seen) setSeen(true)
  if (left === null && seen) setSeen(false)
  const last = seen && left !== null && left > 0 && left <= minute
  return (
    <span role="status" className="sr-only">
      {last && t`${name} closes in 1 minute`}
    </span>
  )
}
