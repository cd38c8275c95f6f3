import { Alert, EmptyState, Link, Skeleton, SkeletonGroup } from '#components/index.ts'
import {
  type LoadFailure,
  SectionFailure,
  useCategoryLabels,
  useFormat,
} from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { DrawBalls } from './draw-balls.tsx'
import type { LatestDraw } from './lottery-row.ts'
import { useMonotonicClock } from './use-draw-clock.ts'

/** Statuses of the numbers that came out last. */
export const openNumbersStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type OpenNumbersStatus = (typeof openNumbersStatuses)[number]

export type OpenNumbersProps =
  | { status: 'loading' | 'empty' }
  | {
      status: 'ready'
      /** Newest first. */
      draws: readonly LatestDraw[]
      /** When they are asked for again, on the clock of `performance.now()`; null for not. */
      reloadAt: number | null
    }
  | ({ status: 'failed' } & LoadFailure)

const boxes = 4

/** The numbers that came out last, the newest in brass, and when there may be others [06]. */
export function OpenNumbers(props: OpenNumbersProps) {
  const { t } = useLingui()
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {props.status === 'failed' ? (
        <SectionFailure {...props} />
      ) : (
        <section className="rounded-card border border-subtle bg-surface px-5 py-4 md:px-6 md:py-5">
          <h2 className="type-title-md text-primary">{t`Latest numbers`}</h2>
          <Body {...props} />
        </section>
      )}
      <Alert tone="info" live={false}>
        {t`Countdowns allow for the closing margin and network delay`}
      </Alert>
    </div>
  )
}

function Body(props: Exclude<OpenNumbersProps, { status: 'failed' }>) {
  const { t } = useLingui()
  const { elott } = useCategoryLabels()
  const format = useFormat()
  if (props.status === 'loading') {
    return (
      <SkeletonGroup label={t`Loading`} className="flex flex-col gap-4 pt-3">
        {Array.from({ length: boxes }, (_, index) => (
          <Skeleton key={index} className="h-[68px]" />
        ))}
      </SkeletonGroup>
    )
  }
  if (props.status !== 'ready') {
    return (
      <EmptyState variant="section" emblem="ticket" title={t`No result yet`} className="px-0">
        {t`Numbers stand here as soon as they are drawn`}
      </EmptyState>
    )
  }
  const { draws, reloadAt } = props
  const newest = draws[0]
  return (
    <>
      <p className="type-caption text-muted">
        {newest && format.boardDate(newest.drawnOn)}
        <Reload at={reloadAt} />
      </p>
      <ol className="mt-3 divide-y divide-subtle border-t border-subtle">
        {draws.map(({ id, name, nameLang, numero, drawnOn, numbers }, at) => (
          <li key={id} className="flex flex-col gap-2 py-3 last:pb-0">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 type-body-md wrap-break-word text-primary">
                <span lang={nameLang}>{name}</span>{' '}
                <span translate="no" className="type-caption whitespace-nowrap text-muted">
                  {numero}
                </span>
              </span>
              <span className="shrink-0 type-caption text-muted">{format.time(drawnOn)}</span>
            </span>
            <DrawBalls label={t`Numbers`} numbers={numbers} tone={at === 0 ? 'newest' : 'plain'} />
          </li>
        ))}
      </ol>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 border-t border-subtle pt-3">
        <li>
          <Link variant="standalone" href="/lottery/results">
            {t`All results`}
          </Link>
        </li>
        <li>
          <Link variant="standalone" href="/vnlottery">
            {t`Vietnam results`}
          </Link>
        </li>
        <li>
          <Link variant="standalone" href="/elott">
            {elott}
          </Link>
        </li>
      </ul>
    </>
  )
}

/** ` · updates in 12 s`; nothing while it is not known. */
function Reload({ at }: { at: number | null }) {
  const { t } = useLingui()
  const now = useMonotonicClock(
    (time) => (at !== null && at > time ? (at - time) % 1000 || 1000 : null),
    String(at),
  )
  if (at === null || now === null) return null
  const seconds = Math.max(0, Math.ceil((at - now) / 1000))
  return <> · {t`updates in ${seconds} s`}</>
}
