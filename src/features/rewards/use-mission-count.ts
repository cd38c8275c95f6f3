import { useCall } from '#client/index.ts'
import { missionSummary } from '#contract/index.ts'
import { useSession } from '#features/session/index.ts'

/**
 * Missions that wait to be claimed: the badge of the member menu (M12).
 * @param on whether the house has missions
 * @returns null while nobody knows, and for who has none
 */
export function useMissionCount(on: boolean): number | null {
  const { role } = useSession()
  const asks = on && (role === 'member' || role === 'agent')
  const { data } = useCall(missionSummary, asks ? {} : null)
  return data?.claimable ?? null
}
