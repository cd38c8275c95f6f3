import { amountOf, minorOf } from '#features/lottery/slip-money.ts'
import { itemsOf, prizeOf, sumsOf } from '#features/lottery/slip-rules.ts'
import { playsOf } from '#gateway/lottery/plays.ts'
import { thaiShapes } from '#gateway/sandbox/content/lotteries.ts'
import { plays, slipLines } from '#stories/fixtures/lottery/bet.ts'
import { describe, expect, it } from 'vitest'

const terms = {
  plays,
  min: '1.00',
  max: '500.00',
  half: new Set(['3top:409', '3top:904']),
  closed: new Set(['3top:111']),
  most: 200,
}

it('counts money in its smallest unit', () => {
  expect(minorOf('12480.00')).toBe(1_248_000)
  expect(minorOf('')).toBe(0)
  expect(amountOf(5)).toBe('0.05')
  expect(amountOf(-8000)).toBe('-80.00')
})

it('pays a stake by its rate, and half of it where too many have the number', () => {
  expect(prizeOf(2000, '900', false)).toBe(1_800_000)
  expect(prizeOf(2000, '900', true)).toBe(900_000)
  expect(prizeOf(2000, '3.2', false)).toBe(6400)
  expect(prizeOf(1, '3.2', true)).toBe(1)
})

describe('the slip of picture 22a', () => {
  const items = itemsOf(slipLines, terms)

  it('has the prizes that are drawn', () => {
    expect(items.map(({ prize }) => prize)).toEqual(['9000.00', '18000.00', '1840.00', '64.00'])
    expect(items.map(({ half }) => half)).toEqual([true, false, false, false])
  })

  it('costs what its lines cost, and wins what can come together', () => {
    expect(sumsOf(items, plays)).toEqual({ total: '80.00', highest: '19904.00' })
  })
})

describe('what keeps a line from being sent', () => {
  const faultOf = (playType: string, numbers: string, stake: string) =>
    itemsOf([{ playType, numbers, stake }], terms)[0]?.fault

  it.each([
    ['3top', '409', '20.00', null],
    ['3top', '409', '', 'none'],
    ['3top', '409', '0.50', 'low'],
    ['3top', '409', '500.01', 'high'],
    ['3top', '409', '99999999999999999999.99', 'high'],
    ['3top', '111', '20.00', 'closed'],
    ['3top', '40', '20.00', 'unknown'],
    ['5top', '40999', '20.00', 'unknown'],
  ])('%s %s for %s: %s', (playType, numbers, stake, fault) => {
    expect(faultOf(playType, numbers, stake)).toBe(fault)
  })

  it('is an amount that can be read, however large', () => {
    const lines = Array.from({ length: 200 }, (_, at) => ({
      playType: '3top',
      numbers: String(at + 200),
      stake: '99999999999999999999.99',
    }))
    const { total, highest } = sumsOf(itemsOf(lines, terms), plays)
    expect([total, highest]).toEqual([
      expect.stringMatching(/^\d+\.\d\d$/),
      expect.stringMatching(/^\d+\.\d\d$/),
    ])
  })

  it('is also that there are more than a ticket can have', () => {
    const items = itemsOf(slipLines, { ...terms, most: slipLines.length - 1 })
    expect(items.map(({ fault }) => fault)).toEqual([null, null, null, 'over'])
  })
})

describe('the highest win', () => {
  const highestAmong =
    (sold: typeof plays) =>
    (...lines: [playType: string, numbers: string][]) =>
      sumsOf(
        itemsOf(
          lines.map(([playType, numbers]) => ({ playType, numbers, stake: '1.00' })),
          { ...terms, plays: sold },
        ),
        sold,
      ).highest
  const highest = highestAmong(plays)

  it('adds what one result brings, and takes the better of what cannot come together', () => {
    expect(highest(['3top', '123'], ['2top', '23'], ['1top', '1'])).toBe('995.20')
    expect(highest(['3top', '123'], ['3top', '124'])).toBe('900.00')
    expect(highest(['3top', '123'], ['3tod', '321'])).toBe('1050.00')
    expect(highest(['4top', '9123'], ['3top', '123'])).toBe('4900.00')
    expect(highest(['2top', '23'], ['2bottom', '45'])).toBe('184.00')
    expect(highest()).toBe('0.00')
  })

  it('of the Thai draw has both of its last-three numbers, and its last two beside them', () => {
    const thai = highestAmong([...playsOf(thaiShapes)])
    expect(thai(['3bottom', '123'], ['3bottom', '456'])).toBe('900.00')
    // There are two, and no third.
    expect(thai(['3bottom', '123'], ['3bottom', '456'], ['3bottom', '789'])).toBe('900.00')
    // One number is paid once, though both may be it.
    expect(thai(['3bottom', '123'])).toBe('450.00')
    // The last two are a prize of their own: they need not be the end of the three.
    expect(thai(['3bottom', '123'], ['2bottom', '45'], ['1bottom', '4'])).toBe('546.20')
    expect(highest(['3bottom', '123'], ['2bottom', '45'])).toBe('450.00')
    expect(thai(['3top', '123'], ['3bottom', '456'], ['3bottom', '789'])).toBe('1800.00')
  })
})
