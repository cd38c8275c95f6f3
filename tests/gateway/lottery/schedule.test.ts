import { describe, expect, test } from 'vitest'
import {
  dayBounds,
  everyDay,
  lastDraw,
  nextDraw,
  numeroOf,
  spacingOf,
  type Schedule,
} from '#gateway/lottery/schedule.ts'

const at = (text: string) => new Date(text)

describe.each<[string, Schedule, string, string, string, string]>([
  [
    'every quarter of an hour',
    { kind: 'every', minutes: 15 },
    '2026-11-20T10:07:00+07:00',
    '2026-11-20T03:15:00.000Z',
    '2026-11-20T03:00:00.000Z',
    '20261120-0041',
  ],
  [
    'every day, after midnight in Bangkok but not in London',
    { kind: 'days', at: '01:25', days: everyDay },
    '2026-11-20T01:24:59+07:00',
    '2026-11-19T18:25:00.000Z',
    '2026-11-18T18:25:00.000Z',
    '20261120',
  ],
  [
    'Fridays alone',
    { kind: 'days', at: '16:00', days: [6] },
    '2026-11-20T16:00:00+07:00',
    '2026-11-27T09:00:00.000Z',
    '2026-11-20T09:00:00.000Z',
    '20261127',
  ],
  [
    'the 1st and the 16th, over the end of a month',
    { kind: 'halves', at: '16:00' },
    '2026-02-17T00:00:00+07:00',
    '2026-03-01T09:00:00.000Z',
    '2026-02-16T09:00:00.000Z',
    '20260301',
  ],
])('%s', (_, schedule, now, next, last, numero) => {
  test('draws next, drew last, and names its issue', () => {
    expect(nextDraw(schedule, at(now)).toISOString()).toBe(next)
    expect(lastDraw(schedule, at(now)).toISOString()).toBe(last)
    expect(numeroOf(schedule, at(next))).toBe(numero)
  })
})

test('midnight’s round is the last of the day before', () => {
  const schedule = { kind: 'every', minutes: 15 } as const
  expect(numeroOf(schedule, at('2026-11-21T00:00:00+07:00'))).toBe('20261120-0096')
  expect(numeroOf(schedule, at('2026-11-21T00:15:00+07:00'))).toBe('20261121-0001')
})

test('spacing is the shortest there is', () => {
  expect(spacingOf({ kind: 'every', minutes: 3 })).toBe(180)
  expect(spacingOf({ kind: 'days', at: '16:00', days: [1, 5, 7] })).toBe(86_400)
  expect(spacingOf({ kind: 'days', at: '16:00', days: [6] })).toBe(7 * 86_400)
})

test('a day in Bangkok begins seven hours before one in London', () => {
  expect(dayBounds('2026-11-20').map((one) => one.toISOString())).toEqual([
    '2026-11-19T17:00:00.000Z',
    '2026-11-20T17:00:00.000Z',
  ])
})
