import { clockOffsetOf } from '#client/answer-times.ts'
import { useCall } from '#client/index.ts'
import {
  balance,
  claimRaffle,
  enterRaffle,
  missionSummary,
  pointBalance,
  type Raffle,
  raffleList,
} from '#contract/index.ts'
import { useState } from 'react'
import { isFair } from './missions-rules.ts'
import type { RaffleDoings, RaffleListProps, RaffleListState } from './raffle-list.tsx'
import { usePurse } from './use-purse.ts'
import { useRewardAction } from './use-reward-action.ts'
import { useStale } from './use-stale.ts'

const entered = [raffleList, pointBalance, missionSummary]
const claimed = [raffleList, balance]

/** Does a draw again, and says what came of it. */
function useDrawCheck() {
  const [check, setCheck] = useState<RaffleDoings['check']>({ raffleId: null, result: 'none' })
  return {
    check,
    onCheck(raffle: Raffle) {
      const tell = (result: RaffleDoings['check']['result']) =>
        setCheck({ raffleId: raffle.id, result })
      tell('checking')
      void isFair(raffle).then(
        (fair) => tell(fair ? 'fair' : 'unfair'),
        () => tell('failed'),
      )
    },
  }
}

/** The raffles, one's tickets, and what one won. */
export function useRaffles(): RaffleListProps {
  const { data, error, isValidating, mutate } = useCall(raffleList, {})
  const { purse } = usePurse()
  const entry = useRewardAction(enterRaffle, useStale(entered))
  const prize = useRewardAction(claimRaffle, useStale(claimed))
  const [ids, setIds] = useState<{ entry: string | null; prize: string | null }>({
    entry: null,
    prize: null,
  })
  const checking = useDrawCheck()
  let list: RaffleListState
  if (data) {
    list = data.list.length > 0 ? { status: 'ready', raffles: data.list } : { status: 'empty' }
  } else if (error) {
    const onRetry = () => void mutate()
    list = { status: 'failed', code: `RF-${error.reason}`, retrying: isValidating, onRetry }
  } else list = { status: 'loading' }
  return {
    ...list,
    ...checking,
    clockOffset: clockOffsetOf(data),
    points: purse?.points ?? null,
    entry: { raffleId: ids.entry, state: entry.state },
    prize: { raffleId: ids.prize, state: prize.state },
    onDue: () => void mutate(),
    onEnter(raffle, tickets) {
      if (entry.state.status === 'sending') return
      setIds((last) => ({ ...last, entry: raffle.id }))
      entry.send({ raffleId: raffle.id, tickets })
    },
    onClaim(raffle) {
      if (prize.state.status === 'sending') return
      setIds((last) => ({ ...last, prize: raffle.id }))
      prize.send({ raffleId: raffle.id })
    },
  }
}
