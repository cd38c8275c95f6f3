import { Amount, StatusBadge, Table, type TableColumn } from '#components/index.ts'
import type { Bet } from '#contract/index.ts'
import { useBrand, useFormat, useLocale, useTableWords } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { betsAPage } from './betting-record-rules.ts'
import type { BettingRecordProps } from './betting-record.tsx'

const none: readonly Bet[] = []

/** Where rows are items, a line holds what has a column of its own elsewhere. */
const onCards = '@min-[640px]:hidden'

function useColumns(): TableColumn<Bet>[] {
  const { t } = useLingui()
  const format = useFormat()
  const { locale } = useLocale()
  const { currency } = useBrand()
  return useMemo(
    () => [
      {
        id: 'game',
        header: t`Game`,
        cell: ({ gameName, nameLang, vendorName, placedAt }) => (
          <>
            <span lang={nameLang}>{gameName}</span>
            <span className="block type-caption font-regular text-muted">
              {vendorName !== null && <span translate="no">{vendorName}</span>}
              <span className={onCards}>
                {vendorName !== null && ' · '}
                {format.dateTime(placedAt)}
              </span>
            </span>
          </>
        ),
      },
      {
        id: 'date',
        header: t`Date`,
        card: 'none',
        cell: ({ placedAt }) => format.dateTime(placedAt),
      },
      {
        id: 'stake',
        header: t`Stake`,
        kind: 'number',
        cell: ({ stake, win }) => (
          <>
            {format.money(stake)}
            {win !== null && (
              <span className={onCards}>
                <span className="ps-2 pe-1.5 text-muted">{t`Win`}</span>
                {format.money(win)}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'win',
        header: t`Win`,
        kind: 'number',
        card: 'none',
        cell: ({ win }) => (win === null ? '–' : format.money(win)),
      },
      {
        id: 'net',
        header: t`Profit and loss`,
        kind: 'number',
        card: 'value',
        cell: ({ status, net }) => {
          if (status === 'waiting') {
            return <StatusBadge status="info">{t`Awaiting result`}</StatusBadge>
          }
          if (status === 'returned') {
            return (
              <StatusBadge status="neutral">
                {t({ message: 'Stake returned', context: 'bet' })}
              </StatusBadge>
            )
          }
          return (
            <Amount value={net} tone="sign" sign="always" locale={locale} currency={currency} />
          )
        },
      },
    ],
    [t, format, locale, currency],
  )
}

type BetTableProps = Extract<BettingRecordProps, { status: 'ready' | 'loading' }>

/** One page of bets, newest first. */
export function BetTable(props: BetTableProps) {
  const { filter, pageHref } = props
  const { t } = useLingui()
  const { locale } = useLocale()
  const columns = useColumns()
  const ready = props.status === 'ready'
  return (
    <Table
      caption={t`Betting record`}
      columns={columns}
      rows={ready ? props.bets : none}
      rowKey={({ id }) => id}
      status={ready && !props.refreshing ? 'ready' : 'loading'}
      total={ready ? props.totalCount : 0}
      page={filter.pageNo}
      pageSize={betsAPage}
      pageHref={pageHref}
      locale={locale}
      empty={null}
      labels={useTableWords(t`Newest first`)}
    />
  )
}
