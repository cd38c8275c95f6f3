import { emblemOf } from '#features/rewards/emblem.ts'
import {
  chooseRewards,
  convertFault,
  creditOf,
  mallAddress,
  mostOf,
  mostToConvert,
  readMallFilter,
  standingOf,
  timesMoney,
} from '#features/rewards/mall-rules.ts'
import {
  asksRedemptions,
  readRedemptionFilter,
  redemptionsHref,
} from '#features/rewards/redemption-rules.ts'
import { config, kite, makeReward, shelf } from '#stories/fixtures/rewards/rewards.ts'
import { describe, expect, it } from 'vitest'

const everything = { category: null, within: false, sort: 'house', pageNo: 1 } as const

describe('the address of the mall', () => {
  it.for([
    ['', everything],
    [
      '?category=credit&within=1&sort=cheapest&pageNo=3',
      { category: 'credit', within: true, sort: 'cheapest', pageNo: 3 },
    ],
    ['?category=<b>&within=yes&sort=best&pageNo=-1', everything],
    ['?pageNo=1e9', everything],
  ] as const)('reads %s', ([search, filter]) => {
    expect(readMallFilter(search)).toEqual(filter)
  })

  it('says again what it read', () => {
    const filter = { category: 'perks', within: true, sort: 'dearest', pageNo: 2 } as const
    expect(readMallFilter(new URL(mallAddress(filter), 'http://x').search)).toEqual(filter)
    expect(mallAddress(everything)).toBe('/pointMall')
  })

  it('knows the redemptions', () => {
    const filter = { pageNo: 2, status: 'rejected' } as const
    const { search } = new URL(redemptionsHref(filter), 'http://x')
    expect(asksRedemptions(search)).toBe(true)
    expect(readRedemptionFilter(search)).toEqual(filter)
    expect(readRedemptionFilter('?status=lost&pageNo=0')).toEqual({ pageNo: 1, status: null })
    expect(asksRedemptions('')).toBe(false)
  })
})

describe('a reward', () => {
  const vip = makeReward({ minRank: 4, points: 10 })

  it('is sold out before it is anything else', () => {
    expect(standingOf(makeReward({ stock: 0, minRank: 9 }), { points: 0, rank: 0 })).toBe(
      'sold-out',
    )
  })

  it('is for a rank, then for who has the points', () => {
    expect(standingOf(vip, { points: 99, rank: 3 })).toBe('rank')
    expect(standingOf(vip, { points: 9, rank: 4 })).toBe('short')
    expect(standingOf(vip, { points: 10, rank: 4 })).toBe('open')
    expect(standingOf(vip, null)).toBe('open')
  })

  it('can be had as often as points and stock go, ten at the most, and never less than once', () => {
    expect(mostOf(makeReward(), 4280, 10)).toBe(4)
    expect(mostOf(makeReward({ points: 1 }), 4280, 10)).toBe(10)
    expect(mostOf(makeReward({ points: 1, stock: 3 }), 4280, 10)).toBe(3)
    expect(mostOf(makeReward(), 0, 10)).toBe(1)
    expect(mostOf(makeReward({ points: 0 }), 5, 10)).toBe(5)
  })

  it('has a drawing of ours, whatever the server names', () => {
    expect(emblemOf('lantern')).toBe('lantern')
    expect(emblemOf('constructor')).toBe('lotus')
  })
})

describe('a choice', () => {
  const purse = { points: 1500, rank: 3 }

  it('keeps the house’s order, or sorts by points', () => {
    const all = [...shelf, kite]
    expect(chooseRewards(all, everything, purse).rewards).toEqual(all)
    const points = (sort: 'cheapest' | 'dearest') =>
      chooseRewards(all, { ...everything, sort }, purse).rewards.map((one) => one.points)
    expect(points('cheapest')).toEqual(points('cheapest').toSorted((a, b) => a - b))
    expect(points('dearest')).toEqual(points('cheapest').toReversed())
  })

  it('leaves what can be redeemed', () => {
    const { rewards } = chooseRewards([...shelf, kite], { ...everything, within: true }, purse)
    expect(rewards.map(({ id }) => id)).toEqual(['credit-100', 'moon-ticket', 'butterfly-kite'])
  })

  it('never shows a page that is not there', () => {
    const many = Array.from({ length: 41 }, (_, index) => makeReward({ id: `r-${index}` }))
    const last = chooseRewards(many, { ...everything, pageNo: 99 }, purse)
    expect([last.pageNo, last.totalPages, last.rewards.length]).toEqual([3, 3, 1])
    expect(chooseRewards([], everything, purse)).toMatchObject({ pageNo: 1, totalPages: 1 })
  })
})

describe('points as credit', () => {
  const rate = config.convert ?? { points: 1, credit: '0.01', minimum: 1, maximum: 1 }

  it('are counted without floats', () => {
    expect(timesMoney('0.10', 3)).toBe('0.30')
    expect(timesMoney('8.00', 0)).toBe('0.00')
    expect(timesMoney('90071992547409.93', 2)).toBe('180143985094819.86')
    expect(creditOf(4250, rate)).toBe('336.00')
  })

  it.for([
    [null, 'none'],
    [50, 'minimum'],
    [60_000, 'maximum'],
    [4300, 'short'],
    [150, 'step'],
    [4200, null],
  ] as const)('%s points: %s', ([points, fault]) => {
    expect(convertFault(points, rate, 4280)).toBe(fault)
  })

  it('offers the most there is', () => {
    expect(mostToConvert(rate, 4280)).toBe(4200)
    expect(mostToConvert(rate, 99)).toBe(0)
    expect(mostToConvert(rate, 10_000_000)).toBe(50_000)
  })
})
