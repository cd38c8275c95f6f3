import { everyStudio, seamlessStudios } from '#features/games/studios.ts'
import { expect, test } from 'vitest'

const lane = (title: string, gameCount: number, ...codes: string[]) => ({
  title,
  gameCount,
  gameClassify: [],
  cards: codes.map((vassalage) => ({
    vassalage,
    name: `House of ${vassalage}`,
    isHot: false,
    gameCount,
    iconUrl: '/x',
    whiteIconUrl: null,
  })),
})
const lanes = [
  lane('LOTT', 9, 'LTF', 'TCG_SEA'),
  lane('ELOTT', 7, 'ELOTT'),
  lane('FISH', 4, 'LTF', 'KOI'),
  lane('RNG', 50, 'LTF'),
  lane('BINGO', 1, 'ODD'),
]

test('a studio is there once, and one with slots leads to the slots lobby', () => {
  const studios = everyStudio({ data: { lanes, hotCount: 0 } })
  expect(studios.map(({ id, href, gameCount }) => [id, href, gameCount])).toEqual([
    ['LTF', '/rng?page=LTF', 63],
    ['KOI', '/fish?page=KOI', 4],
    ['TCG_SEA', '/lottery', 9],
    ['ELOTT', '/elott?page=ELOTT', 7],
  ])
  expect(studios[0]?.name).toBe('House of LTF')
})

test('the seamless area has none that only run lotteries, and counts none of those', () => {
  const studios = seamlessStudios({ data: { lanes, hotCount: 0 } })
  expect(studios.map(({ id, href, gameCount }) => [id, href, gameCount])).toEqual([
    ['LTF', '/rng?page=LTF', 54],
    ['KOI', '/fish?page=KOI', 4],
  ])
})

test('nothing is listed before the server has answered', () => {
  expect(everyStudio(undefined)).toEqual([])
})
