import { categoriesOf } from '#features/site/index.ts'
import { expect, test } from 'vitest'

const card = {
  vassalage: 'LOTUS',
  name: 'Lotus Forge',
  isHot: false,
  gameCount: 3,
  iconUrl: '/x',
  whiteIconUrl: null,
}
const lane = (title: string, cards: (typeof card)[]) => ({
  title,
  gameCount: cards.length * 3,
  cards,
  gameClassify: [],
})
const menus = (hotCount: number) => ({
  data: { lanes: [lane('LIVE', [card]), lane('RNG', [card, card]), lane('FISH', [])], hotCount },
})

test('Popular is first, and the order is the house’s, not the server’s', () => {
  expect(categoriesOf(menus(4), true).map((one) => one.id)).toEqual(['hot', 'rng', 'live'])
})

test('a category without vendors is not listed', () => {
  expect(categoriesOf(menus(4), true).some((one) => one.id === 'fish')).toBe(false)
})

test('Popular shows only when it has items and is switched on', () => {
  expect(categoriesOf(menus(0), true)[0]?.id).toBe('rng')
  expect(categoriesOf(menus(4), false)[0]?.id).toBe('rng')
})

test('a lane the site does not know is left out', () => {
  const strange = { data: { lanes: [lane('BINGO', [card])], hotCount: 0 } }
  expect(categoriesOf(strange, true)).toEqual([])
})

test('nothing is listed before the server has answered', () => {
  expect(categoriesOf(undefined, true)).toEqual([])
})
