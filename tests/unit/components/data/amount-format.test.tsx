import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Amount, formatAmount, fromMinor, signOf } from '#components/index.ts'

const baht = { locale: 'th', currency: 'THB' }

describe('an amount', () => {
  test.each([
    ['1234.5', {}, '฿1,234.50'],
    ['-1234.5', {}, '−฿1,234.50'],
    ['+1234.5', {}, '฿1,234.50'],
    ['1234.5', { sign: 'always' }, '+฿1,234.50'],
    ['0', { sign: 'always' }, '฿0.00'],
    ['-0.00', {}, '฿0.00'],
    ['1000.00', { round: true }, '฿1,000'],
    ['1000.50', { round: true }, '฿1,000.50'],
    ['1234.5', { currency: null }, '$1,234.50'],
    ['1234.5', { symbol: '◈' }, '◈1,234.50'],
  ] as const)('%s with %o is %s', (value, more, text) => {
    expect(formatAmount(value, { ...baht, ...more })).toBe(text)
  })

  test('keeps every digit that a float would lose', () => {
    expect(formatAmount('90071992547409931.27', baht)).toBe('฿90,071,992,547,409,931.27')
  })

  test('never breaks between figure and unit', () => {
    expect(formatAmount('-1234567', { locale: 'vi', currency: 'VND' })).toBe('−1.234.567\u00a0₫')
  })

  test.each(['', 'NaN', '1,234', '1e9', '0x10', '<b>1</b>', '--1'])('“%s” is none', (value) => {
    expect(formatAmount(value, baht)).toBeNull()
    expect(signOf(value)).toBe(0)
  })

  test('in a currency or a language that does not exist is none either', () => {
    expect(formatAmount('1', { locale: 'th', currency: 'nonsense' })).toBeNull()
    expect(formatAmount('1', { locale: '!', currency: 'THB' })).toBeNull()
  })
})

describe('minor units', () => {
  test.each([
    [123_450, 2, '1234.50'],
    [-5, 2, '-0.05'],
    [0, 2, '0.00'],
    [9_007_199_254_740_993n, 2, '90071992547409.93'],
    [500, 0, '500'],
  ] as const)('%s over %i digits are %s', (minor, digits, text) => {
    expect(fromMinor(minor, digits)).toBe(text)
  })

  test.each([0.1, Number.NaN, 2 ** 60])('%s is no count of anything', (minor) => {
    expect(fromMinor(minor)).toBeNull()
  })
})

describe('the component', () => {
  const toneOf = (value: string, hidden?: string) =>
    /text-(positive|negative)/.exec(
      renderToString(
        <Amount {...baht} value={value} tone="sign" {...(hidden ? { hidden } : {})} />,
      ),
    )?.[1]

  test('colours by sign, and a hidden amount not at all', () => {
    expect(toneOf('1')).toBe('positive')
    expect(toneOf('-0.01')).toBe('negative')
    expect(toneOf('-0.00')).toBeUndefined()
    expect(toneOf('-1', 'hidden')).toBeUndefined()
  })

  test('keeps what is hidden out of the page', () => {
    expect(renderToString(<Amount {...baht} value="12480.00" hidden="hidden" />)).not.toContain(
      '12,4',
    )
  })
})
