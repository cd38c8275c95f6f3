import { useCall } from '#client/index.ts'
import { timesOf } from '#client/answer-times.ts'
import { lotteryMenus } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'
import { useMemo } from 'react'
import { closesAt, drawsAt, soonFor } from './draw-clock.ts'
import type { DrawTiming } from './use-draw-clock.ts'
import { menusInput } from './use-lottery-list.ts'

/**
 * When each lottery closes next, by its code: for lists that show one among other things.
 * @param wanted nothing is asked for before it is
 */
export function useClosings(wanted: boolean): ReadonlyMap<string, DrawTiming> {
  const { data } = useCall(lotteryMenus, wanted ? menusInput : null, {
    ...kept,
    // What came earlier tells of clocks that have gone on since.
    revalidateOnMount: true,
  })
  return useMemo(() => {
    const times = data && timesOf(data)
    const games = data?.groups.flatMap(({ gameMenus }) => gameMenus) ?? []
    return new Map(
      games.map((game) => [
        game.gameCode,
        {
          status: game.status,
          close: times ? closesAt(game, times.roundTrip, times.at) : null,
          draw: times ? drawsAt(game, times.roundTrip, times.at) : null,
          soon: soonFor(game.spacing),
          answered: Math.max(0, game.remainTime - game.lockTime) * 1000,
        },
      ]),
    )
  }, [data])
}
