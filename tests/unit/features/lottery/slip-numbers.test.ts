import {
  ordersOf,
  permutations,
  quickPick,
  readPasted,
  sameDigits,
  tableOf,
} from '#features/lottery/slip-numbers.ts'
import { describe, expect, it } from 'vitest'

describe('orders of digits', () => {
  it.each([
    ['7', ['7']],
    ['92', ['29', '92']],
    ['22', ['22']],
    ['112', ['112', '121', '211']],
    ['409', ['049', '094', '409', '490', '904', '940']],
  ])('of %s', (number, orders) => {
    expect(permutations(number)).toEqual(orders)
  })

  it('are as many as the digits allow', () => {
    expect(permutations('0123')).toHaveLength(24)
    expect([1, 2, 3, 4].map(ordersOf)).toEqual([1, 2, 6, 24])
  })
})

it('knows numbers of one digit all through', () => {
  expect(sameDigits(2)).toHaveLength(10)
  expect(sameDigits(3).slice(-2)).toEqual(['888', '999'])
})

describe('a quick pick', () => {
  it('keeps its leading zeros', () => {
    expect(quickPick(3, (bytes) => bytes.fill(7))).toBe('007')
  })

  it('draws again where some numbers would be likelier', () => {
    const drawn = [2 ** 32 - 1, 1_000_123]
    expect(quickPick(3, (bytes) => bytes.fill(drawn.shift() ?? 0))).toBe('123')
    expect(drawn).toEqual([])
  })

  it('is one of as many digits as asked for', () => {
    expect(quickPick(4)).toMatch(/^\d{4}$/)
  })
})

describe('pasted numbers', () => {
  it('come in any arrangement, in the figures of any script', () => {
    expect(readPasted('409, 157\n๐๙๒  386/771', 3).lines.map((line) => line.numbers)).toEqual([
      '409',
      '157',
      '092',
      '386',
      '771',
    ])
  })

  it('may have a stake of their own', () => {
    expect(readPasted('40=20 41 * 5.5 42x100 43', 2)).toEqual({
      lines: [
        { numbers: '40', stake: '20.00' },
        { numbers: '41', stake: '5.50' },
        { numbers: '42', stake: '100.00' },
        { numbers: '43', stake: null },
      ],
      rest: [],
    })
  })

  it('leave behind what cannot be read', () => {
    expect(readPasted('409 40 four 4099 12=0 <b>123', 3)).toEqual({
      lines: [{ numbers: '409', stake: null }],
      rest: ['40', 'four', '4099', '12=0', '<b>123'],
    })
  })

  it('are nothing in an empty field', () => {
    expect(readPasted(' \n ', 3)).toEqual({ lines: [], rest: [] })
  })
})

it('lays out a hundred numbers at a time', () => {
  expect(tableOf(1, '')).toHaveLength(10)
  expect(tableOf(2, '')).toHaveLength(100)
  expect(tableOf(3, '4').slice(0, 2)).toEqual(['400', '401'])
  expect(tableOf(4, '40').at(-1)).toBe('4099')
})
