import { expect, test } from 'vitest'
import { type Engine, lines, playRound, symbols } from '#gateway/games/play/engines.ts'

/** Numbers that look random and are the same in every run: mulberry32. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

test.each<[Engine, number, number]>([
  ['slot', 0.9, 1],
  ['cards', 0.96, 0.99],
  ['numbers', 0.93, 0.97],
])('%s gives back what it should over many rounds', (engine, least, most) => {
  const random = seeded(7)
  const rounds = 200_000
  let back = 0n
  for (let at = 0; at < rounds; at++) back += playRound(engine, 500n, at % 10, random).win
  const share = Number(back) / (500 * rounds)
  expect(share).toBeGreaterThan(least)
  expect(share).toBeLessThan(most)
})

test('the slot’s return is what its table says: 95.3 in a hundred', () => {
  const size = symbols.reduce((sum, { weight }) => sum + weight, 0)
  const share = symbols.reduce((sum, { weight, pays }) => sum + weight ** 3 * Number(pays), 0)
  expect(share / size ** 3).toBeCloseTo(0.953, 2)
})

test('three of a kind on the middle line pays its line’s part of the stake', () => {
  // Reels that all stand on the first symbol but for the corners.
  const spun = playRound('slot', 500n, 0, () => 0)
  expect(spun.shown).toMatchObject({ won: lines.map((_, at) => at) })
  expect(spun.win).toBe(500n * 500n)
})

test('a number that comes pays nine and a half times, any other nothing', () => {
  expect(playRound('numbers', 1000n, 3, () => 3).win).toBe(9500n)
  expect(playRound('numbers', 1000n, 4, () => 3).win).toBe(0n)
})

test('no card comes twice', () => {
  const random = seeded(11)
  for (let at = 0; at < 2000; at++) {
    const { shown } = playRound('cards', 500n, 0, random)
    if (!('player' in shown)) throw new Error('no cards')
    const cards = [...shown.player, ...shown.dealer]
    expect(new Set(cards).size).toBe(cards.length)
  }
})
