import {
  calendarDate,
  type CalendarDate,
  isCalendarDate,
  latinDigits,
  toInstant,
} from '#platform/index.ts'
import { languageTag } from '../language-tag.ts'

/** Which years are shown: those of the common era, or Thai ones, 543 ahead. Values never change. */
export type Era = 'gregorian' | 'buddhist'

const ahead = { gregorian: 0, buddhist: 543 }
/** Nobody means a Gregorian year from here on: it is a Buddhist one. */
const buddhistFrom = 2400

const calendars = { gregorian: 'gregory', buddhist: 'buddhist' }
const formats = new Map<string, Intl.DateTimeFormat>()

/** A formatter of dates in a language; years of the era, Latin digits. Made once. */
function formatter(locale: string, era: Era, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale, era, options])
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(`${languageTag(locale)}-u-ca-${calendars[era]}-nu-latn`, {
    ...options,
    timeZone: 'UTC',
  })
  formats.set(key, made)
  return made
}

/** A date in words, as `Intl` writes it; '' for none. */
export const dateWords = (
  date: CalendarDate,
  locale: string,
  era: Era,
  options: Intl.DateTimeFormatOptions,
): string => (isCalendarDate(date) ? formatter(locale, era, options).format(toInstant(date)) : '')

/** `2026.11.20`, or `2569.11.20`: what a date field shows, one order in every language. */
export function dateText(date: CalendarDate, era: Era): string {
  if (!isCalendarDate(date)) return ''
  const [year = '', month, day] = date.split('-')
  return [String(Number(year) + ahead[era]).padStart(4, '0'), month, day].join('.')
}

/** Whether the language writes the month before the day. */
function isMonthFirst(locale: string): boolean {
  const parts = formatter(locale, 'gregorian', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(0)
  const at = (type: string) => parts.findIndex((part) => part.type === type)
  return at('month') < at('day') && at('day') < at('year')
}

/**
 * The date that somebody typed: year first or last, any separator or none, digits of any script, years
 * of either era (from 2400 on they are Buddhist). '' for what is no date; two digits are no year.
 */
export function readDate(text: string, locale: string): CalendarDate {
  const written = latinDigits(text.trim().slice(0, 40))
  if (!/^[\d\s./,年月日\-–−]*$/.test(written)) return ''
  const numbers = written.match(/\d+/g) ?? []
  const compact = numbers.length === 1 && /^\d{8}$/.test(numbers[0] ?? '') ? (numbers[0] ?? '') : ''
  const pieces = (...ends: number[]) =>
    ends.map((end, index) => compact.slice(index === 0 ? 0 : ends[index - 1], end))
  const ways = compact ? [pieces(4, 6, 8), pieces(2, 4, 8)] : numbers.length === 3 ? [numbers] : []
  for (const [first = '', second = '', third = ''] of ways) {
    const orders = [
      first.length === 4 && [first, second, third],
      third.length === 4 &&
        (isMonthFirst(locale) ? [third, first, second] : [third, second, first]),
      third.length === 4 &&
        (isMonthFirst(locale) ? [third, second, first] : [third, first, second]),
    ]
    for (const order of orders) {
      if (!order || order.some((number) => number.length > 4)) continue
      const [year = 0, month = 0, day = 0] = order.map(Number)
      const date = calendarDate(year >= buddhistFrom ? year - 543 : year, month, day)
      if (date) return date
    }
  }
  return ''
}

/** Where a week begins, 0 for Sunday, in the languages of the portal (CLDR); Monday elsewhere. */
const sundayFirst = new Set(['th', 'en', 'id', 'fil', 'ja', 'ko', 'hi'])

export const weekStart = (locale: string): 0 | 1 =>
  sundayFirst.has(locale.split('-')[0] ?? '') ? 0 : 1
