import {
  Button,
  EmptyState,
  Pagination,
  SelectChip,
  Skeleton,
  SkeletonGroup,
} from '#components/index.ts'
import type { LotteryDraw } from '#contract/index.ts'
import { type LoadFailure, SectionFailure, usePageWords } from '#features/site/index.ts'
import type { CalendarDate } from '#platform/index.ts'
import { useLingui } from '@lingui/react/macro'
import { ResultDate } from './result-date.tsx'
import { ResultRow } from './result-row.tsx'
import type { ResultsView } from './results-rules.ts'
import type { ProofState } from './use-proof.ts'

/** Statuses of the archive. */
export const resultsListStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type ResultsListStatus = (typeof resultsListStatuses)[number]

export type ResultsListState =
  | { status: 'loading' | 'empty' }
  | { status: 'ready'; draws: readonly LotteryDraw[]; pageNo: number; totalPages: number }
  | ({ status: 'failed' } & LoadFailure)

/** What stands around the draws. */
export interface ResultsListHelp {
  /** Today in Bangkok. */
  today: CalendarDate
  /** Lotteries to choose from; empty while nobody knows them. */
  games: readonly { gameCode: string; name: string }[]
  pageHref(pageNo: number): string
  /** The draw that is being checked, or was last. */
  proof: ProofState
  onCheck(draw: LotteryDraw): void
}

export type ResultsListProps = ResultsListState &
  ResultsListHelp & {
    filter: ResultsView
    onFilter(next: ResultsView): void
  }

/** Draws that are over, newest first, by lottery and by day. */
export function ResultsList(props: ResultsListProps) {
  return (
    <div className="flex flex-col gap-4">
      <Filters {...props} />
      <Draws {...props} />
    </div>
  )
}

function Filters({ filter, today, games, onFilter }: ResultsListProps) {
  const { t } = useLingui()
  const { gameCode, date, drawId } = filter
  const choose = (next: Partial<ResultsView>) =>
    onFilter({ ...filter, drawId: '', ...next, pageNo: 1 })
  // A lottery that the menu does not have any more is still one's choice.
  const known = gameCode === '' || games.some((game) => game.gameCode === gameCode)
  return (
    <div role="group" aria-label={t`Filter`} className="flex flex-wrap items-center gap-3">
      <SelectChip
        label={t`Lottery`}
        value={gameCode}
        onValueChange={(next) => choose({ gameCode: next })}
        options={[
          { value: '', label: t`All lotteries` },
          ...(known ? [] : [{ value: gameCode, label: gameCode }]),
          ...games.map((game) => ({ value: game.gameCode, label: game.name })),
        ]}
      />
      <SelectChip
        label={t`Day of the draw`}
        value={date === '' ? '' : 'day'}
        onValueChange={(next) => choose({ date: next === '' ? '' : today })}
        options={[
          { value: '', label: t`Every day` },
          { value: 'day', label: t`One day` },
        ]}
      />
      {date !== '' && (
        <ResultDate value={date} today={today} onChange={(next) => choose({ date: next })} />
      )}
      {drawId !== '' && <SeeEverything {...{ filter, onFilter }} />}
    </div>
  )
}

/** The way from a choice to all there is. */
function SeeEverything({ filter, onFilter }: Pick<ResultsListProps, 'filter' | 'onFilter'>) {
  const { t } = useLingui()
  const { room } = filter
  return (
    <Button onClick={() => onFilter({ room, gameCode: '', date: '', drawId: '', pageNo: 1 })}>
      {t`See everything`}
    </Button>
  )
}

function Draws(props: ResultsListProps) {
  const { t } = useLingui()
  switch (props.status) {
    case 'loading':
      return (
        <SkeletonGroup label={t`Loading`} className="flex flex-col gap-3">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-[126px] rounded-card" />
          ))}
        </SkeletonGroup>
      )
    case 'failed':
      return <SectionFailure {...props} />
    case 'empty':
      return <Nothing {...props} />
    case 'ready':
      return <List {...props} />
  }
}

function Nothing({ filter, onFilter }: ResultsListProps) {
  const { t } = useLingui()
  const filtered =
    filter.gameCode !== '' || filter.date !== '' || filter.drawId !== '' || filter.pageNo > 1
  if (!filtered) {
    return (
      <EmptyState emblem="ticket" title={t`No results yet`}>
        {t`The numbers of every draw will be listed here`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      emblem="ticket"
      title={t`No draws match`}
      actions={filter.drawId === '' ? <SeeEverything {...{ filter, onFilter }} /> : undefined}
    />
  )
}

function List(props: Extract<ResultsListProps, { status: 'ready' }>) {
  const { draws, pageNo, totalPages, filter, pageHref, proof, onCheck } = props
  const { t } = useLingui()
  return (
    <>
      <ul aria-label={t`Lottery results`} className="flex flex-col gap-3">
        {draws.map((draw) => (
          <li key={draw.drawId}>
            <ResultRow
              draw={draw}
              proof={proof.drawId === draw.drawId ? proof.status : 'none'}
              onCheck={onCheck}
              open={draw.drawId === filter.drawId}
            />
          </li>
        ))}
      </ul>
      <Pagination page={pageNo} count={totalPages} href={pageHref} labels={usePageWords()} />
    </>
  )
}
