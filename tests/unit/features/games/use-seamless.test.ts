import { seamlessStudios } from '#features/games/use-seamless.ts'
import { expect, test } from 'vitest'

const lane = (title: string, gameCount: number, ...codes: string[]) => ({
  title,
  gameCount,
  gameClassify: [],
  cards: codes.map((vassalage) => ({
    vassalage,
    name: vassalage,
    isHot: false,
    gameCount,
    iconUrl: '/x',
    whiteIconUrl: null,
  })),
})

test('a studio is there once, with all its games but lottery', () => {
  const lanes = [
    lane('LOTT', 9, 'LTF', 'TCG_SEA'),
    lane('FISH', 4, 'LTF', 'KOI'),
    lane('RNG', 50, 'LTF'),
    lane('BINGO', 1, 'ODD'),
  ]
  const studios = seamlessStudios({ data: { lanes, hotCount: 0 } })
  expect(studios.map(({ id, href, gameCount }) => [id, href, gameCount])).toEqual([
    ['LTF', '/rng?page=LTF', 54],
    ['KOI', '/fish?page=KOI', 4],
  ])
})
