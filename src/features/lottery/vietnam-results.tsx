import {
  Button,
  ChevronRightIcon,
  Link,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TicketIcon,
} from '#components/index.ts'
import type { CalendarDate } from '#platform/index.ts'
import { useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { ResultDate } from './result-date.tsx'
import { VietnamDay, type VietnamDayState } from './vietnam-day.tsx'
import { useRegionNames } from './use-region-names.ts'
import { VietnamStatistics, type VietnamStatisticsProps } from './vietnam-statistics.tsx'
import { type DigitChoice, type VietnamTab, vietnamDrawAt, vietnamTabs } from './vietnam-rules.ts'

export interface VietnamResultsProps {
  tab: VietnamTab
  onTab(tab: VietnamTab): void
  /** The day that is shown. */
  date: CalendarDate
  /** Today in Bangkok: no draw is later. */
  today: CalendarDate
  onDate(date: CalendarDate): void
  digits: DigitChoice
  onDigits(digits: DigitChoice): void
  /** Of the region that is shown. */
  day: VietnamDayState
  statistics: VietnamStatisticsProps
  /** Where the region’s next draw is bought; null where none is, or while it is not known. */
  buyHref: string | null
  /** Where the draws of this day can be checked. */
  archiveHref: string
}

/** Draws of Vietnam by region and day, and what came how often (L4). */
export function VietnamResults(props: VietnamResultsProps) {
  const { tab, onTab, date, today, onDate, buyHref } = props
  const { t } = useLingui()
  const names = useRegionNames()
  const panels = { ...names, statistics: t({ message: 'Statistics', context: 'lottery' }) }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="type-display-md text-primary">{t`Vietnam results`}</h1>
          <Note tab={tab} date={date} />
          <Link
            variant="standalone"
            href={props.archiveHref}
            className="mt-2"
            iconEnd={<ChevronRightIcon size="sm" />}
          >
            {t`Lottery results`}
          </Link>
        </div>
        {tab !== 'statistics' && (
          <div className="flex max-w-full flex-wrap items-center gap-x-4 gap-y-3">
            {buyHref !== null && (
              <Button asChild variant="primary" iconStart={<TicketIcon />}>
                <a href={buyHref}>{t`Buy the next draw`}</a>
              </Button>
            )}
            <ResultDate value={date} today={today} onChange={onDate} />
          </div>
        )}
      </div>
      <Tabs value={tab} onValueChange={(next) => onTab(next as VietnamTab)}>
        <TabList label={t`Regions`}>
          {vietnamTabs.map((one) => (
            <Tab key={one} value={one}>
              {panels[one]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={tab}>
          {tab === 'statistics' ? (
            <VietnamStatistics {...props.statistics} />
          ) : (
            <VietnamDay
              {...props.day}
              region={tab}
              date={date}
              digits={props.digits}
              onDigits={props.onDigits}
            />
          )}
        </TabPanel>
      </Tabs>
    </div>
  )
}

function Note({ tab, date }: Pick<VietnamResultsProps, 'tab' | 'date'>) {
  const { t } = useLingui()
  const format = useFormat()
  const time = tab === 'statistics' ? '' : format.time(vietnamDrawAt(tab, date))
  return (
    <p className="text-secondary">
      {tab === 'statistics'
        ? t`Stations and results are invented`
        : t`Stations and results are invented · Drawn at ${time}`}
    </p>
  )
}
