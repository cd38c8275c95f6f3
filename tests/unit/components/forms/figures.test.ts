import { describe, expect, it } from 'vitest'
import {
  decimalOf,
  finished,
  fromUnits,
  keyed,
  plainOf,
  separatorsOf,
  stepFrom,
  unitsOf,
  written,
} from '../../../../src/components/forms/figures.ts'

const english = { group: ',', decimal: '.', decimals: 2, signed: false }
const indonesian = { group: '.', decimal: ',', decimals: 2, signed: false }

describe('what is pasted', () => {
  it.each([
    ['1,234.50', '1234.50'],
    ['฿1,234.50', '1234.50'],
    ['  1 234.50 บาท ', '1234.50'],
    ['๑,๒๓๔.๕๐', '1234.50'],
    ['１，２３４．５', '1234.5'],
    ['1.234,50', '1234.50'],
    ['Rp. 1.234.567', '1234567'],
    ['1,234', '1234'],
    ['1,234,567', '1234567'],
    ['12,5', '12.5'],
    ['0,50', '0.50'],
    ['.5', '0.5'],
    ['12.345', '12.34'],
    ['-5', '5'],
    ['0007', '7'],
    ['no amount', ''],
    ['', ''],
    ['1,2.3,4', '1234'],
    ['9'.repeat(5000), '9'.repeat(15)],
  ])('%j is %j', (text, plain) => {
    expect(plainOf(text, english, false)).toBe(plain)
  })

  it('is read by the separators of the language where it could be either', () => {
    expect(plainOf('1.234', english, false)).toBe('1.23')
    expect(plainOf('1.234', indonesian, false)).toBe('1234')
    expect(plainOf('1,234', indonesian, false)).toBe('1.23')
  })

  it('keeps a minus where there may be one, however it is written', () => {
    const signed = { ...english, signed: true }
    for (const text of ['-5', '−5', '–5', '－5']) expect(plainOf(text, signed, false)).toBe('-5')
  })

  it('has no decimals where there are none', () => {
    expect(plainOf('1,234.50', { ...english, decimals: 0 }, false)).toBe('1234')
  })
})

it('takes what stood here for what it is: a group that lost a figure is no decimal', () => {
  expect(plainOf('1,23', english, true)).toBe('123')
  expect(plainOf('12.', english, true)).toBe('12.')
  expect(plainOf('1.2.3', english, true)).toBe('1.23')
})

it('takes the other mark for the point when it was a key at the end', () => {
  const now = (text: string, key: string, isForeign = false, style = english) =>
    keyed({ text, isForeign }, key, style)
  expect(now('12,', ',')).toEqual({ text: '12.', isForeign: true })
  expect(now('12,', '')).toEqual({ text: '12,', isForeign: false })
  expect(now('1.2,', ',')).toEqual({ text: '1.2,', isForeign: false })
  expect(now('1.234', '4', true)).toEqual({ text: '1234', isForeign: false })
  expect(now('1.234', '4')).toEqual({ text: '1.234', isForeign: false })
  expect(now('1.23x', 'x', true)).toEqual({ text: '1.23x', isForeign: true })
  const fils = { ...english, decimals: 3 }
  expect(now('1.234', '4', true, fils)).toEqual({ text: '1.234', isForeign: true })
})

it.each([
  ['1234567.5', '1,234,567.5'],
  ['123', '123'],
  ['1234.', '1,234.'],
  ['-1234', '\u22121,234'],
  ['-', '\u2212'],
  ['', ''],
])('%j is written %j', (plain, text) => {
  expect(written(plain, english)).toBe(text)
})

it.each([
  ['12.', '12'],
  ['12.5', '12.50'],
  ['12.00', '12'],
  ['-', ''],
  ['1,2', ''],
  ['NaN', ''],
])('%j is %j once it is finished', (plain, text) => {
  expect(finished(plain, english)).toBe(text)
})

it('tells all decimals, and never a minus nothing', () => {
  expect(decimalOf('12.', english)).toBe('12.00')
  expect(decimalOf('0.1', english)).toBe('0.10')
  expect(decimalOf('-0', english)).toBe('0.00')
  expect(decimalOf('', english)).toBe('')
  expect(decimalOf('-', english)).toBe('')
})

it('counts where floats would not', () => {
  expect(unitsOf('999999999999999.99', 2)).toBe(99_999_999_999_999_999n)
  expect(fromUnits(99_999_999_999_999_999n, 2)).toBe('999999999999999.99')
  expect(fromUnits(-5n, 2)).toBe('-0.05')
  expect(unitsOf('1e5', 2)).toBeNull()
  expect(unitsOf(undefined, 2)).toBeNull()
})

describe('a step', () => {
  it.each([
    ['from none to the least', null, 1, { min: 5n, step: 5n }, 5n],
    ['from none, without a least', null, 1, { step: 5n }, 5n],
    ['up', 5n, 1, { min: 5n, step: 5n }, 10n],
    ['up to the next whole one', 7n, 1, { min: 0n, step: 5n }, 10n],
    ['down to the next whole one', 7n, -1, { min: 0n, step: 5n }, 5n],
    ['down', 10n, -1, { min: 0n, step: 5n }, 5n],
    ['no further than the least', 5n, -1, { min: 5n, step: 5n }, 5n],
    ['no further than the most', 8n, 1, { min: 0n, max: 9n, step: 5n }, 9n],
    ['back into the bounds', 50n, 1, { min: 0n, max: 9n, step: 1n }, 9n],
    ['below nothing', -3n, -1, { step: 2n }, -4n],
  ] as const)('goes %s', (_, now, by, bounds, next) => {
    expect(stepFrom(now, by, bounds)).toBe(next)
  })
})

it('knows the separators of our languages, and of none', () => {
  expect(separatorsOf('th')).toEqual({ group: ',', decimal: '.' })
  expect(separatorsOf('vi')).toEqual({ group: '.', decimal: ',' })
  expect(separatorsOf('no such language')).toEqual({ group: ',', decimal: '.' })
})
