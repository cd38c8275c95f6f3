import { useCall } from '#client/index.ts'
import { claimMission, missionLeaderboard, missionSummary, pointBalance } from '#contract/index.ts'
import { useState } from 'react'
import type { MissionListProps, MissionListState } from './mission-list.tsx'
import { useRewardAction } from './use-reward-action.ts'
import { useStale } from './use-stale.ts'

const changed = [missionSummary, missionLeaderboard, pointBalance]

/** The missions of who is here, and claiming them one after another. */
export function useMissions(): MissionListProps {
  const { data, error, isValidating, mutate } = useCall(missionSummary, {})
  const { state, send } = useRewardAction(claimMission, useStale(changed))
  const [missionId, setMissionId] = useState<string | null>(null)
  let list: MissionListState
  if (data) {
    const { missions, dayEndsAt, weekEndsAt } = data
    list =
      missions.length > 0
        ? { status: 'ready', missions, dayEndsAt, weekEndsAt }
        : { status: 'empty' }
  } else if (error) {
    const onRetry = () => void mutate()
    list = { status: 'failed', code: `MS-${error.reason}`, retrying: isValidating, onRetry }
  } else list = { status: 'loading' }
  return {
    ...list,
    claim: { missionId, state },
    onClaim(id) {
      if (state.status === 'sending') return
      setMissionId(id)
      send({ missionId: id })
    },
  }
}
