import { UTCDateMini } from '@date-fns/utc'
import type { ComponentProps } from 'react'
import { DayPicker, type DateRange as Days, type PropsBase } from 'react-day-picker'

import {
  addDays,
  type CalendarDate,
  type DateRange,
  fromInstant,
  isCalendarDate,
  toInstant,
} from '#platform/index.ts'
import { cx } from '../cx.ts'
import { languageTag } from '../language-tag.ts'
import { Arrow, calendarClasses, DayKey, JumpList, JumpLists } from './calendar-parts.tsx'
import { dateWords, type Era, weekStart } from './date-text.ts'

export type { Era } from './date-text.ts'

/** Years of the common era or Thai ones; one month or two. */
export const calendarAxes = { era: ['gregorian', 'buddhist'], months: [1, 2] } as const

/** The words of a calendar; months, weekdays and dates themselves come from `Intl`. */
export type CalendarLabels = {
  /** Says what the left arrow does. */
  previousLabel: string
  /** Says what the right arrow does. */
  nextLabel: string
  /** Names the list of months. */
  monthLabel: string
  /** Names the list of years. */
  yearLabel: string
  /** Read out after a day that is chosen. */
  selectedLabel: string
}

type CommonProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'> &
  CalendarLabels & {
    /** Names the calendar: what the date is for. */
    label: string
    /** Today where the portal is, `YYYY-MM-DD`, marked and shown first. */
    today: CalendarDate
    /** BCP 47: names of months and days, first day of the week. */
    locale: string
    /** Which years are shown; values stay Gregorian. @default 'gregorian' */
    era?: Era
    /** The first day that can be chosen. */
    min?: CalendarDate
    /** The last day that can be chosen. */
    max?: CalendarDate
    /** Months side by side, where there is room. @default 1 */
    months?: (typeof calendarAxes.months)[number]
    /** Month and year are lists, for dates long ago. @default false */
    jump?: boolean
    /** Takes the focus to the chosen day, or today, when it appears. @default false */
    focusDay?: boolean
  }

export type CalendarProps = CommonProps & {
  /** The chosen date, or ''. */
  value: CalendarDate
  /** A day was chosen. */
  onValueChange: (date: CalendarDate) => void
}

/** A month of days, of which one is chosen. Arrows, Page Up and Down, Home and End move (APG grid). */
export function Calendar({ value, onValueChange, ...rest }: CalendarProps) {
  const { root, picker } = split(rest, value)
  return (
    <div {...root}>
      <DayPicker
        {...picker}
        mode="single"
        required
        selected={day(value)}
        onSelect={(date) => onValueChange(fromInstant(date))}
      />
    </div>
  )
}

export type RangeCalendarProps = CommonProps & {
  /** The chosen days; while only the first is known, `to` is ''. */
  value: DateRange
  /** The first or the last day was chosen. */
  onValueChange: (range: DateRange) => void
}

/** Months of days, of which a stretch is chosen by its first and its last day, in either order. */
export function RangeCalendar({ value, onValueChange, ...rest }: RangeCalendarProps) {
  const { root, picker } = split(rest, value.from)
  const from = day(value.from)
  return (
    <div {...root}>
      <DayPicker
        {...picker}
        mode="range"
        required
        resetOnSelect
        selected={from && { from, to: day(value.to) }}
        onSelect={(range: Days) =>
          onValueChange({
            from: range.from ? fromInstant(range.from) : '',
            to: range.to ? fromInstant(range.to) : '',
          })
        }
      />
    </div>
  )
}

/**
 * A date as the library is told of it: one that counts in UTC, where days have no edges. Its own way
 * there, by a zone's name, asks `Intl` thousands of times for a month.
 */
const day = (date: CalendarDate) =>
  isCalendarDate(date) ? new UTCDateMini(toInstant(date)) : undefined

const dateLib = {
  today: () => new UTCDateMini(),
  newDate: (year: number, month: number, date: number) => new UTCDateMini(year, month, date),
}

const components = {
  DayButton: DayKey,
  Dropdown: JumpList,
  DropdownNav: JumpLists,
  Chevron: Arrow,
}

/** What the root takes, and what the library is told. */
function split(props: CommonProps, shown: CalendarDate) {
  const {
    label,
    today,
    locale,
    era = 'gregorian',
    min = '',
    max = '',
    months = 1,
    jump = false,
    focusDay = false,
    previousLabel,
    nextLabel,
    monthLabel,
    yearLabel,
    selectedLabel,
    className,
    ...root
  } = props
  const say = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    dateWords(fromInstant(date), locale, era, options)
  // Not `dateStyle`: its day may begin with a zero, which the day in the grid does not say.
  const full = say({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const caption = say({ month: 'long', year: 'numeric' })
  // Limits that leave no day: all are shown, none can be chosen.
  const none = isCalendarDate(min) && isCalendarDate(max) && min > max
  const first = none ? undefined : day(min)
  const last = none ? undefined : day(max)
  const picker: PropsBase = {
    dateLib,
    today: day(today),
    locale: { code: languageTag(locale) },
    weekStartsOn: weekStart(locale),
    defaultMonth: day(inside(isCalendarDate(shown) ? shown : today, min, max)),
    startMonth: first ?? (jump ? day(addDays(today, -365 * 120)) : undefined),
    endMonth: last ?? (jump ? day(addDays(today, 365 * 10)) : undefined),
    disabled: none || [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])],
    numberOfMonths: months,
    fixedWeeks: true,
    navLayout: 'around',
    captionLayout: jump ? 'dropdown' : 'label',
    autoFocus: focusDay,
    classNames: calendarClasses,
    components,
    formatters: {
      formatCaption: caption,
      formatDay: (date) => String(date.getDate()),
      formatMonthDropdown: say({ month: 'long' }),
      formatYearDropdown: (date) => String(date.getFullYear() + (era === 'buddhist' ? 543 : 0)),
      formatWeekdayName: weekdayNames(locale),
    },
    labels: {
      labelPrevious: () => previousLabel,
      labelNext: () => nextLabel,
      labelMonthDropdown: () => monthLabel,
      labelYearDropdown: () => yearLabel,
      labelGrid: caption,
      labelWeekday: say({ weekday: 'long' }),
      labelDayButton: (date, { selected }) =>
        selected ? `${full(date)}, ${selectedLabel}` : full(date),
    },
  }
  return {
    picker,
    root: {
      role: 'group',
      'aria-label': label,
      ...root,
      'data-slot': 'calendar',
      className: cx('w-full', months === 1 && 'max-w-[336px]', className),
    },
  }
}

/** The nearest date that may be chosen. */
function inside(date: CalendarDate, min: CalendarDate, max: CalendarDate): CalendarDate {
  if (isCalendarDate(min) && date < min) return min
  return isCalendarDate(max) && date > max ? max : date
}

/** Weekdays in a letter where seven letters differ (ศ, T6, 五), in three where they do not (Fri). */
function weekdayNames(locale: string): (date: Date) => string {
  const name = (weekday: 'narrow' | 'short') => (date: Date) =>
    dateWords(fromInstant(date), locale, 'gregorian', { weekday })
  const week = [1, 2, 3, 4, 5, 6, 7].map((date) => new Date(Date.UTC(2026, 10, date)))
  return new Set(week.map(name('narrow'))).size === 7 ? name('narrow') : name('short')
}
