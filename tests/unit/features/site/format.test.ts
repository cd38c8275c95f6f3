// @isolate: formats are made once, on first use
import { createFormat } from '#features/site/index.ts'
import { expect, test } from 'vitest'

const instant = '2026-11-20T14:32:00.000Z'

test('money is formatted from text, never through a float', () => {
  const { money } = createFormat('en', 'THB')
  expect(money('1234.50')).toBe('฿1,234.50')
  expect(money('9007199254740993.01')).toBe('฿9,007,199,254,740,993.01')
  expect(money('0.10')).toBe('฿0.10')
})

test('a loss carries a minus sign, not a hyphen', () => {
  expect(createFormat('en', 'THB').money('-12.00')).toBe('\u2212฿12.00')
})

test('an operator without a currency gets the dollar sign', () => {
  expect(createFormat('en', null).money('5.00')).toBe('$5.00')
})

test('copy rounds what has no decimals', () => {
  expect(createFormat('th', 'THB').roundMoney('1000.00')).toBe('฿1,000')
})

test('Thai dates are Gregorian, in Latin digits, with the sign of the hour', () => {
  const format = createFormat('th', 'THB')
  expect(format.date(instant)).toBe('20 พ.ย. 2026')
  expect(format.dateTime(instant)).toBe('20 พ.ย. 2026 21:32\u00a0น.')
})

test.each(['th', 'en', 'vi', 'id', 'zh-CN', 'fil'] as const)(
  'a board date reads the same in %s',
  (locale) => {
    expect(createFormat(locale, 'THB').boardDate(instant)).toBe('2026.11.20')
  },
)

test('what is no date and no amount is a dash', () => {
  const format = createFormat('th', 'THB')
  for (const write of ['dateTime', 'time', 'date', 'boardDate', 'money', 'roundMoney'] as const)
    expect(format[write]('\u200b soon')).toBe('—')
})

test('is made once for whoever asks, and no sooner than it is used', () => {
  const { NumberFormat, DateTimeFormat } = Intl
  const made: unknown[] = []
  // A class of its own for each, that counts what is made of it.
  Intl.NumberFormat = class extends NumberFormat {
    constructor(...given: ConstructorParameters<typeof NumberFormat>) {
      super(...given)
      made.push(given)
    }
  } as typeof NumberFormat
  Intl.DateTimeFormat = class extends DateTimeFormat {
    constructor(...given: ConstructorParameters<typeof DateTimeFormat>) {
      super(...given)
      made.push(given)
    }
  } as typeof DateTimeFormat
  try {
    const format = createFormat('vi', 'PHP')
    expect(createFormat('vi', 'PHP')).toBe(format)
    expect(createFormat('vi', 'THB')).not.toBe(format)
    expect(made).toHaveLength(0)
    for (const amount of ['1.00', '2.00', '3.00']) format.money(amount)
    expect(made).toHaveLength(1)
  } finally {
    Object.assign(Intl, { NumberFormat, DateTimeFormat })
  }
})
