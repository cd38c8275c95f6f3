import {
  favouriteInput,
  isKept,
  noWishes,
  settle,
  wish,
  withFavourite,
} from '#features/games/favourite-rules.ts'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { describe, expect, it } from 'vitest'

describe('what is kept', () => {
  it('is what was pressed, before the server has said so', () => {
    const wishes = wish(wish(noWishes, 1, true), 2, false)
    expect([1, 2, 3, 4].map((id) => isKept([2, 3], wishes, id))).toEqual([true, false, true, false])
  })

  it('is the server’s again once a wish is settled, but not while a newer one waits', () => {
    const wishes = wish(noWishes, 1, true)
    expect(settle(wishes, 1, true).has(1)).toBe(false)
    const newer = wish(wishes, 1, false)
    expect(settle(newer, 1, true)).toBe(newer)
  })

  it('has every game once, the newest first', () => {
    expect(withFavourite([1, 2], 3, true)).toEqual([3, 1, 2])
    expect(withFavourite([1, 2], 2, true)).toEqual([2, 1])
    expect(withFavourite([1, 2], 1, false)).toEqual([2])
    expect(withFavourite([], 1, false)).toEqual([])
  })

  it('is sent with what section 7 wants to know', () => {
    const [game] = slotGames
    expect(favouriteInput(game!)).toEqual({
      nodeId: game!.nodeId,
      vendor: game!.vassalage,
      gameType: 'RNG',
    })
  })
})
