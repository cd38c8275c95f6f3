import { describe, expect, test } from 'vitest'
import {
  alone,
  heightScale,
  isDrawable,
  nameSteps,
  shortName,
  thin,
} from '../../../../src/components/data/chart-scale.ts'

describe('the axis', () => {
  test.each([
    [[42_000, 96_000], 0, 100_000],
    [[-2180, 1020], -3000, 2000],
    [[-5, -1], -5, 0],
    [[0, 0], 0, 1],
    [[7.25e15], 0, 8e15],
  ])('of %j goes from %d to %d, through zero', (values, low, high) => {
    const { ticks, at } = heightScale([values])!
    expect([ticks[0], ticks.at(-1)]).toEqual([low, high])
    expect(ticks).toContain(0)
    expect([at(low), at(high)]).toEqual([100, 0])
  })

  test('has even steps with both ends on it, whatever the numbers', () => {
    for (let seed = 1; seed < 400; seed++) {
      const values = [((seed * 7919) % 1999) - 999, (seed * 104_729) % 10 ** (seed % 9)]
      const { ticks, at } = heightScale([values])!
      expect(at(ticks[0]!), values.join()).toBeCloseTo(100)
      expect(at(ticks.at(-1)!), values.join()).toBeCloseTo(0)
      for (const value of values) {
        expect(at(value)).toBeGreaterThanOrEqual(-1e-9)
        expect(at(value)).toBeLessThanOrEqual(100 + 1e-9)
      }
    }
  })

  test.each([[[]], [[null, undefined]], [[Number.NaN, Infinity, -Infinity, 1e305]]])(
    'of %j is none',
    (values) => expect(heightScale([values])).toBeNull(),
  )

  test('bears ten thousand points and the largest number that it takes', () => {
    expect(heightScale([Array.from({ length: 200_000 }, (_, at) => at)])!.ticks.at(-1)).toBe(
      200_000,
    )
    const { ticks } = heightScale([[1e300, -1e300]])!
    expect(ticks.every(isDrawable)).toBe(true)
  })
})

describe('points', () => {
  test('few are all drawn', () => expect(thin([1, null, 3])).toEqual([0, 1, 2]))

  test('of many the peaks and the pits stay, in order', () => {
    const values = Array.from({ length: 10_000 }, (_, at) =>
      at === 6543 ? 99 : at === 12 ? -99 : 0,
    )
    const kept = thin(values)
    expect(kept.length).toBeLessThanOrEqual(400)
    expect(kept).toEqual(expect.arrayContaining([12, 6543]))
    expect(kept.toSorted((a, b) => a - b)).toEqual(kept)
  })

  test('of many a gap stays a gap', () => {
    const values = Array.from({ length: 1000 }, (_, at) => (at < 500 ? 1 : null))
    expect(thin(values).some((at) => values[at] === null)).toBe(true)
  })

  test('between gaps are alone', () => {
    expect(alone([1, null, 2, Number.NaN, 3, 4, null])).toEqual([0, 2])
    expect(alone([7])).toEqual([0])
  })
})

describe('names', () => {
  test.each([
    [0, 1, 1],
    [4, 1, 1],
    [14, 2, 4],
    [10_000, 1429, 2858],
  ])('of %i points stand every %i, or every %i', (count, wide, narrow) => {
    expect(nameSteps(count)).toEqual({ wide, narrow })
  })

  test('are cut between letters, never between a letter and its marks', () => {
    expect(shortName('16 พ.ย.')).toBe('16 พ.ย.')
    expect(shortName('ซ้ำปั๊มกู้ที่นี่ญี่ปุ่น', 4)).toBe('ซ้ำปั๊…')
    expect(shortName('กู้ที่นี่', 2)).toBe('กู้…')
    expect(shortName('')).toBe('')
  })
})
