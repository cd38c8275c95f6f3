import { footerStudios } from '#app/footer-studios.ts'
import { expect, test } from 'vitest'

const card = (vassalage: string) => ({
  vassalage,
  name: `House of ${vassalage}`,
  isHot: false,
  gameCount: 3,
  iconUrl: '/x',
  whiteIconUrl: null,
})
const lane = (title: string, ...codes: string[]) => ({
  title,
  gameCount: 3,
  cards: codes.map(card),
  gameClassify: [],
})

test('every studio is there once, and one with slots leads to the slots lobby', () => {
  const lanes = [lane('FISH', 'KOI', 'LTF'), lane('RNG', 'LTF', 'NGW'), lane('BINGO', 'ODD')]
  const studios = footerStudios({ data: { lanes, hotCount: 0 } })
  expect(studios.map(({ id, href }) => [id, href])).toEqual([
    ['LTF', '/rng?page=LTF'],
    ['NGW', '/rng?page=NGW'],
    ['KOI', '/fish?page=KOI'],
  ])
  expect(studios[0]?.name).toBe('House of LTF')
})

test('nothing is listed before the server has answered', () => {
  expect(footerStudios(undefined)).toEqual([])
})
