import { describe, expect, test } from 'vitest'
import { pageItems } from '#components/navigation/page-items.ts'

describe('pageItems shows three pages around and one at each end', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [2, 3, [1, 2, 3]],
    [1, 5, [1, 2, 3, 4, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 52, [1, 2, 3, 'gap-end', 52]],
    [2, 52, [1, 2, 3, 'gap-end', 52]],
    [3, 52, [1, 2, 3, 4, 'gap-end', 52]],
    [4, 52, [1, 2, 3, 4, 5, 'gap-end', 52]],
    [10, 52, [1, 'gap-start', 9, 10, 11, 'gap-end', 52]],
    [49, 52, [1, 'gap-start', 48, 49, 50, 51, 52]],
    [52, 52, [1, 'gap-start', 50, 51, 52]],
  ])('page %i of %i', (current, count, items) => {
    expect(pageItems(current, count)).toEqual(items)
  })

  test('a current page beyond the ends is pulled in', () => {
    expect(pageItems(99, 5)).toEqual(pageItems(5, 5))
    expect(pageItems(-1, 5)).toEqual(pageItems(1, 5))
    expect(pageItems(1, 0)).toEqual([1])
  })

  test.each([1e8, 1e12, Number.MAX_SAFE_INTEGER, 1e300, Infinity])(
    '%d pages are not walked one by one',
    (count) => {
      const items = pageItems(5, count, 3, 2)
      expect(items.slice(0, 7)).toEqual([1, 2, 3, 4, 5, 6, 'gap-end'])
      expect(items).toHaveLength(9)
    },
  )

  test('no margin leaves the row to the window', () => {
    expect(pageItems(5, 1e9, 3, 0)).toEqual(['gap-start', 4, 5, 6])
    expect(pageItems(1e9, 1e9, 3, 0)).toEqual(['gap-start', 1e9 - 2, 1e9 - 1, 1e9])
  })

  test('every row is in order, keeps its ends, and has no page twice', () => {
    for (let count = 1; count <= 30; count++) {
      for (let current = 1; current <= count; current++) {
        const pages = pageItems(current, count).filter((item) => typeof item === 'number')
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b))
        expect([pages[0], pages.at(-1)]).toEqual([1, count])
        expect(pages).toContain(current)
      }
    }
  })

  test('range and margin can be others', () => {
    expect(pageItems(10, 20, 5, 2)).toEqual([
      1,
      2,
      'gap-start',
      8,
      9,
      10,
      11,
      12,
      'gap-end',
      19,
      20,
    ])
  })
})
