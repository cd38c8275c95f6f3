import { describe, expect, it } from 'vitest'
import {
  addDays,
  bangkokDate,
  calendarDate,
  daysBetween,
  fromInstant,
  isCalendarDate,
  lastDays,
  toInstant,
} from '#platform/index.ts'

describe('a date is one that a calendar has', () => {
  it.for(['2026-11-20', '2024-02-29', '0001-01-01', '9999-12-31', '2000-02-29'])('%s', (date) => {
    expect(isCalendarDate(date)).toBe(true)
    expect(fromInstant(toInstant(date))).toBe(date)
  })

  it.for(['', '2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '0000-01-01'])(
    'not %s',
    (date) => {
      expect(isCalendarDate(date)).toBe(false)
      expect(toInstant(date).getTime()).toBeNaN()
    },
  )

  it.for([
    '2026-11-2',
    '20261120',
    '2026-11-20T00:00',
    ' 2026-11-20',
    '๒๕๖๙-๑๑-๒๐',
    'x'.repeat(5000),
  ])('not %s', (date) => expect(isCalendarDate(date)).toBe(false))

  it('is put together of numbers', () => {
    expect(calendarDate(2026, 11, 20)).toBe('2026-11-20')
    expect(calendarDate(99, 1, 1)).toBe('0099-01-01')
    expect(calendarDate(2026, 2, 30)).toBe('')
    expect(calendarDate(2026.5, 2, 3)).toBe('')
    expect(calendarDate(Number.NaN, 2, 3)).toBe('')
    expect(calendarDate(10_000, 1, 1)).toBe('')
  })
})

it('counts days over months, leap years and the ends of time', () => {
  expect(addDays('2026-11-20', 11)).toBe('2026-12-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  // The nights on which clocks change in Europe and America count as any other.
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02')
  expect(addDays('9999-12-31', 1)).toBe('')
  expect(addDays('', 1)).toBe('')
  expect(daysBetween('2026-11-14', '2026-11-20')).toBe(6)
  expect(daysBetween('2026-11-20', '2026-11-14')).toBe(-6)
  expect(daysBetween('', '2026-11-14')).toBeNaN()
})

describe('today is what the wall of the portal says', () => {
  it.for([
    ['2026-11-20T16:59:59Z', '2026-11-20'],
    ['2026-11-20T17:00:00Z', '2026-11-21'],
    ['2026-12-31T17:00:00Z', '2027-01-01'],
    ['', ''],
  ] as const)('%s is %s', ([now, date]) => {
    expect(bangkokDate(Date.parse(now))).toBe(date)
  })
})

it('takes today for one of the last days', () => {
  expect(lastDays('2026-11-20', 1)).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  expect(lastDays('2026-11-20', 7)).toEqual({ from: '2026-11-14', to: '2026-11-20' })
  expect(lastDays('2026-11-20', 30)).toEqual({ from: '2026-10-22', to: '2026-11-20' })
})
