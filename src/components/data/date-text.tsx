import type { Ref } from 'react'
import { cx } from '../cx.ts'
import { dateForms, formatInstant, type Instant, portalZone, readInstant } from './date-format.ts'

export const dateTextAxes = { form: dateForms, calendar: ['gregory', 'buddhist'] } as const

export type DateTextProps = {
  /** Epoch ms, a `Date` or ISO 8601; a day alone (`2026-11-20`) stays that day in every zone. */
  value: Instant | null | undefined
  /** BCP 47 of the words in it: the months. */
  locale: string
  /** `board` in lists, `date` in sentences. @default 'date' */
  form?: (typeof dateTextAxes.form)[number]
  /** `buddhist` counts 543 years more. @default 'gregory' */
  calendar?: (typeof dateTextAxes.calendar)[number]
  /** IANA name; the house's own, so that server and browser print the same. @default portalZone */
  timeZone?: string
  /** What follows a time, ` น.` in Thai. */
  afterTime?: string
  /** Stands for what is no date. @default '—' */
  fallback?: string
  className?: string
  ref?: Ref<HTMLTimeElement>
}

/** A date or a time, in figures that line up, never broken over two lines. */
export function DateText(props: DateTextProps) {
  const { value, locale, form = 'date', calendar = 'gregory', timeZone = portalZone } = props
  const { afterTime, fallback = '—', className, ref } = props
  const read = readInstant(value)
  const timed = !read?.wholeDay && (form.includes('time') || form === 'seconds')
  const written =
    read && formatInstant(read.at, { locale, form, calendar, timeZone }, read.wholeDay)
  return (
    <time
      ref={ref}
      data-slot="date-text"
      dateTime={read?.at.toISOString().slice(0, read.wholeDay ? 10 : undefined)}
      className={cx('whitespace-nowrap tabular-nums', className)}
    >
      {written === null ? fallback : written + (timed && afterTime ? afterTime : '')}
    </time>
  )
}
