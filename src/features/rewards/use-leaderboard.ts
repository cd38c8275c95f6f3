import { useCall } from '#client/index.ts'
import { missionLeaderboard } from '#contract/index.ts'
import type { LeaderboardState } from './leaderboard.tsx'

/** This week's board, and one's own place on it. */
export function useLeaderboard(): LeaderboardState {
  const { data, error, isValidating, mutate } = useCall(missionLeaderboard, {})
  if (data) {
    const { list: places, mine, endsAt } = data
    if (places.length === 0) return { status: 'empty' }
    const shown = places.some(({ isMine }) => isMine)
    return { status: 'ready', places, mine: shown ? null : mine, endsAt }
  }
  if (error) {
    const onRetry = () => void mutate()
    return { status: 'failed', code: `LB-${error.reason}`, retrying: isValidating, onRetry }
  }
  return { status: 'loading' }
}
