import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  DateText,
  type DateForm,
  formatInstant,
  type Instant,
  portalZone,
  readInstant,
  RelativeTime,
} from '#components/index.ts'

const write = (value: Instant, form: DateForm, more = {}) => {
  const read = readInstant(value)
  return (
    read &&
    formatInstant(
      read.at,
      { locale: 'th', form, calendar: 'gregory', timeZone: portalZone, ...more },
      read.wholeDay,
    )
  )
}

describe('a date', () => {
  test.each([
    ['board', '2026.11.20'],
    ['board-time', '2026.11.20 21:40'],
    ['date', '20 พ.ย. 2026'],
    ['date-time', '20 พ.ย. 2026 21:40'],
    ['time', '21:40'],
    ['seconds', '21:40:02'],
  ] as const)('%s', (form, text) => {
    expect(write('2026-11-20T14:40:02Z', form)).toBe(text)
  })

  test('belongs to the day that it is in Bangkok', () => {
    expect(write('2026-11-20T17:30:00Z', 'board-time')).toBe('2026.11.21 00:30')
    expect(write('2026-12-31T17:00:00Z', 'board', { calendar: 'buddhist' })).toBe('2570.01.01')
  })

  test('counts 543 years more on a Buddhist board', () => {
    expect(write('2026-11-20', 'date', { calendar: 'buddhist' })).toBe('20 พ.ย. 2569')
  })

  test('is the portal’s where the server forgot the zone', () => {
    expect(write('2026-11-20 21:40', 'board-time')).toBe('2026.11.20 21:40')
  })

  test('without a time stays that day in every zone, and has no hour', () => {
    const far = { timeZone: 'America/Los_Angeles' }
    expect(write('2026-11-20', 'board', far)).toBe('2026.11.20')
    expect(write('2026-11-20', 'date-time', far)).toBe('20 พ.ย. 2026')
  })

  test('puts the day first in English, and keeps Latin digits', () => {
    expect(write('2026-11-20T14:40:02Z', 'date', { locale: 'en' })).toBe('20 Nov 2026')
    expect(write('2026-11-20T14:40:02Z', 'date', { locale: 'ar' })).toMatch(/20.*2026/)
  })

  test.each([null, undefined, '', 'soon', '2026-13-40', Number.NaN, Infinity, 9e15])(
    '%s is none',
    (value) => expect(readInstant(value)).toBeNull(),
  )
})

describe('on the server', () => {
  test('a date is the portal’s, whatever zone the machine is in', () => {
    const html = renderToString(
      <DateText value="2026-11-20T17:30:00Z" locale="th" form="date-time" afterTime=" น." />,
    )
    expect(html).toContain('21 พ.ย. 2026 00:30 น.')
    expect(html).toContain('dateTime="2026-11-20T17:30:00.000Z"')
  })

  test('nothing follows a date without a time, and nothing is a dash', () => {
    expect(
      renderToString(<DateText value="2026-11-20" locale="th" form="date-time" afterTime=" น." />),
    ).toContain('>20 พ.ย. 2026<')
    expect(
      renderToString(<DateText value="x" locale="th" afterTime=" น." form="time" />),
    ).toContain('>—<')
  })

  test('a relative time is a date, until it is told when the page is drawn', () => {
    const at = Date.UTC(2026, 10, 20, 13)
    const draw = (now?: number) =>
      renderToString(<RelativeTime value={at} locale="en" {...(now ? { now } : {})} />)
    expect(draw()).toContain('>20 Nov 2026<')
    expect(draw(at + 5 * 60_000)).toContain('>5 minutes ago<')
    expect(draw(at + 8 * 86_400_000)).toContain('>20 Nov 2026<')
  })

  test.each(['', 'th_TH'])('a language that is none, “%s”, leaves a dash', (locale) => {
    const at = Date.UTC(2026, 10, 20, 13)
    expect(renderToString(<DateText value={at} locale={locale} />)).toContain('>—<')
    expect(renderToString(<RelativeTime value={at} locale={locale} now={at} />)).toContain('>—<')
  })

  test('so does a zone that is none', () => {
    expect(write('2026-11-20', 'date-time')).not.toBeNull()
    expect(write('2026-11-20T14:40:02Z', 'board', { timeZone: 'Mars/Base' })).toBeNull()
  })
})
