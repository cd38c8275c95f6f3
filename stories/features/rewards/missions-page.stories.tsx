import { fn } from 'storybook/test'
import { MissionList } from '#features/rewards/mission-list.tsx'
import { MissionsPage, type MissionsPageProps } from '#features/rewards/missions-page.tsx'
import preview from '#storybook/preview.tsx'
import { missions, missionTimes } from '#stories/fixtures/rewards/missions.ts'
import { inSite } from '#stories/support/site.tsx'

const base: MissionsPageProps = {
  tab: 'missions',
  onTab: fn(),
  points: 4280,
  mall: true,
  children: (
    <MissionList
      status="ready"
      missions={missions}
      {...missionTimes}
      claim={{ missionId: null, state: { status: 'idle', failures: 0 } }}
      onClaim={() => {}}
    />
  ),
}

const meta = preview.meta({
  component: MissionsPage,
  decorators: [inSite],
  args: base,
})

/** Every prop on the panel. */
export const Playground = meta.story({ args: base })

/** Three rooms, one’s points, and where to spend them. */
export const Rooms = meta.story({ args: base })

/** A house without a mall, and points that nobody knows yet. */
export const WithoutMall = meta.story({ args: { ...base, mall: false, points: null } })
