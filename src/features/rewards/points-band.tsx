import { Button, CoinsIcon, Progress, Skeleton, SkeletonGroup, Surface } from '#components/index.ts'
import { type LoadFailure, SectionFailure, useFormat } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PointsTold } from './mall-rules.ts'
import { Points } from './points.tsx'

/** Statuses of a member's points; `trial` accounts have none. */
export const pointsBandStatuses = ['guest', 'trial', 'loading', 'ready', 'failed'] as const
export type PointsBandStatus = (typeof pointsBandStatuses)[number]

export type PointsBandState =
  | { status: 'guest' | 'trial' | 'loading' }
  | { status: 'ready'; points: PointsTold }
  | ({ status: 'failed' } & LoadFailure)

export type PointsBandProps = PointsBandState & {
  onLogin(): void
  /** Turns points into credit; without it that is not offered. */
  onConvert?: (() => void) | undefined
  onConvertNear?: (() => void) | undefined
}

const bandBox =
  'flex flex-wrap items-center justify-between gap-x-10 gap-y-5 px-5 py-5 md:min-h-[94px] md:px-6'

/** Points, what of them expires next, and the rank they lead to [17a]. */
export function PointsBand(props: PointsBandProps) {
  const { t } = useLingui()
  switch (props.status) {
    case 'guest':
      return (
        <Surface className={bandBox}>
          <p className="max-w-[36em] min-w-0 flex-1 basis-[260px] text-secondary">
            {t`Log in to see your points and redeem them`}
          </p>
          <Button onClick={props.onLogin}>{t`Log in`}</Button>
        </Surface>
      )
    case 'trial':
      return (
        <Surface className={bandBox}>
          <p className="max-w-[36em] min-w-0 text-secondary">
            {t`Demo accounts don’t collect points. Create an account to start`}
          </p>
        </Surface>
      )
    case 'loading':
      return (
        <Surface>
          <SkeletonGroup label={t`Loading`} className={bandBox}>
            <Skeleton className="h-[50px] w-[108px]" />
            <Skeleton className="h-[50px] w-[108px]" />
            <Skeleton className="h-[34px] min-w-[200px] flex-1" />
            <Skeleton className="h-control-md w-[132px]" />
          </SkeletonGroup>
        </Surface>
      )
    case 'failed':
      return <SectionFailure {...props} />
    case 'ready':
      return <Ready {...props} />
  }
}

type ReadyProps = Extract<PointsBandProps, { status: 'ready' }>

function Ready({ points, onConvert, onConvertNear }: ReadyProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { balance, expiring } = points
  const date = expiring && format.date(expiring.at)
  return (
    <Surface className={bandBox}>
      <dl className="flex min-w-0 flex-wrap gap-x-10 gap-y-3">
        <Figure term={t`Your points`}>
          <Points size="lg">{format.count(balance)}</Points>
        </Figure>
        {expiring && date && (
          <Figure term={t`Expires ${date}`}>
            <span className="type-title-lg tabular-nums">{format.count(expiring.points)}</span>
          </Figure>
        )}
      </dl>
      <Rank rank={points.rank} />
      {onConvert && (
        <Button
          className="max-md:w-full"
          iconStart={<CoinsIcon />}
          onClick={onConvert}
          onPointerEnter={onConvertNear}
          onFocus={onConvertNear}
        >
          {t`Convert to credit`}
        </Button>
      )}
    </Surface>
  )
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <dt className="type-caption text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** How far the next rank is; nothing where there is neither this one nor a next. */
function Rank({ rank }: Pick<PointsTold, 'rank'>) {
  const { t } = useLingui()
  const format = useFormat()
  const { name, next } = rank
  if (!next) return name && <p className="flex-1 type-title-sm text-primary">{name}</p>
  const { missing: away, name: to } = next
  const missing = format.count(away)
  return (
    <Progress
      className="max-w-[640px] min-w-[min(100%,240px)] flex-1"
      label={name ?? t`No rank yet`}
      tone="value"
      value={next.progress}
      max={1}
      valueText={t`${plural(away, { one: `${missing} more point to ${to}`, other: `${missing} more points to ${to}` })}`}
    />
  )
}
