import { useCall } from '#client/index.ts'
import {
  balance,
  missionSummary,
  pointBalance,
  pointRewards,
  redeemReward,
  redemptionList,
  type Reward,
} from '#contract/index.ts'
import { forgetDraft } from '#features/session/index.ts'
import { kept } from '#features/site/index.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { redeemInput, type RedeemValues } from './redeem-rules.ts'
import { redemptionsHref } from './redemption-rules.ts'
import { usePurse } from './use-purse.ts'
import { useRewardAction } from './use-reward-action.ts'
import { useStale } from './use-stale.ts'

const draft = 'redeem' as const

const changed = [pointBalance, pointRewards, redemptionList, balance, missionSummary]

/**
 * Redeems one reward.
 * @param shown whether the dialog is open; every opening begins anew
 * @param asked as it was on the shelf; what the server says of it since then counts
 */
export function useRedeem(shown: boolean, asked: Reward) {
  const { purse, told } = usePurse()
  const { data } = useCall(pointRewards, {}, kept)
  const reward = data?.list.find(({ id }) => id === asked.id) ?? asked
  const { state, open, send } = useRewardAction(redeemReward, useStale(changed), () =>
    forgetDraft(draft),
  )
  const [quantity, setQuantity] = useState(1)
  const begin = useEffectEvent(open)
  useEffect(() => {
    if (shown) begin()
  }, [shown, asked.id])
  return {
    reward,
    points: told,
    rank: purse?.rank ?? 0,
    state,
    quantity,
    draft,
    historyHref: redemptionsHref({ pageNo: 1, status: null }),
    onSubmit(many: number, values: RedeemValues) {
      setQuantity(many)
      send(redeemInput(reward, many, values))
    },
  }
}
