import { useCall } from '#client/index.ts'
import { timesOf } from '#client/answer-times.ts'
import { type Answer, lotteryRules } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'
import { useEffect, useState } from 'react'
import { closesAt, drawsAt, phaseAt, soonFor, takesBets } from './draw-clock.ts'
import type { DrawTiming } from './use-draw-clock.ts'
import { useLotteryReload } from './use-lottery-reload.ts'

type Rules = Answer<typeof lotteryRules>

/** The draw on sale; while somebody has a slip of one that is over, that one stays. */
export function useBetDraw(gameCode: string, busy: boolean) {
  const rules = useCall(
    lotteryRules,
    { gameCode },
    {
      // Who logs in goes on with the draw they were at.
      ...kept,
      revalidateOnFocus: false,
    },
  )
  const { data } = rules
  // As the list's: also when the tab is shown again, and when the device slept under it.
  useLotteryReload(data ? [data.game] : null, async () => {
    const next = await rules.mutate().catch(() => undefined)
    return next ? [next.game] : []
  })
  const [held, setHeld] = useState<Rules | undefined>(data)
  const [wantsNext, setWantsNext] = useState(false)
  const isNext = data !== undefined && held !== undefined && data.drawId !== held.drawId
  const stays = isNext && busy && !wantsNext && held.game.gameCode === data.game.gameCode
  const shown = stays ? held : data
  useEffect(() => {
    setHeld(shown)
    if (isNext) setWantsNext(false)
  }, [shown, isNext])
  return {
    ...rules,
    shown,
    onNextDraw() {
      setWantsNext(true)
      void rules.mutate().catch(() => undefined)
    },
  }
}

/** When a draw closes, on the clock that no setting of a device moves. */
export function timingOf(rules: Rules): DrawTiming {
  const times = timesOf(rules)
  const { game } = rules
  return {
    status: game.status,
    close: times && closesAt(game, times.roundTrip, times.at),
    draw: times && drawsAt(game, times.roundTrip, times.at),
    soon: soonFor(game.spacing),
    answered: Math.max(0, game.remainTime - game.lockTime) * 1000,
  }
}

/** Whether bets are taken at this moment. */
export function takesNow({ status, close, draw, soon }: DrawTiming): boolean {
  if (close === null || draw === null) return takesBets(status)
  return takesBets(phaseAt(status, close, draw, performance.now(), soon))
}
