import { describe, expect, it } from 'vitest'
import {
  dateText,
  dateWords,
  readDate,
  weekStart,
} from '../../../../src/components/forms/date-text.ts'

describe('what was typed', () => {
  it.for([
    ['2026-11-20', 'th'],
    ['2026.11.20', 'th'],
    [' 2026 / 11 / 20 ', 'en'],
    ['20/11/2026', 'th'],
    ['20-11-2026', 'vi'],
    ['11/20/2026', 'en'],
    // Cannot be a month, so it is the day, whatever the language.
    ['20/11/2026', 'en'],
    ['11/20/2026', 'th'],
    ['20/11/2569', 'th'],
    ['2569.11.20', 'en'],
    ['๒๐/๑๑/๒๕๖๙', 'th'],
    ['20261120', 'th'],
    ['20112569', 'th'],
    ['2026年11月20日', 'zh-CN'],
  ] as const)('%s (%s) is the 20th of November 2026', ([text, locale]) => {
    expect(readDate(text, locale)).toBe('2026-11-20')
  })

  it('is read in the order of the language when both would do', () => {
    expect(readDate('04/05/2026', 'th')).toBe('2026-05-04')
    expect(readDate('04/05/2026', 'en')).toBe('2026-04-05')
    expect(readDate('04/05/2026', 'en-GB')).toBe('2026-05-04')
  })

  it.for([
    '',
    'พรุ่งนี้',
    '20/11/26',
    '2026',
    '2026-02-30',
    '29/02/2570',
    '2026-11-20T10:00',
    '31/31/2026',
    '<b>2026-11-20</b>',
    '1'.repeat(5000),
    '2026-11-20-21',
  ])('%s is no date', (text) => {
    expect(readDate(text, 'th')).toBe('')
  })

  it('comes back from what is shown, in both eras', () => {
    for (const date of ['2026-11-20', '2024-02-29', '1998-04-13', '1950-01-01']) {
      for (const era of ['gregorian', 'buddhist'] as const) {
        expect(readDate(dateText(date, era), 'th')).toBe(date)
      }
    }
  })
})

describe('what is shown', () => {
  it('is the board format, in the years of the era', () => {
    expect(dateText('2026-11-20', 'gregorian')).toBe('2026.11.20')
    expect(dateText('2026-11-20', 'buddhist')).toBe('2569.11.20')
    expect(dateText('2026-02-30', 'buddhist')).toBe('')
    expect(dateText('', 'gregorian')).toBe('')
  })

  it.for([
    ['th', 'buddhist', 'วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569'],
    ['th', 'gregorian', 'วันศุกร์ที่ 20 พฤศจิกายน ค.ศ. 2026'],
    ['en', 'gregorian', 'Friday, November 20, 2026'],
    ['zh-CN', 'gregorian', '2026年11月20日星期五'],
    ['vi', 'gregorian', 'Thứ Sáu, 20 tháng 11, 2026'],
    ['id', 'gregorian', 'Jumat, 20 November 2026'],
    ['fil', 'gregorian', 'Biyernes, Nobyembre 20, 2026'],
  ] as const)('is said in %s, %s', ([locale, era, words]) => {
    expect(dateWords('2026-11-20', locale, era, { dateStyle: 'full' })).toBe(words)
  })

  it('survives what is no date and no language', () => {
    expect(dateWords('soon', 'th', 'buddhist', { dateStyle: 'full' })).toBe('')
    expect(dateWords('2026-11-20', 'not a locale', 'gregorian', { month: 'long' })).toBe('November')
    expect(dateWords('2026-11-20', 'ar-u-nu-arab', 'gregorian', { year: 'numeric' })).toMatch(
      /2026/,
    )
  })
})

it('knows where weeks begin', () => {
  expect(['th', 'en', 'id', 'fil', 'zh-CN', 'vi'].map(weekStart)).toEqual([0, 0, 0, 0, 1, 1])
})
