import { useCall } from '#client/index.ts'
import { balance, convertPoints, pointBalance, pointConfig } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'
import { useEffect, useEffectEvent } from 'react'
import { creditOf } from './mall-rules.ts'
import { usePurse } from './use-purse.ts'
import { useRewardAction } from './use-reward-action.ts'
import { useStale } from './use-stale.ts'

const changed = [pointBalance, pointConfig, balance]

/**
 * Turns points into credit.
 * @param shown whether the dialog is open; every opening begins anew
 * @returns a null rate while it is not known, or where the house has none
 */
export function useConvert(shown: boolean) {
  const { data: config } = useCall(pointConfig, {}, kept)
  const { purse } = usePurse()
  const { state, open, send } = useRewardAction(convertPoints, useStale(changed))
  const begin = useEffectEvent(open)
  useEffect(() => {
    if (shown) begin()
  }, [shown])
  const rate = config?.convert ?? null
  return {
    rate,
    balance: purse?.points ?? 0,
    state,
    onSubmit(points: number) {
      if (rate) send({ points, credit: creditOf(points, rate) })
    },
  }
}
