import { Leaderboard } from '#features/rewards/leaderboard.tsx'
import { MissionList } from '#features/rewards/mission-list.tsx'
import { MissionsPage } from '#features/rewards/missions-page.tsx'
import { missionTabHref, missionTabOf } from '#features/rewards/missions-rules.ts'
import { RaffleList } from '#features/rewards/raffle-list.tsx'
import { useLeaderboard } from '#features/rewards/use-leaderboard.ts'
import { useMissions } from '#features/rewards/use-missions.ts'
import { usePurse } from '#features/rewards/use-purse.ts'
import { useRaffles } from '#features/rewards/use-raffles.ts'
import { useFlagsOn } from '#features/site/index.ts'
import { navigate, useFromSearch } from '../location.ts'

const rooms = { missions: MissionsRoom, leaderboard: LeaderboardRoom, raffle: RaffleRoom } as const

/** Three rooms; the address says which one is open. */
export function MissionsPart() {
  const tab = useFromSearch(missionTabOf)
  const { purse } = usePurse()
  const mall = useFlagsOn().has('PTSYS3')
  const Room = rooms[tab]
  return (
    <MissionsPage
      tab={tab}
      onTab={(next) => navigate(missionTabHref(next))}
      points={purse?.points ?? null}
      mall={mall}
    >
      <Room />
    </MissionsPage>
  )
}

function MissionsRoom() {
  return <MissionList {...useMissions()} />
}

function LeaderboardRoom() {
  return <Leaderboard {...useLeaderboard()} />
}

function RaffleRoom() {
  return <RaffleList {...useRaffles()} />
}
