import { type Ref, useEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { ClockIcon } from '../media/icons/status.ts'
import { Badge } from './badge.tsx'
import { useClock } from './use-clock.ts'

const second = 1000
const minute = 60 * second

/** A quarter of an hour: from here on a draw is about to close (DESIGN.md, Countdown). */
export const soonFrom = 15 * minute

/**
 * `00:11:53`; hours go on past 24. A second that has begun counts, so that zero is the deadline. What
 * never ends, and what is no time, has no figures.
 */
export function formatRemaining(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / second))
  if (!Number.isFinite(left)) return '--:--:--'
  const two = (value: number) => String(value).padStart(2, '0')
  return [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60].map(two).join(':')
}

export type CountdownTextProps = {
  /** Epoch ms on the server's clock. */
  deadline: number
  /** The server's clock minus this machine's, ms. @default 0 */
  clockOffset?: number
  /** Epoch ms on this machine's clock at which the page is drawn, when the server knows it. */
  now?: number
  /**
   * From how many ms on it is soon, said in accent and in words. 0 for draws less than an hour apart,
   * of which every one would be soon. @default soonFrom
   */
  soon?: number
  /** Zero was reached, or found to be past when the tab was shown again; once a deadline. */
  onEnd?: () => void
  /** The words around the figures. */
  labels: {
    /** What it counts to: "closes in". */
    name: string
    /** In the tag, when it is soon. */
    soon: string
    /** Said once, politely, a minute before the end. */
    lastMinute: string
    /** In the place of the figures once it is over. */
    over: string
  }
  className?: string
  ref?: Ref<HTMLSpanElement>
}

/** Time left, counted by the clock and not by ticks; it lies still in a hidden tab. */
export function CountdownText(props: CountdownTextProps) {
  const { deadline, clockOffset = 0, now: drawnAt, soon = soonFrom, onEnd } = props
  const { labels, className, ref } = props
  // What never ends has no second to wait for.
  const end = Number.isFinite(deadline) ? deadline - clockOffset : Number.NaN
  const wait = (at: number) => (end - at > 0 ? (end - at) % second || second : null)
  const now = useClock(wait, end, drawnAt)
  const left = now === null ? Number.NaN : end - now
  const over = left <= 0
  const isSoon = left > 0 && left < soon
  const lastMinute = useLastMinute(left, deadline, onEnd)
  const state = Number.isNaN(left) ? 'unknown' : over ? 'over' : isSoon ? 'soon' : 'running'
  return (
    <span
      ref={ref}
      data-slot="countdown-text"
      data-state={state}
      className={cx('inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-1', className)}
    >
      <span
        role="timer"
        aria-live="off"
        aria-label={labels.name}
        className={cx(
          'min-w-0 wrap-break-word tabular-nums',
          !over && 'whitespace-nowrap',
          isSoon && 'text-accent',
        )}
      >
        {over ? labels.over : formatRemaining(left)}
      </span>
      {isSoon && (
        <Badge tone="line" icon={<ClockIcon size="sm" />}>
          {labels.soon}
        </Badge>
      )}
      <span role="status" className="sr-only">
        {lastMinute && labels.lastMinute}
      </span>
    </span>
  )
}

/** Calls back at zero, and tells whether the last minute was entered under the reader's eyes. */
function useLastMinute(left: number, deadline: number, onEnd: (() => void) | undefined): boolean {
  // Deadlines: the last one seen before its end, with more than a minute to go, and called back for.
  const seen = useRef<number | null>(null)
  const ended = useRef<number | null>(null)
  const [long, setLong] = useState<number | null>(null)

  useEffect(() => {
    if (left > minute) setLong(deadline)
    if (left > 0) seen.current = deadline
    if (left <= 0 && seen.current === deadline && ended.current !== deadline) {
      ended.current = deadline
      onEnd?.()
    }
  }, [left, deadline, onEnd])

  return left > 0 && left <= minute && long === deadline
}
