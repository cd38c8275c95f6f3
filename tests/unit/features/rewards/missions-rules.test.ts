import {
  isFair,
  missionGroups,
  missionHref,
  missionTabHref,
  missionTabOf,
  prizePlaces,
  ticketsLeft,
  toClaim,
} from '#features/rewards/missions-rules.ts'
import { drawnRaffle, missions, openRaffle } from '#stories/fixtures/rewards/missions.ts'
import { describe, expect, it } from 'vitest'

const [first] = missions
if (!first) throw new Error('There are missions')

describe('missions', () => {
  it('have a tab in the address, the first one by default', () => {
    expect(missionTabOf('?tab=raffle')).toBe('raffle')
    expect(missionTabOf('?tab=<script>')).toBe('missions')
    expect(missionTabHref('missions')).toBe('/missions')
    expect(missionTabHref('leaderboard')).toBe('/missions?tab=leaderboard')
  })

  it('stand by period, what waits first and what is over last', () => {
    const claimed = { ...first, id: 'x', status: 'claimed' } as const
    const groups = missionGroups([claimed, ...missions])
    expect(groups.map(({ period }) => period)).toEqual(['day', 'week', 'once'])
    expect(groups[0]?.missions.map(({ id }) => id)).toEqual(['visit-today', 'x'])
    expect(missionGroups([])).toEqual([])
  })

  it.for([
    ['/pointMall', '/pointMall'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    [null, null],
  ] as const)('lead from %s to %s', ([href, led]) => {
    expect(missionHref({ ...first, href })).toBe(led)
  })
})

describe('a raffle', () => {
  it('numbers its prizes', () => {
    expect(prizePlaces(openRaffle)).toEqual([
      { credit: '1000.00', count: 1, from: 1, to: 1 },
      { credit: '300.00', count: 2, from: 2, to: 3 },
    ])
  })

  it('knows what is left to take and to claim', () => {
    expect(ticketsLeft(openRaffle)).toBe(17)
    expect(ticketsLeft({ ...openRaffle, maxTickets: 1 })).toBe(0)
    expect(toClaim(openRaffle)).toBeNull()
    expect(toClaim(drawnRaffle)).toBe('1000.00')
  })

  it('can be drawn again by anybody', async () => {
    expect(await isFair(drawnRaffle)).toBe(true)
    expect(await isFair({ ...drawnRaffle, seed: 'lamp' })).toBe(false)
    expect(await isFair({ ...drawnRaffle, seed: null })).toBe(false)
    expect(await isFair({ ...drawnRaffle, sold: 9 })).toBe(false)
    expect(await isFair({ ...drawnRaffle, winners: drawnRaffle.winners.slice(1) })).toBe(false)
    const swapped = drawnRaffle.winners.map((one) => ({ ...one, number: 9 - one.number }))
    expect(await isFair({ ...drawnRaffle, winners: swapped })).toBe(false)
    expect(await isFair({ ...drawnRaffle, sold: 0, winners: [] })).toBe(true)
  })
})
