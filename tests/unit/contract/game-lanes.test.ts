import type { Answer, gameMenus } from '#contract/index.ts'
import { splitEsports } from '#contract/game-lanes.ts'
import { expect, test } from 'vitest'

type Menus = Answer<typeof gameMenus>
type Lane = Menus['data']['lanes'][number]

const card = (vassalage: string, gameCount: number) => ({
  vassalage,
  name: vassalage,
  isHot: false,
  gameCount,
  iconUrl: `/${vassalage}.svg`,
  whiteIconUrl: null,
})

function lane(title: string, cards: [string, number][], classes: Lane['gameClassify'] = []): Lane {
  return {
    title,
    gameCount: cards.reduce((sum, [, count]) => sum + count, 0),
    cards: cards.map(([code, count]) => card(code, count)),
    gameClassify: classes,
  }
}

const menus = (...lanes: Lane[]): Menus => ({ data: { lanes, hotCount: 3 } })

const shape = ({ data }: Menus) =>
  data.lanes.map(({ title, gameCount, cards }) => [
    title,
    gameCount,
    cards.map(({ vassalage }) => vassalage).join(' '),
  ])

test('SPORTS cards of esports vendors make a category after it', () => {
  const before = menus(
    lane('RNG', [['LTF', 9]]),
    lane('SPORTS', [
      ['NGW', 4],
      ['FFL', 2],
      ['TTL', 1],
    ]),
    lane('FISH', [['KRT', 5]]),
  )
  expect(shape(splitEsports(before, ['FFL', 'TTL']))).toEqual([
    ['RNG', 9, 'LTF'],
    ['SPORTS', 4, 'NGW'],
    ['ESPORTS', 3, 'FFL TTL'],
    ['FISH', 5, 'KRT'],
  ])
})

test('chips go with the vendors that have them', () => {
  const classes: Lane['gameClassify'] = [
    { title: 'JP', vendors: ['NGW', 'FFL'] },
    { title: 'AC', vendors: ['NGW'] },
  ]
  const before = menus(
    lane(
      'SPORTS',
      [
        ['NGW', 4],
        ['FFL', 2],
      ],
      classes,
    ),
  )
  const [sports, esports] = splitEsports(before, ['FFL']).data.lanes
  expect(sports?.gameClassify).toEqual([
    { title: 'JP', vendors: ['NGW'] },
    { title: 'AC', vendors: ['NGW'] },
  ])
  expect(esports?.gameClassify).toEqual([{ title: 'JP', vendors: ['FFL'] }])
})

test('SPORTS of esports vendors alone is gone', () => {
  expect(shape(splitEsports(menus(lane('SPORTS', [['FFL', 2]])), ['FFL']))).toEqual([
    ['ESPORTS', 2, 'FFL'],
  ])
})

test('a server that has the category keeps it, and a vendor stands in it once', () => {
  const before = menus(
    lane('ESPORTS', [['FFL', 7]]),
    lane('SPORTS', [
      ['FFL', 1],
      ['TTL', 2],
      ['NGW', 3],
    ]),
  )
  expect(shape(splitEsports(before, ['FFL', 'TTL']))).toEqual([
    ['SPORTS', 3, 'NGW'],
    ['ESPORTS', 9, 'FFL TTL'],
  ])
})

test.each([
  ['no vendors', menus(lane('SPORTS', [['NGW', 3]])), []],
  ['vendors of elsewhere', menus(lane('SPORTS', [['NGW', 3]])), ['FFL']],
  ['no SPORTS', menus(lane('RNG', [['FFL', 3]])), ['FFL']],
])('%s change nothing', (_, before, vendors) => {
  expect(splitEsports(before, vendors)).toBe(before)
})
