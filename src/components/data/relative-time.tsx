import type { Ref } from 'react'
import { cx } from '../cx.ts'
import {
  type DateForm,
  formatInstant,
  type Instant,
  portalZone,
  readInstant,
} from './date-format.ts'
import { useClock } from './use-clock.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const units = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const

/**
 * `5 นาทีที่ผ่านมา`; under a minute "now".
 *
 * @returns null past a week, when a date says more, and where there is no such language
 */
export function formatRelative(at: number, now: number, locale: string): string | null {
  const gap = at - now
  if (Math.abs(gap) >= 7 * day) return null
  const [unit, size] = units.find(([, size]) => Math.abs(gap) >= size) ?? ['second', Infinity]
  try {
    const written = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    return written.format(Math.trunc(gap / size), unit)
  } catch {
    return null
  }
}

export const relativeTimeAxes = { calendar: ['gregory', 'buddhist'] } as const

export type RelativeTimeProps = {
  /** Epoch ms, a `Date` or ISO 8601. */
  value: Instant | null | undefined
  /** BCP 47. */
  locale: string
  /**
   * Epoch ms at which the page is drawn, when the server knows it; without it the server prints the
   * date.
   */
  now?: number
  /** Of the date, past a week. @default 'gregory' */
  calendar?: (typeof relativeTimeAxes.calendar)[number]
  /** IANA name. @default portalZone */
  timeZone?: string
  /** Stands for what is no date. @default '—' */
  fallback?: string
  className?: string
  ref?: Ref<HTMLTimeElement>
}

/** How long ago, or in how long; past a week the date. It keeps itself right while it is looked at. */
export function RelativeTime(props: RelativeTimeProps) {
  const { value, locale, now: drawnAt, calendar = 'gregory', timeZone = portalZone } = props
  const { fallback = '—', className, ref } = props
  const read = readInstant(value)
  const at = read?.at.getTime() ?? Number.NaN
  const now = useClock((now) => untilChange(Math.abs(at - now)), at, drawnAt)
  const write = (form: DateForm) =>
    read && formatInstant(read.at, { locale, form, calendar, timeZone }, read.wholeDay)
  const relative = now === null || !read ? null : formatRelative(at, now, locale)
  return (
    <time
      ref={ref}
      data-slot="relative-time"
      dateTime={read?.at.toISOString()}
      title={write('date-time') ?? undefined}
      className={cx('whitespace-nowrap tabular-nums', className)}
    >
      {relative ?? write('date') ?? fallback}
    </time>
  )
}

/** Within the hour it changes every minute, then every hour; past a week never again. */
function untilChange(gap: number): number | null {
  if (!(gap < 7 * day)) return null
  return gap < hour ? minute / 2 : minute * 5
}
