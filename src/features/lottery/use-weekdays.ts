import { useLocale } from '#features/site/index.ts'
import { useMemo } from 'react'
import type { Weekday } from './lottery-list-rules.ts'

/** Names of the days in the language on the page. */
export interface WeekdayNames {
  /** `ศุกร์`, `Friday` */
  long(day: Weekday): string
  /** `ศ`, `Fri` */
  short(day: Weekday): string
}

/** A Saturday, so that Sunday (1) is the day after it. */
const saturday = Date.UTC(2022, 11, 31)
const day = 24 * 60 * 60 * 1000

/** Names of weekdays; Thai goes without its word for day, and is letters where it is short. */
export function useWeekdays(): WeekdayNames {
  const { locale } = useLocale()
  return useMemo(() => {
    const named = (weekday: 'long' | 'short' | 'narrow') => {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
      // A server that counts otherwise gets no word, and no page that falls over.
      return (one: Weekday) =>
        one >= 1 && one <= 7 ? format.format(new Date(saturday + one * day)).replace(/^วัน/, '') : ''
    }
    return { long: named('long'), short: named(locale === 'th' ? 'narrow' : 'short') }
  }, [locale])
}
