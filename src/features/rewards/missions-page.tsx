import { Link, Tab, TabList, TabPanel, Tabs } from '#components/index.ts'
import { useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { mallHref } from './mall-rules.ts'
import { type MissionTab, missionTabs } from './missions-rules.ts'
import { Points } from './points.tsx'

export interface MissionsPageProps {
  tab: MissionTab
  onTab(tab: MissionTab): void
  /** Points there are; null while nobody knows. */
  points: number | null
  /** Whether there is a mall to spend them in. */
  mall: boolean
  /** What the chosen tab shows. */
  children: ReactNode
}

/** Missions, leaderboard and raffle under one roof (C9). */
export function MissionsPage({ tab, onTab, points, mall, children }: MissionsPageProps) {
  const { t } = useLingui()
  const format = useFormat()
  const names: Record<MissionTab, string> = {
    missions: t`Missions`,
    leaderboard: t`Leaderboard`,
    raffle: t`Raffle`,
  }
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h1 className="type-display-md text-primary">{t`Missions`}</h1>
          <p className="text-secondary">{t`Small things to do for points`}</p>
        </div>
        <div className="flex min-h-target flex-wrap items-center gap-x-5">
          {points !== null && <Points size="lg">{format.count(points)}</Points>}
          {mall && (
            <Link variant="standalone" href={mallHref}>
              {t`Points mall`}
            </Link>
          )}
        </div>
      </div>
      <Tabs value={tab} onValueChange={(next) => onTab(next as MissionTab)}>
        <TabList label={t`Missions`}>
          {missionTabs.map((one) => (
            <Tab key={one} value={one}>
              {names[one]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={tab} className="pt-6">
          {children}
        </TabPanel>
      </Tabs>
    </div>
  )
}
