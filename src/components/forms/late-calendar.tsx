import { lazy, Suspense } from 'react'

import { untilHere } from '#platform/index.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import type { CalendarProps, RangeCalendarProps } from './calendar.tsx'

const load = () => import('./calendar.tsx')

/** Fetches the calendar and its library (25 kB) before it is asked for: on hover, on focus. */
export const fetchCalendar = () => void load().catch(() => {})

const Calendar = lazy(untilHere(async () => ({ default: (await load()).Calendar })))
const RangeCalendar = lazy(untilHere(async () => ({ default: (await load()).RangeCalendar })))

export function LateCalendar(props: CalendarProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Calendar {...props} />
    </Suspense>
  )
}

export function LateRangeCalendar(props: RangeCalendarProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <RangeCalendar {...props} />
    </Suspense>
  )
}

/** As high as a month, so that the panel does not jump. */
const Waiting = () => <Skeleton className="h-[332px] w-[336px] max-w-full" />
