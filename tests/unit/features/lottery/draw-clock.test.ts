import {
  closesAt,
  drawsAt,
  nextTick,
  phaseAt,
  reloadAfter,
  slept,
  soonFor,
  takesBets,
} from '#features/lottery/draw-clock.ts'
import { describe, expect, it, vi } from 'vitest'

const draw = { remainTime: 120, lockTime: 30 }

describe('when a draw closes', () => {
  it('is what remains, minus half of the round trip, minus the lock', () => {
    expect(closesAt(draw, 0, 1000)).toBe(91_000)
    expect(drawsAt(draw, 0, 1000)).toBe(121_000)
    // A slow line: the answer is older than the instant at which it came.
    expect(closesAt(draw, 4000, 1000)).toBe(89_000)
  })

  it('gives no time away for a round trip below nothing', () => {
    expect(closesAt(draw, -4000, 1000)).toBe(91_000)
  })

  it('knows no clock that a device could have wrong', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    const close = closesAt(draw, 0, 1000)
    vi.setSystemTime('2099-01-01')
    expect(closesAt(draw, 0, 1000)).toBe(close)
    vi.useRealTimers()
  })

  it('is the same for a tab that slept, which finds it past', () => {
    const close = closesAt(draw, 100, 0)
    const at = drawsAt(draw, 100, 0)
    expect(phaseAt('open', close, at, 1000, 0)).toBe('open')
    expect(phaseAt('open', close, at, 100_000, 0)).toBe('locked')
    expect(phaseAt('open', close, at, 3_600_000, 0)).toBe('drawing')
  })
})

describe('what a draw is', () => {
  const close = 90_000
  const at = 120_000
  it.each([
    ['open', 0, 'open'],
    ['open', 89_999, 'open'],
    ['open', 90_000, 'locked'],
    ['open', 119_999, 'locked'],
    ['open', 120_000, 'drawing'],
    // The server's word, where it knows more.
    ['locked', 0, 'locked'],
    ['locked', 120_000, 'drawing'],
    ['drawing', 0, 'drawing'],
    ['drawn', 0, 'drawn'],
    ['closing', 0, 'open'],
  ] as const)('%s at %i is %s', (status, now, phase) => {
    expect(phaseAt(status, close, at, now, 0)).toBe(phase)
  })

  it('is about to close within a quarter of an hour, where draws are hours apart', () => {
    expect([soonFor(15 * 60), soonFor(60 * 60), soonFor(24 * 60 * 60)]).toEqual([0, 0, 900_000])
    expect(phaseAt('open', 900_000, 1_000_000, 0, 900_000)).toBe('open')
    expect(phaseAt('open', 900_000, 1_000_000, 1, 900_000)).toBe('closing')
    expect(phaseAt('open', 900_000, 1_000_000, 1, 0)).toBe('open')
  })

  it('takes bets until it closes', () => {
    expect((['open', 'closing'] as const).every(takesBets)).toBe(true)
    expect((['locked', 'drawing', 'drawn'] as const).some(takesBets)).toBe(false)
  })
})

describe('the next look at the open draws', () => {
  it.each([
    [[], 30_000],
    [[{ remainTime: 600 }, { remainTime: 45 }], 30_000],
    [[{ remainTime: 600 }, { remainTime: 12 }], 12_000],
    [[{ remainTime: 600 }, { remainTime: 0 }], 7000],
    [[{ remainTime: -3 }], 7000],
  ])('%j: in %i ms', (open, wait) => {
    expect(reloadAfter(open)).toBe(wait)
  })
})

it('hears of a device that slept, or whose clock was set', () => {
  const before = { monotonic: 1000, wall: 50_000 }
  expect(slept(before, { monotonic: 2000, wall: 51_020 })).toBe(false)
  // The clock that nobody sets stood still under a shut lid.
  expect(slept(before, { monotonic: 2000, wall: 3_650_000 })).toBe(true)
  expect(slept(before, { monotonic: 61_000, wall: 50_000 })).toBe(true)
})

it('changes its figures at full seconds', () => {
  expect([nextTick(5000), nextTick(5001), nextTick(4999), nextTick(0), nextTick(-1)]).toEqual([
    1000,
    1,
    999,
    null,
    null,
  ])
})
