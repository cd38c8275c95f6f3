import { ChevronRightIcon, Link, Tab, TabList, TabPanel, Tabs } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type ResultRoom, resultRooms } from './results-rules.ts'

export interface LotteryResultsProps {
  room: ResultRoom
  onRoom(room: ResultRoom): void
  /** What the chosen room shows. */
  children: ReactNode
}

/** The archive of draws, and the Thai draw beside it (L4). */
export function LotteryResults({ room, onRoom, children }: LotteryResultsProps) {
  const { t } = useLingui()
  const names: Record<ResultRoom, string> = { all: t`All draws`, thai: t`Thai draw` }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="type-display-md text-primary">{t`Lottery results`}</h1>
          <p className="text-secondary">
            {t`Every draw of this house, and how anybody can check it`}
          </p>
        </div>
        <Link variant="standalone" href="/vnlottery" iconEnd={<ChevronRightIcon size="sm" />}>
          {t`Vietnam results`}
        </Link>
      </div>
      <Tabs value={room} onValueChange={(next) => onRoom(next as ResultRoom)}>
        <TabList label={t`Lottery results`}>
          {resultRooms.map((one) => (
            <Tab key={one} value={one}>
              {names[one]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={room}>{children}</TabPanel>
      </Tabs>
    </div>
  )
}
