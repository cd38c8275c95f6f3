import {
  Button,
  ChipGroup,
  EmptyState,
  Grid,
  HistoryIcon,
  Pagination,
  SelectChip,
  Skeleton,
  SkeletonGroup,
  ToggleChip,
} from '#components/index.ts'
import type { Answer, pointConfig, Reward } from '#contract/index.ts'
import { LoadFailed, type LoadFailure, useFormat, usePageWords } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  categoriesOf,
  chooseRewards,
  mallAddress,
  type MallFilter,
  type Purse,
  type RewardSort,
  rewardSorts,
  standingOf,
} from './mall-rules.ts'
import { PointsBand, type PointsBandProps } from './points-band.tsx'
import { RewardCard } from './reward-card.tsx'

/** Statuses of the shelf; the points above it have their own. */
export const pointMallStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type PointMallStatus = (typeof pointMallStatuses)[number]

export type PointMallState =
  | { status: 'loading' | 'empty' }
  | { status: 'ready'; rewards: readonly Reward[] }
  | ({ status: 'failed' } & LoadFailure)

export type PointMallProps = PointMallState & {
  band: PointsBandProps
  /** How points are earned; undefined while it is not known. */
  config: Answer<typeof pointConfig> | undefined
  /** Null for who has none, or nobody knows how many. */
  purse: Purse | null
  filter: MallFilter
  onFilter(next: MallFilter): void
  /** Where the redemptions are; none for guests. */
  historyHref: string | null
  onRedeem(reward: Reward): void
  /** Somebody is about to redeem something. */
  onRedeemNear?(): void
}

/** Points, and what they can be spent on (C2). */
export function PointMall(props: PointMallProps) {
  const { t } = useLingui()
  const { historyHref } = props
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="type-display-md text-primary">{t`Points mall`}</h1>
          <Terms config={props.config} />
        </div>
        {historyHref !== null && (
          <Button asChild iconStart={<HistoryIcon />}>
            <a href={historyHref}>{t`Redemption history`}</a>
          </Button>
        )}
      </div>
      <PointsBand {...props.band} />
      {props.status === 'loading' && <ShelfSkeleton />}
      {props.status === 'ready' && <Shelf {...props} />}
      {props.status === 'empty' && (
        <EmptyState emblem="lantern" title={t`The shelf is empty`}>
          {t`New rewards will stand here. Your points wait`}
        </EmptyState>
      )}
      {props.status === 'failed' && (
        <LoadFailed
          title={t`The rewards didn’t load`}
          code={props.code}
          retrying={props.retrying}
          onRetry={props.onRetry}
        />
      )}
    </div>
  )
}

/** How points come and go, in a line. */
function Terms({ config }: Pick<PointMallProps, 'config'>) {
  const { t } = useLingui()
  const format = useFormat()
  const months = config?.lifetimeMonths ?? 0
  const earn = config?.earn
  const brought = earn?.points ?? 0
  const stake = earn ? format.roundMoney(earn.stake) : ''
  const lasting = t`${plural(months, { one: 'Points last # month', other: 'Points last # months' })}`
  return (
    <p className="min-h-[1lh] text-secondary">
      {config &&
        (earn
          ? t`${plural(brought, { one: `Every ${stake} staked brings # point`, other: `Every ${stake} staked brings # points` })} · ${lasting}`
          : lasting)}
    </p>
  )
}

type ShelfProps = Extract<PointMallProps, { status: 'ready' }>

function Shelf(props: ShelfProps) {
  const { rewards, filter, purse, onRedeem, onRedeemNear } = props
  const { t } = useLingui()
  const pageWords = usePageWords()
  const shown = chooseRewards(rewards, filter, purse)
  return (
    <>
      <Chips {...props} />
      {shown.rewards.length === 0 ? (
        <NothingChosen {...props} />
      ) : (
        <Grid as="ul" variant="mall" aria-label={t`Rewards`}>
          {shown.rewards.map((reward) => (
            <li key={reward.id}>
              <RewardCard
                reward={reward}
                standing={standingOf(reward, purse)}
                onOpen={() => onRedeem(reward)}
                onNear={onRedeemNear}
              />
            </li>
          ))}
        </Grid>
      )}
      {shown.totalPages > 1 && (
        <Pagination
          className="pt-4"
          page={shown.pageNo}
          count={shown.totalPages}
          href={(pageNo) => mallAddress({ ...filter, pageNo })}
          labels={pageWords}
        />
      )}
    </>
  )
}

function useSortWords(): Record<RewardSort, string> {
  const { t } = useLingui()
  return {
    house: t({ message: 'House order', context: 'rewards' }),
    cheapest: t`Fewest points first`,
    dearest: t`Most points first`,
  }
}

function Chips({ rewards, filter, purse, onFilter }: ShelfProps) {
  const { t } = useLingui()
  const sorts = useSortWords()
  const change = (next: Partial<MallFilter>) => onFilter({ ...filter, ...next, pageNo: 1 })
  const within = (className?: string) =>
    purse && (
      <ToggleChip
        className={className}
        pressed={filter.within}
        onPressedChange={(on) => change({ within: on })}
      >
        {t({ message: 'Can redeem', context: 'filter' })}
      </ToggleChip>
    )
  const sort = (className?: string) => (
    <SelectChip
      className={className}
      label={t`Sort by`}
      value={filter.sort}
      options={rewardSorts.map((value) => ({ value, label: sorts[value] }))}
      onValueChange={(value) => change({ sort: value as RewardSort })}
    />
  )
  return (
    <ChipGroup
      label={t`Filter`}
      className="md:items-start"
      end={
        <>
          {within()}
          {sort()}
        </>
      }
    >
      <ToggleChip
        className="whitespace-nowrap"
        pressed={filter.category === null}
        onPressedChange={() => change({ category: null })}
      >
        {t({ message: 'All', context: 'rewards' })}
      </ToggleChip>
      {within('whitespace-nowrap md:hidden')}
      {categoriesOf(rewards).map(({ id, name, lang }) => (
        <ToggleChip
          key={id}
          className="whitespace-nowrap md:whitespace-normal"
          pressed={filter.category === id}
          onPressedChange={(on) => change({ category: on ? id : null })}
        >
          <span lang={lang}>{name}</span>
        </ToggleChip>
      ))}
      {sort('md:hidden')}
    </ChipGroup>
  )
}

/** A choice that leaves nothing is taken back with one press. */
function NothingChosen({ filter, onFilter }: ShelfProps) {
  const { t } = useLingui()
  return (
    <EmptyState
      emblem="coin"
      title={filter.within ? t`Nothing for your points here yet` : t`Nothing in this category`}
      actions={
        <Button onClick={() => onFilter({ ...filter, category: null, within: false, pageNo: 1 })}>
          {t`See all rewards`}
        </Button>
      }
    />
  )
}

/** Two rows of what is on its way. */
const boxes = 8

function ShelfSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading`} className="flex flex-col gap-5">
      <Skeleton className="h-10 w-2/3 rounded-chip!" />
      <Grid variant="mall">
        {Array.from({ length: boxes }, (_, index) => (
          <Skeleton key={index} className="h-[278px] rounded-card! md:h-[282px]" />
        ))}
      </Grid>
    </SkeletonGroup>
  )
}
