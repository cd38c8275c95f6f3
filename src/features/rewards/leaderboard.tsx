import { Badge, EmptyState, Skeleton, SkeletonGroup } from '#components/index.ts'
import { cx } from '#components/cx.ts'
import type { LeaderboardPlace } from '#contract/index.ts'
import { type LoadFailure, SectionFailure, useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { Points } from './points.tsx'

/** Statuses of the leaderboard. */
export const leaderboardStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type LeaderboardStatus = (typeof leaderboardStatuses)[number]

export type LeaderboardState =
  | { status: 'loading' | 'empty' }
  | {
      status: 'ready'
      places: readonly LeaderboardPlace[]
      /** One's own, when it is not among those shown. */
      mine: LeaderboardPlace | null
      endsAt: string
    }
  | ({ status: 'failed' } & LoadFailure)

/** Who earned the most points with missions this week (C9). */
export function Leaderboard(props: LeaderboardState) {
  const { t } = useLingui()
  switch (props.status) {
    case 'loading':
      return (
        <SkeletonGroup label={t`Loading`} className="flex flex-col gap-2 pt-5">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-[52px]" />
          ))}
        </SkeletonGroup>
      )
    case 'failed':
      return <SectionFailure {...props} />
    case 'empty':
      return (
        <EmptyState emblem="lantern" title={t`Nobody is on the board yet`}>
          {t`Claim a mission this week to be the first`}
        </EmptyState>
      )
    case 'ready':
      return <Board {...props} />
  }
}

function Board({ places, mine, endsAt }: Extract<LeaderboardState, { status: 'ready' }>) {
  const { t } = useLingui()
  const format = useFormat()
  const end = format.dateTime(endsAt)
  return (
    <div className="flex max-w-[720px] flex-col gap-3">
      <p className="type-body-sm text-secondary">
        {t`Points from missions since Monday. It begins anew on ${end}`}
      </p>
      <ol
        aria-label={t`Leaderboard`}
        className="divide-y divide-subtle overflow-hidden rounded-card border border-subtle bg-surface"
      >
        {places.map((place) => (
          <Row key={`${place.place} ${place.account}`} place={place} />
        ))}
        {mine && <Row place={mine} />}
      </ol>
    </div>
  )
}

function Row({ place: { place, account, points, isMine } }: { place: LeaderboardPlace }) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <li
      className={cx(
        'flex min-h-[52px] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 md:px-5',
        isMine && 'bg-selected',
      )}
    >
      <span
        className={cx(
          'min-w-[2.5em] type-title-sm tabular-nums',
          place <= 3 ? 'text-value' : 'text-muted',
        )}
      >
        {format.count(place)}
      </span>
      <span translate="no" className="min-w-0 flex-1 wrap-break-word text-primary">
        {account}
      </span>
      {isMine && <Badge tone="line">{t({ message: 'You', context: 'leaderboard' })}</Badge>}
      <Points>{format.count(points)}</Points>
    </li>
  )
}
