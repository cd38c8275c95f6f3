/**
 * Calendar dates as `YYYY-MM-DD`, Gregorian: a day on the wall, with no time and no zone. '' stands for
 * none. They sort and compare as the texts they are.
 */
export type CalendarDate = string

/** The first and the last day of a stretch of days, both in it; '' where there is none. */
export interface DateRange {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

const shape = /^(\d{4})-(\d{2})-(\d{2})$/
const day = 86_400_000

/** A date of three numbers; '' for one that no calendar has (30 February, month 13, year 0). */
export function calendarDate(year: number, month: number, dayOfMonth: number): CalendarDate {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, dayOfMonth)
  const same =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === dayOfMonth
  return same && year >= 1 && year <= 9999 ? fromInstant(date) : ''
}

/** Whether a text is a date that there is. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, dayOfMonth] = shape.exec(text) ?? []
  return calendarDate(Number(year), Number(month), Number(dayOfMonth)) !== ''
}

/** The instant at which a date begins in UTC, for `Intl` with `timeZone: 'UTC'`; invalid for none. */
export const toInstant = (date: CalendarDate): Date =>
  new Date(isCalendarDate(date) ? `${date}T00:00:00Z` : Number.NaN)

/** The date that UTC has at an instant. */
export const fromInstant = (instant: Date): CalendarDate =>
  Number.isNaN(instant.getTime()) ? '' : new Date(+instant).toISOString().slice(0, 10)

/** The date so many days later, or earlier; '' for none, and beyond the year 9999. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(toInstant(date).getTime() + days * day)
  const year = moved.getUTCFullYear()
  return year >= 1 && year <= 9999 ? fromInstant(moved) : ''
}

/** How many days the second date is after the first; `NaN` for none. */
export const daysBetween = (first: CalendarDate, second: CalendarDate): number =>
  (toInstant(second).getTime() - toInstant(first).getTime()) / day

/** The date on the wall in Bangkok at an instant in milliseconds: seven hours ahead, all year. */
export const bangkokDate = (now: number): CalendarDate => fromInstant(new Date(now + 7 * 3_600_000))

/** The last so many days, today among them: 1 is today alone, 7 a week. */
export const lastDays = (today: CalendarDate, days: number): DateRange => ({
  from: addDays(today, 1 - days),
  to: today,
})
