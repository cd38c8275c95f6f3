import {
  Button,
  ChipGroup,
  EmptyState,
  Grid,
  PromotionCard,
  Skeleton,
  SkeletonGroup,
  ToggleChip,
} from '#components/index.ts'
import type { ListedPromotion } from '#contract/index.ts'
import { LoadFailed, type LoadFailure, useFormat } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PromotionFeature } from './promotion-feature.tsx'
import {
  categoriesIn,
  chosenPromotions,
  promotionHref,
  type PromotionFilter,
} from './promotion-rules.ts'
import { PromotionPeriod } from './promotion-period.tsx'
import { PromotionTag } from './promotion-tag.tsx'

/** Statuses of the promotions page. */
export const promotionListStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type PromotionListStatus = (typeof promotionListStatuses)[number]

export type PromotionListState =
  | { status: 'loading' | 'empty' }
  | { status: 'ready'; promotions: readonly ListedPromotion[] }
  | ({ status: 'failed' } & LoadFailure)

export type PromotionListProps = PromotionListState & {
  filter: PromotionFilter
  onFilter(next: PromotionFilter): void
}

/** All promotions of the house, by category (C1). */
export function PromotionList(props: PromotionListProps) {
  const { t } = useLingui()
  const format = useFormat()
  const all = props.status === 'ready' ? props.promotions : []
  const joined = all.filter((one) => one.joined).length
  const total = all.length
  const count = format.count(total)
  const part = format.count(joined)
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div>
        <h1 className="type-display-md text-primary">{t`Promotions`}</h1>
        <p className="min-h-[1lh] text-secondary">
          {props.status === 'ready' &&
            (joined > 0
              ? t`${plural(total, { one: `${count} promotion`, other: `${count} promotions` })} · ${part} joined`
              : t`${plural(total, { one: `${count} promotion`, other: `${count} promotions` })}`)}
        </p>
      </div>
      {props.status === 'loading' && <ListSkeleton />}
      {props.status === 'ready' && <Shown {...props} />}
      {props.status === 'empty' && (
        <EmptyState
          emblem="lantern"
          title={t`No promotions yet`}
          actions={
            <Button variant="primary" asChild>
              <a href="/">{t`Back to home`}</a>
            </Button>
          }
        >
          {t`New ones will be announced here`}
        </EmptyState>
      )}
      {props.status === 'failed' && (
        <LoadFailed
          title={t`The promotions didn’t load`}
          code={props.code}
          retrying={props.retrying}
          onRetry={props.onRetry}
        />
      )}
    </div>
  )
}

type ShownProps = Extract<PromotionListProps, { status: 'ready' }>

function Shown({ promotions, filter, onFilter }: ShownProps) {
  const shown = chosenPromotions(promotions, filter)
  const everything = filter.category === null && !filter.joined
  const [first] = shown
  const feature = everything && shown.length > 1 ? first : undefined
  const rest = feature ? shown.slice(1) : shown
  return (
    <>
      <Chips {...{ promotions, filter, onFilter }} />
      {feature && <PromotionFeature promotion={feature} />}
      {shown.length === 0 ? (
        <NothingChosen filter={filter} onFilter={onFilter} />
      ) : (
        <Grid as="ul" variant="promotions">
          {rest.map((promotion) => (
            <li key={promotion.id}>
              <Card promotion={promotion} />
            </li>
          ))}
        </Grid>
      )}
    </>
  )
}

function Chips({ promotions, filter, onFilter }: Omit<ShownProps, 'status'>) {
  const { t } = useLingui()
  const hasJoined = filter.joined || promotions.some((one) => one.joined)
  const joined = (className?: string) => (
    <ToggleChip
      className={className}
      pressed={filter.joined}
      onPressedChange={(on) => onFilter({ ...filter, joined: on })}
    >
      {t({ message: 'Joined', context: 'filter' })}
    </ToggleChip>
  )
  return (
    <ChipGroup label={t`Filter`} className="md:items-start" end={hasJoined && joined()}>
      <ToggleChip
        pressed={filter.category === null}
        onPressedChange={() => onFilter({ ...filter, category: null })}
      >
        {t({ message: 'All', context: 'promotions' })}
      </ToggleChip>
      {categoriesIn(promotions).map(({ id, name, lang }) => (
        <ToggleChip
          key={id}
          className="md:whitespace-normal whitespace-nowrap"
          pressed={filter.category === id}
          onPressedChange={(on) => onFilter({ ...filter, category: on ? id : null })}
        >
          <span lang={lang}>{name}</span>
        </ToggleChip>
      ))}
      {hasJoined && joined('whitespace-nowrap md:hidden')}
    </ChipGroup>
  )
}

/** A choice that leaves nothing is taken back with one press. */
function NothingChosen({ filter, onFilter }: Pick<ShownProps, 'filter' | 'onFilter'>) {
  const { t } = useLingui()
  return (
    <EmptyState
      emblem="lantern"
      title={filter.joined ? t`Nothing joined here yet` : t`Nothing in this category`}
      actions={
        <Button onClick={() => onFilter({ category: null, joined: false })}>
          {t`See all promotions`}
        </Button>
      }
    />
  )
}

function Card({ promotion }: { promotion: ListedPromotion }) {
  const { status, joined, progress } = promotion
  // Only when joined; what the house paid by itself, refused or ended says so, too.
  const tagged = status !== null && (joined || ['issued', 'rejected', 'close'].includes(status))
  return (
    <PromotionCard
      variant="stack"
      level={2}
      title={promotion.title}
      lang={promotion.lang}
      eyebrow={<span lang={promotion.categoryLang}>{promotion.categoryName}</span>}
      text={promotion.summary}
      period={<PromotionPeriod promotion={promotion} />}
      image={promotion.imageUrl}
      href={promotionHref(promotion)}
      action={tagged ? <PromotionTag status={status} progress={progress} /> : undefined}
    />
  )
}

/** Two rows of what is on its way. */
const boxes = 6

function ListSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading`} className="flex flex-col gap-5">
      <Skeleton className="h-10 w-2/3 rounded-chip!" />
      <Skeleton className="h-[420px] rounded-card! md:h-[276px]" />
      <Grid variant="promotions">
        {Array.from({ length: boxes }, (_, index) => (
          <Skeleton key={index} className="h-[302px] rounded-card!" />
        ))}
      </Grid>
    </SkeletonGroup>
  )
}
