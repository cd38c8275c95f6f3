import {
  ArrowLeftIcon,
  Button,
  ChipGroup,
  EmptyState,
  IconButton,
  Skeleton,
  SkeletonGroup,
  StatusBadge,
  Table,
  type TableColumn,
  ToggleChip,
} from '#components/index.ts'
import { type Redemption, type RedemptionStatus, redemptionStatuses } from '#contract/index.ts'
import {
  LoadFailed,
  type LoadFailure,
  useFormat,
  useLocale,
  useTableWords,
} from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { mallHref } from './mall-rules.ts'
import { type RedemptionFilter, redemptionsAPage } from './redemption-rules.ts'

/** Statuses of the list; each redemption has its own. */
export const redemptionsStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type RedemptionsStatus = (typeof redemptionsStatuses)[number]

export type RedemptionsState =
  | { status: 'loading' | 'empty' }
  | { status: 'ready'; redemptions: readonly Redemption[]; totalCount: number }
  | ({ status: 'failed' } & LoadFailure)

export type RedemptionsProps = RedemptionsState & {
  filter: RedemptionFilter
  onFilter(next: RedemptionFilter): void
  pageHref(pageNo: number): string
}

/** What became of what a member redeemed: in process, approved, rejected (section 4). */
export function Redemptions(props: RedemptionsProps) {
  const { t } = useLingui()
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="flex items-start gap-2 md:items-center md:gap-3">
        <IconButton asChild label={t`Back to the points mall`}>
          <a href={mallHref}>
            <ArrowLeftIcon />
          </a>
        </IconButton>
        <h1 className="type-display-md text-primary">{t`Redemption history`}</h1>
      </div>
      <Chips {...props} />
      {props.status === 'loading' && <ListSkeleton />}
      {props.status === 'ready' && <List {...props} />}
      {props.status === 'empty' && <Nothing {...props} />}
      {props.status === 'failed' && (
        <LoadFailed
          title={t`The history didn’t load`}
          code={props.code}
          retrying={props.retrying}
          onRetry={props.onRetry}
        />
      )}
    </div>
  )
}

function useStatusWords(): Record<RedemptionStatus, string> {
  const { t } = useLingui()
  return {
    process: t`In progress`,
    approved: t({ message: 'Approved', context: 'redemption' }),
    rejected: t({ message: 'Rejected', context: 'redemption' }),
  }
}

const tones = { process: 'warning', approved: 'positive', rejected: 'negative' } as const

function Chips({ filter, onFilter }: RedemptionsProps) {
  const { t } = useLingui()
  const words = useStatusWords()
  return (
    <ChipGroup label={t`Filter`}>
      <ToggleChip
        pressed={filter.status === null}
        onPressedChange={() => onFilter({ status: null, pageNo: 1 })}
      >
        {t({ message: 'All', context: 'redemptions' })}
      </ToggleChip>
      {redemptionStatuses.map((status) => (
        <ToggleChip
          key={status}
          className="whitespace-nowrap"
          pressed={filter.status === status}
          onPressedChange={(on) => onFilter({ status: on ? status : null, pageNo: 1 })}
        >
          {words[status]}
        </ToggleChip>
      ))}
    </ChipGroup>
  )
}

type ListProps = Extract<RedemptionsProps, { status: 'ready' }>

function useColumns(): TableColumn<Redemption>[] {
  const { t } = useLingui()
  const { process, approved, rejected } = useStatusWords()
  const format = useFormat()
  return useMemo(() => {
    const words = { process, approved, rejected }
    const named = ({ title, lang, quantity }: Redemption) => {
      const times = format.count(quantity)
      return quantity > 1 ? t`${times} × ${title}` : <span lang={lang}>{title}</span>
    }
    return [
      {
        id: 'reward',
        header: t`Reward`,
        cell: (row) => (
          <>
            {named(row)}
            {row.note && <span className="block type-caption text-muted">{row.note}</span>}
          </>
        ),
      },
      { id: 'date', header: t`Date`, cell: (row) => format.dateTime(row.createdAt) },
      {
        id: 'points',
        header: t`Points`,
        kind: 'number',
        card: 'value',
        cell: (row) => format.count(row.points),
      },
      {
        id: 'status',
        header: t`Status`,
        card: 'tag',
        cell: (row) => <StatusBadge status={tones[row.status]}>{words[row.status]}</StatusBadge>,
      },
    ]
  }, [t, process, approved, rejected, format])
}

function List({ redemptions, totalCount, filter, pageHref }: ListProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const columns = useColumns()
  return (
    <Table
      caption={t`Redemption history`}
      columns={columns}
      rows={redemptions}
      rowKey={(row) => row.id}
      total={totalCount}
      page={filter.pageNo}
      pageSize={redemptionsAPage}
      pageHref={pageHref}
      locale={locale}
      empty={null}
      labels={useTableWords(t`Newest first`)}
    />
  )
}

function Nothing({ filter, onFilter }: RedemptionsProps) {
  const { t } = useLingui()
  if (filter.status !== null || filter.pageNo > 1) {
    return (
      <EmptyState
        emblem="coin"
        title={t`Nothing here`}
        actions={
          <Button onClick={() => onFilter({ status: null, pageNo: 1 })}>{t`See everything`}</Button>
        }
      />
    )
  }
  return (
    <EmptyState
      emblem="coin"
      title={t`Nothing redeemed yet`}
      actions={
        <Button variant="primary" asChild>
          <a href={mallHref}>{t`See rewards`}</a>
        </Button>
      }
    >
      {t`What you redeem will be listed here`}
    </EmptyState>
  )
}

function ListSkeleton() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Loading`} className="flex flex-col gap-2">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-[51px]" />
      ))}
    </SkeletonGroup>
  )
}
