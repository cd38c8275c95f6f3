import {
  Button,
  EmptyState,
  Segment,
  SegmentItem,
  Skeleton,
  SkeletonGroup,
  TicketIcon,
} from '#components/index.ts'
import type { CalendarDate } from '#platform/index.ts'
import { type LoadFailure, SectionFailure, useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { ProvinceChoice } from './province-choice.tsx'
import { HeadTail } from './vietnam-head-tail.tsx'
import {
  type DigitChoice,
  digitChoices,
  numbersOf,
  type ProvinceDraw,
  type VietnamRegion,
  vietnamDrawAt,
} from './vietnam-rules.ts'
import { VietnamTable } from './vietnam-table.tsx'

/** Statuses of a region's day; each has its own. */
export const vietnamDayStatuses = ['loading', 'ready', 'waiting', 'empty', 'failed'] as const
export type VietnamDayStatus = (typeof vietnamDayStatuses)[number]

export type VietnamDayState =
  | { status: 'loading' | 'waiting' }
  | { status: 'empty'; onNewest(): void }
  | { status: 'ready'; provinces: readonly ProvinceDraw[] }
  | ({ status: 'failed' } & LoadFailure)

export type VietnamDayProps = VietnamDayState & {
  region: VietnamRegion
  date: CalendarDate
  digits: DigitChoice
  onDigits(digits: DigitChoice): void
}

/** What a region drew on a day: a column for each province. */
export function VietnamDay(props: VietnamDayProps) {
  const { t } = useLingui()
  const format = useFormat()
  switch (props.status) {
    case 'loading':
      return (
        <Frame
          aside={
            <>
              <Skeleton className="h-[112px] rounded-card" />
              <Skeleton className="h-[414px] rounded-card" />
            </>
          }
        >
          <SkeletonGroup label={t`Loading`}>
            <Skeleton className="h-[700px] rounded-card" />
          </SkeletonGroup>
        </Frame>
      )
    case 'failed':
      return <SectionFailure {...props} />
    case 'waiting': {
      const time = format.time(vietnamDrawAt(props.region, props.date))
      return (
        <EmptyState emblem="ticket" title={t`Not drawn yet`}>
          {t`The numbers of this day come at ${time}`}
        </EmptyState>
      )
    }
    case 'empty':
      return (
        <EmptyState
          emblem="ticket"
          title={t`No draw on this day`}
          actions={
            <Button variant="primary" onClick={props.onNewest}>
              {t`See the newest draw`}
            </Button>
          }
        >
          {t`Results go back to the day this house opened`}
        </EmptyState>
      )
    case 'ready':
      return <Ready {...props} />
  }
}

/** Table and what stands beside it, under it where there is no room. */
function Frame({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid items-start gap-5 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_288px]">
      {children}
      <div className="flex flex-col gap-4">{aside}</div>
    </div>
  )
}

function Ready(props: Extract<VietnamDayProps, { status: 'ready' }>) {
  const { provinces, digits, onDigits } = props
  const { t } = useLingui()
  const [asked, setAsked] = useState('')
  const chosen = provinces.find(({ id }) => id === asked) ?? provinces[0]
  if (!chosen) return null
  const words: Record<DigitChoice, string> = {
    full: t({ message: 'All', context: 'digits' }),
    '3': t`Last 3`,
    '2': t`Last 2`,
  }
  return (
    <Frame
      aside={
        <>
          <div className="flex flex-col gap-3 rounded-card border border-subtle bg-surface p-5">
            <h2 className="type-title-sm text-primary">{t`Show numbers`}</h2>
            <Segment
              label={t`Show numbers`}
              value={digits}
              onValueChange={(next) => onDigits(next as DigitChoice)}
            >
              {digitChoices.map((choice) => (
                <SegmentItem key={choice} value={choice}>
                  {words[choice]}
                </SegmentItem>
              ))}
            </Segment>
          </div>
          <HeadTail
            provinces={provinces}
            chosen={chosen}
            onChoose={setAsked}
            numbers={numbersOf(chosen.prizes)}
          />
          {chosen.buyHref !== null && (
            <Button asChild variant="primary" size="lg" block iconStart={<TicketIcon />}>
              <a href={chosen.buyHref}>
                {t`Buy the next draw`}
                <span translate="no" lang="vi">{` · ${chosen.name}`}</span>
              </a>
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {provinces.length > 1 && (
          <ProvinceChoice
            className="overflow-x-auto md:hidden"
            provinces={provinces}
            chosen={chosen.id}
            onChoose={setAsked}
          />
        )}
        <VietnamTable provinces={provinces} chosen={chosen.id} digits={digits} date={props.date} />
      </div>
    </Frame>
  )
}
