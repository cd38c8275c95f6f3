import { EmptyState, Pagination, Skeleton, SkeletonGroup } from '#components/index.ts'
import { cx } from '#components/cx.ts'
import type { LotteryDraw } from '#contract/index.ts'
import { type LoadFailure, SectionFailure, useFormat, usePageWords } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Proof, type ProofStatus } from './proof.tsx'
import { ThaiChecker } from './thai-checker.tsx'
import { thaiNumbersOf, thaiPrizes } from './thai-draw-rules.ts'
import { ThaiNumbersList } from './thai-numbers-list.tsx'
import { useThaiPrizeNames } from './use-thai-prize-names.ts'

/** Statuses of the Thai draw. */
export const thaiDrawStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type ThaiDrawStatus = (typeof thaiDrawStatuses)[number]

export type ThaiDrawState =
  | { status: 'loading' | 'empty' }
  | {
      status: 'ready'
      draw: LotteryDraw
      proof: ProofStatus
      onCheck(draw: LotteryDraw): void
      /** Draws are pages of one, the newest first. */
      pageNo: number
      totalPages: number
      pageHref(pageNo: number): string
    }
  | ({ status: 'failed' } & LoadFailure)

/** The draw of the 1st and the 16th: its prizes, and whether a ticket won (decision 49). */
export function ThaiDraw(props: ThaiDrawState) {
  const { t } = useLingui()
  switch (props.status) {
    case 'loading':
      return (
        <SkeletonGroup label={t`Loading`} className="flex flex-col gap-4">
          <Skeleton className="h-[132px] rounded-card" />
          <Skeleton className="h-[480px] rounded-card" />
        </SkeletonGroup>
      )
    case 'failed':
      return <SectionFailure {...props} />
    case 'empty':
      return (
        <EmptyState emblem="ticket" title={t`No Thai draw yet`}>
          {t`It draws on the 1st and the 16th of the month`}
        </EmptyState>
      )
    case 'ready':
      // What was checked belongs to one draw.
      return <Ready key={props.draw.drawId} {...props} />
  }
}

/** In two bands as on a result sheet: what all look for, then the long lists. */
const short = ['first', 'frontThree', 'lastThree', 'lastTwo', 'nearFirst'] as const
const long = thaiPrizes.filter((prize) => !short.some((one) => one === prize))

function Ready(props: Extract<ThaiDrawState, { status: 'ready' }>) {
  const { draw, proof, onCheck, pageNo, totalPages, pageHref } = props
  const { drawId, numero, drawnAt, commitment, seed, prizes } = draw
  const numbers = thaiNumbersOf(prizes)
  const { t } = useLingui()
  const format = useFormat()
  const names = useThaiPrizeNames()
  const [ticket, setTicket] = useState('')
  const date = format.date(drawnAt)
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="type-title-lg text-primary">{t`Draw of ${date}`}</h2>
        <p className="type-caption text-muted">{t`Draw ${numero}`}</p>
      </div>
      <ThaiChecker numbers={numbers} names={names} onCheck={setTicket} />
      <dl className="grid overflow-hidden rounded-card border border-subtle bg-surface sm:grid-cols-2 lg:grid-cols-5">
        {short.map((prize) => (
          <div
            key={prize}
            className={cx(
              'flex flex-col items-center gap-1 px-4 py-4 text-center',
              prize === 'first' && 'bg-sunken sm:col-span-2 lg:col-span-1',
            )}
          >
            <dt className="type-label text-secondary">{names[prize]}</dt>
            <dd>
              <ThaiNumbersList
                {...{ prize, ticket }}
                numbers={numbers[prize]}
                className={
                  prize === 'first' ? 'text-[1.625rem] leading-[1.4] text-value' : 'text-[1.25rem]'
                }
              />
            </dd>
          </div>
        ))}
      </dl>
      {long.map((prize) => {
        const count = numbers[prize].length
        const many = format.count(count)
        return (
          <section
            key={prize}
            className="rounded-card border border-subtle bg-surface px-4 py-4 md:px-5"
          >
            <h3 className="mb-2 flex flex-wrap items-baseline gap-x-3 type-title-sm text-primary">
              {names[prize]}
              <span className="type-caption font-regular text-muted">
                {t`${plural(count, { one: `${many} number`, other: `${many} numbers` })}`}
              </span>
            </h3>
            <ThaiNumbersList {...{ prize, ticket }} numbers={numbers[prize]} spread />
          </section>
        )
      })}
      <Proof {...{ drawId, commitment, seed }} status={proof} onCheck={() => onCheck(draw)} />
      <Pagination page={pageNo} count={totalPages} href={pageHref} labels={usePageWords()} />
    </div>
  )
}
