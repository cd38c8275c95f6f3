import { useCall } from '#client/index.ts'
import { timesOf } from '#client/answer-times.ts'
import { type Answer, lotteryRules } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'
import { useEffect, useState } from 'react'
import { provinceOf, slipNameOf } from './bet-data.ts'
import { closesAt, drawsAt, phaseAt, soonFor, takesBets } from './draw-clock.ts'
import { moveSlip } from './slip-store.ts'
import type { DrawTiming } from './use-draw-clock.ts'
import { useLotteryReload } from './use-lottery-reload.ts'
import { useSlip } from './use-slip.ts'

type Rules = Answer<typeof lotteryRules>

export interface BetDrawOptions {
  account: string | null
  gameCode: string
  /** Of the address; another one, or none, is the first. */
  province: string | null
  /** A slip is being asked about or sent: its draw stays under it. */
  asking: boolean
}

/**
 * The draw on sale and its slip; while somebody has a slip of one that is over, that one stays. All of
 * it changes at once: no line is ever seen, or sent, with the rules of another draw.
 */
export function useBetDraw({ account, gameCode, province, asking }: BetDrawOptions) {
  const rules = useCall(
    lotteryRules,
    { gameCode, ...(province !== null && { province }) },
    {
      // Who logs in, or chooses another province, goes on with the draw they were at.
      ...kept,
      revalidateOnFocus: false,
    },
  )
  const { data } = rules
  // As the list's: also when the tab is shown again, and when the device slept under it.
  useLotteryReload(data ? [data.game] : null, async () => {
    const next = await rules.mutate().catch(() => undefined)
    // Where none came, it is what was known before.
    return next && next !== data ? [next.game] : null
  })
  const [shown, setShown] = useState<Rules | undefined>(data)
  const [wantsNext, setWantsNext] = useState(false)
  const name = shown ? slipNameOf(shown) : null
  const { slip, dispatch } = useSlip(account, shown)
  const isOther = data !== undefined && shown !== undefined && data.drawId !== shown.drawId
  const isBeside = isOther && shown.provinces.some(({ drawId }) => drawId === data.drawId)
  const isOver = isOther && !isBeside
  const stays = isBeside ? asking : isOver && slip.lines.length > 0 && !wantsNext
  const own = shown && !isOver ? provinceOf(shown) : undefined
  useEffect(() => {
    if (data === undefined || stays) return
    // What is on it goes along to the next draw, and never to another province of the same.
    if (name !== null && !isBeside) moveSlip(account, name, slipNameOf(data))
    setShown(data)
    if (isOver) setWantsNext(false)
  }, [account, data, name, stays, isBeside, isOver])
  return {
    ...rules,
    shown,
    /** Whose it is among those to choose from; none once it is over. */
    province: own,
    /** Another of them was chosen, and did not come. */
    missed:
      rules.error !== undefined &&
      !asking &&
      own !== undefined &&
      own.id !== province &&
      shown?.provinces.some(({ id }) => id === province) === true,
    name: name ?? gameCode,
    slip,
    dispatch,
    /** The lines go on the next draw as soon as it is on sale. */
    awaitsNext: wantsNext,
    onThisDraw: () => setWantsNext(false),
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
