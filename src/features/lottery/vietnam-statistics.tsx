import {
  Badge,
  EmptyState,
  Segment,
  SegmentItem,
  Skeleton,
  SkeletonGroup,
} from '#components/index.ts'
import { type LoadFailure, SectionFailure, useFormat } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRegionNames } from './use-region-names.ts'
import {
  type Frequency,
  type Statistics,
  type VietnamRegion,
  vietnamRegions,
} from './vietnam-rules.ts'

/** Statuses of the statistics. */
export const vietnamStatisticsStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type VietnamStatisticsStatus = (typeof vietnamStatisticsStatuses)[number]

export type VietnamStatisticsState =
  | { status: 'loading' | 'empty' }
  | { status: 'ready'; statistics: Statistics }
  | ({ status: 'failed' } & LoadFailure)

export type VietnamStatisticsProps = VietnamStatisticsState & {
  region: VietnamRegion
  onRegion(region: VietnamRegion): void
}

/** What came how often among the last hundred numbers of a region. */
export function VietnamStatistics(props: VietnamStatisticsProps) {
  const { region, onRegion } = props
  const { t } = useLingui()
  const names = useRegionNames()
  return (
    <div className="flex flex-col gap-5">
      <Segment
        className="w-full max-w-[480px]"
        label={t`Regions`}
        value={region}
        onValueChange={(next) => onRegion(next as VietnamRegion)}
      >
        {vietnamRegions.map((one) => (
          <SegmentItem key={one} value={one}>
            {names[one]}
          </SegmentItem>
        ))}
      </Segment>
      <Body {...props} />
    </div>
  )
}

function Body(props: VietnamStatisticsState) {
  const { t } = useLingui()
  switch (props.status) {
    case 'loading':
      return (
        <SkeletonGroup label={t`Loading`} className="grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-[440px] rounded-card" />
          <Skeleton className="h-[440px] rounded-card" />
        </SkeletonGroup>
      )
    case 'failed':
      return <SectionFailure {...props} />
    case 'empty':
      return (
        <EmptyState emblem="dice" title={t`Nothing to count yet`}>
          {t`Statistics come with the first draw`}
        </EmptyState>
      )
    case 'ready':
      return <Counted {...props} />
  }
}

function Counted({ statistics }: Extract<VietnamStatisticsState, { status: 'ready' }>) {
  const { t } = useLingui()
  const format = useFormat()
  const { of, heads, tails, most, never } = statistics
  const total = format.count(of)
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-[60ch] text-secondary">
        {t`${plural(of, { one: `The last two digits of the newest number`, other: `The last two digits of the newest ${total} numbers` })}. Every draw is independent: what came often is no likelier to come again`}
      </p>
      <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-2">
        <Bars title={t({ message: 'Heads', context: 'lottery' })} counts={heads} />
        <Bars title={t({ message: 'Tails', context: 'lottery' })} counts={tails} />
      </div>
      <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-2">
        <section className="rounded-card border border-subtle bg-surface p-5">
          <h2 className="mb-3 type-title-sm text-primary">{t`Came most`}</h2>
          <Most counts={most} />
        </section>
        <section className="rounded-card border border-subtle bg-surface p-5">
          <h2 className="mb-3 type-title-sm text-primary">{t`Did not come`}</h2>
          <ul className="flex flex-wrap gap-2">
            {never.map((pair) => (
              <li key={pair}>
                <Badge tone="line">{pair}</Badge>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

function Most({ counts }: { counts: readonly Frequency[] }) {
  const { t } = useLingui()
  const format = useFormat()
  if (counts.length === 0) return <p className="text-secondary">{t`No pair came twice`}</p>
  return (
    <ol className="flex flex-wrap gap-x-5 gap-y-2 tabular-nums">
      {counts.map(({ key, count }) => {
        const times = format.count(count)
        return (
          <li key={key} className="flex items-baseline gap-2">
            <b className="type-title-sm text-value">{key}</b>
            <span className="type-caption text-muted">
              {t`${plural(count, { one: `${times} time`, other: `${times} times` })}`}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Bars({ title, counts }: { title: string; counts: readonly Frequency[] }) {
  const { t } = useLingui()
  const format = useFormat()
  const top = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <section className="rounded-card border border-subtle bg-surface px-5 pt-4 pb-1">
      <table className="w-full type-body-sm tabular-nums">
        <caption className="pb-2 text-start type-title-sm text-primary">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t({ message: 'Digit', context: 'lottery' })}</th>
            <th scope="col">{t({ message: 'Times', context: 'lottery' })}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ key, count }) => (
            <tr key={key}>
              <th scope="row" className="w-8 border-t border-subtle py-2 text-start font-semibold">
                {key}
              </th>
              <td className="w-12 border-t border-subtle py-2 text-primary">
                {format.count(count)}
              </td>
              <td aria-hidden="true" className="border-t border-subtle py-2">
                <svg className="block h-2 w-full">
                  <rect
                    width={`${(count / top) * 100}%`}
                    height="8"
                    rx="2"
                    className="fill-(--fy-color-border-accent) forced-colors:fill-[Highlight]"
                  />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
