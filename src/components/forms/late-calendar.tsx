import { Suspense } from 'react'

import { preloadable } from '../preloadable.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import type { CalendarProps, RangeCalendarProps } from './calendar.tsx'

const Calendar = preloadable(async () => (await import('./calendar.tsx')).Calendar)
const RangeCalendar = preloadable(async () => (await import('./calendar.tsx')).RangeCalendar)

/** Fetches the calendars and their library (25 kB) before one is asked for: on hover, on focus. */
export const fetchCalendar = () =>
  void Promise.all([Calendar.load(), RangeCalendar.load()]).catch(() => undefined)

export function LateCalendar(props: CalendarProps) {
  return (
    <Suspense fallback={<CalendarWaiting />}>
      <Calendar {...props} />
    </Suspense>
  )
}

export function LateRangeCalendar(props: RangeCalendarProps) {
  return (
    <Suspense fallback={<CalendarWaiting />}>
      <RangeCalendar {...props} />
    </Suspense>
  )
}

/** As high as a month, so that the panel does not jump. */
export const CalendarWaiting = () => <Skeleton className="h-[332px] w-[336px] max-w-full" />
