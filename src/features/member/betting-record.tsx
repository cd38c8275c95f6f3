import {
  Amount,
  Button,
  ChipGroup,
  EmptyState,
  KeyFigure,
  KeyFigures,
  SelectChip,
  ToggleChip,
} from '#components/index.ts'
import {
  type Bet,
  type BetKind,
  betKinds,
  betPeriods,
  type BetPeriod,
  type BetTotals,
} from '#contract/index.ts'
import {
  LoadFailed,
  type LoadFailure,
  useBrand,
  useFormat,
  useLocale,
} from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { allBets, type BetFilter } from './betting-record-rules.ts'
import { BetTable } from './bet-table.tsx'

/** Statuses of the record; each bet has its own. */
export const bettingRecordStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type BettingRecordStatus = (typeof bettingRecordStatuses)[number]

export type BettingRecordState =
  | { status: 'loading' }
  | {
      status: 'ready'
      bets: readonly Bet[]
      totals: BetTotals
      totalCount: number
      /** Another choice is on its way. */
      refreshing: boolean
    }
  | { status: 'empty'; totals: BetTotals }
  | ({ status: 'failed' } & LoadFailure)

export type BettingRecordProps = BettingRecordState & {
  filter: BetFilter
  onFilter(next: BetFilter): void
  pageHref(pageNo: number): string
}

/** What a member bet for real, and what came of it (M8). */
export function BettingRecord(props: BettingRecordProps) {
  const { t } = useLingui()
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <h1 className="type-display-md text-primary">{t`Betting record`}</h1>
      <Choices {...props} />
      {props.status === 'failed' ? (
        <LoadFailed
          title={t`The history didn’t load`}
          code={props.code}
          retrying={props.retrying}
          onRetry={props.onRetry}
        />
      ) : (
        <>
          <Totals totals={props.status === 'loading' ? null : props.totals} />
          {props.status === 'empty' ? <Nothing {...props} /> : <BetTable {...props} />}
        </>
      )}
    </div>
  )
}

function Choices({ filter, onFilter }: BettingRecordProps) {
  const { t } = useLingui()
  const days: Record<BetPeriod, string> = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    week: t`7 days`,
    month: t`30 days`,
  }
  const kinds: Record<BetKind, string> = { game: t`Games`, lottery: t`Lottery` }
  return (
    <ChipGroup label={t`Filter`}>
      {betPeriods.map((period) => (
        <ToggleChip
          key={period}
          className="whitespace-nowrap"
          pressed={filter.period === period}
          onPressedChange={() => onFilter({ ...filter, period, pageNo: 1 })}
        >
          {days[period]}
        </ToggleChip>
      ))}
      <SelectChip
        label={t`Kind of bet`}
        value={filter.kind ?? ''}
        options={[
          { value: '', label: t`All bets` },
          ...betKinds.map((value) => ({ value, label: kinds[value] })),
        ]}
        onValueChange={(value) =>
          onFilter({
            ...filter,
            kind: betKinds.find((one) => one === value) ?? null,
            pageNo: 1,
          })
        }
      />
    </ChipGroup>
  )
}

/** Sums over all pages of the choice. */
function Totals({ totals }: { totals: BetTotals | null }) {
  const { t } = useLingui()
  const format = useFormat()
  const { locale } = useLocale()
  const { currency } = useBrand()
  return (
    <KeyFigures label={t`Total`}>
      <KeyFigure label={t`Stake`} value={totals && format.money(totals.stake)} />
      <KeyFigure label={t`Awaiting result`} value={totals && format.money(totals.waiting)} />
      <KeyFigure label={t`Win`} value={totals && format.money(totals.win)} />
      <KeyFigure
        label={t`Profit and loss`}
        value={
          totals && (
            <Amount
              value={totals.net}
              tone="sign"
              sign="always"
              locale={locale}
              currency={currency}
            />
          )
        }
      />
    </KeyFigures>
  )
}

type NothingProps = Pick<BettingRecordProps, 'filter' | 'onFilter'>

function Nothing({ filter, onFilter }: NothingProps) {
  const { t } = useLingui()
  const { period, kind, pageNo } = filter
  if (period === allBets.period && kind === null && pageNo === 1) {
    return (
      <EmptyState
        emblem="ticket"
        title={t`No bets yet`}
        actions={
          <Button variant="primary" asChild>
            <a href="/rng">{t`See all games`}</a>
          </Button>
        }
      >
        {t`Rounds and lottery tickets appear here. Demo play doesn’t`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      emblem="ticket"
      title={t`Nothing here`}
      actions={<Button onClick={() => onFilter(allBets)}>{t`See everything`}</Button>}
    />
  )
}
