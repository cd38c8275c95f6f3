import { menusAnswer } from '#stories/fixtures/games/menus.ts'
import { hotList } from '#stories/fixtures/games/games.ts'
import { describe, expect, it } from 'vitest'
import {
  chooseVendor,
  classesIn,
  laneOf,
  offerOf,
  vendorsOfGames,
  vendorsOfLane,
} from '#features/games/lobby-facets.ts'
import { readFilters } from '#features/games/lobby-rules.ts'

const rng = laneOf(menusAnswer, 'rng')!

describe('what a lobby offers', () => {
  it('reads its studios from its lane, and Popular from its games', () => {
    expect(vendorsOfLane(rng)).toHaveLength(24)
    expect(laneOf(menusAnswer, 'hot')).toBeNull()
    expect(laneOf(menusAnswer, 'fish')).toBeNull()
    const vendors = vendorsOfGames(hotList, menusAnswer)
    expect(vendors[0]).toMatchObject({ id: 'KRATHONG', name: 'Krathong' })
    expect(vendors[0]?.iconUrl).toMatch(/^data:/)
    expect(new Set(vendors.map((one) => one.id)).size).toBe(vendors.length)
    expect(vendorsOfGames(hotList, undefined)[0]?.iconUrl).toBeNull()
  })

  it('has chips only where there are games behind them', () => {
    expect(classesIn(rng, 'rng', null)).toEqual(['JP', 'SM', 'AC', 'TG'])
    expect(classesIn(rng, 'rng', 'KINNARI')).toEqual(['SM', 'TG'])
    expect(classesIn(laneOf(menusAnswer, 'live'), 'live', null)).toEqual(['BAC'])
    expect(classesIn(null, 'hot', null)).toEqual([])
    expect(classesIn(rng, 'fish', null)).toEqual([])
  })

  it('offers lines for slots alone, and neither bets nor an order for Popular', () => {
    expect(offerOf('rng')).toEqual({ minBet: true, lines: true, sort: true, endless: true })
    expect(offerOf('fish')).toEqual({ minBet: true, lines: false, sort: true, endless: true })
    expect(offerOf('hot')).toEqual({ minBet: false, lines: false, sort: false, endless: false })
  })
})

describe('chooseVendor', () => {
  it('keeps the filters that make sense for the studio, from page 1', () => {
    const filters = readFilters('class=JP&name=naga&pageNo=4')
    expect(chooseVendor(filters, 'NAGA', rng, 'rng')).toMatchObject({
      vendor: 'NAGA',
      gameClass: 'JP',
      name: 'naga',
      pageNo: 1,
    })
    expect(chooseVendor(filters, 'KINNARI', rng, 'rng').gameClass).toBeNull()
    expect(chooseVendor(filters, null, rng, 'rng')).toMatchObject({ vendor: null, gameClass: 'JP' })
  })
})
