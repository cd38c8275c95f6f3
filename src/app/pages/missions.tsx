import { useLingui } from '@lingui/react/macro'
import { Leaderboard } from '#features/rewards/leaderboard.tsx'
import { MissionList } from '#features/rewards/mission-list.tsx'
import { MissionsPage as MissionsView } from '#features/rewards/missions-page.tsx'
import { missionTabHref, missionTabOf } from '#features/rewards/missions-rules.ts'
import { RaffleList } from '#features/rewards/raffle-list.tsx'
import { useLeaderboard } from '#features/rewards/use-leaderboard.ts'
import { useMissions } from '#features/rewards/use-missions.ts'
import { usePurse } from '#features/rewards/use-purse.ts'
import { useRaffles } from '#features/rewards/use-raffles.ts'
import { useBrand, useFlagsOn } from '#features/site/index.ts'
import { navigate, useSearch } from '../location.ts'
import { usePageHead } from '../page-head.ts'
import { Protected } from '../protected.tsx'
import { restReady } from '../rest.ts'

/** Missions, leaderboard, raffle: one address, three tabs. */
export default function MissionsPage() {
  const { t } = useLingui()
  const { name } = useBrand()
  usePageHead({ title: t`Missions · ${name}`, description: t`Small things to do for points` })
  return (
    <Protected action="missions">
      <Rooms />
    </Protected>
  )
}

const rooms = { missions: MissionsRoom, leaderboard: LeaderboardRoom, raffle: RaffleRoom } as const

function Rooms() {
  const tab = missionTabOf(useSearch())
  const { purse } = usePurse()
  const mall = useFlagsOn().has('PTSYS3')
  const Room = rooms[tab]
  return (
    <MissionsView
      tab={tab}
      onTab={(next) => {
        const go = () => navigate(missionTabHref(next))
        void restReady().then(go, go)
      }}
      points={purse?.points ?? null}
      mall={mall}
    >
      <Room />
    </MissionsView>
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
