import {
  Alert,
  Button,
  ChipGroup,
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  EmptyState,
  Money,
  Skeleton,
  SkeletonGroup,
  StatusBadge,
  Table,
  type TableColumn,
  ToggleChip,
} from '#components/index.ts'
import {
  type LoadFailure,
  SectionFailure,
  useFormat,
  useLocale,
  useTableWords,
} from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { TicketDetail } from './ticket-detail.tsx'
import type { CancelState } from './ticket-cancel.ts'
import {
  type Ticket,
  type TicketFilter,
  ticketsAPage,
  ticketStates,
  ticketTones,
} from './tickets-rules.ts'
import { useTicketWords } from './use-ticket-words.ts'

export const lotteryTicketsStatuses = ['loading', 'ready', 'empty', 'failed'] as const
export type LotteryTicketsStatus = (typeof lotteryTicketsStatuses)[number]

export type LotteryTicketsState =
  | { status: 'loading' | 'empty' }
  | { status: 'ready'; tickets: readonly Ticket[]; totalCount: number }
  | ({ status: 'failed' } & LoadFailure)

export type LotteryTicketsProps = LotteryTicketsState & {
  filter: TicketFilter
  onFilter(next: TicketFilter): void
  /** The one that is looked at; null for the list. */
  shown: Ticket | null
  onShow(ticket: Ticket | null): void
  cancel: CancelState
  onCancel(ticket: Ticket): void
}

export interface LotteryTicketsDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
}

/** A member's tickets and what became of them; one at a time with its lines. */
export function LotteryTicketsDialog({
  open,
  onOpenChange,
  ...props
}: LotteryTicketsDialogProps & LotteryTicketsProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size={900}
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
      >
        <DialogBody>
          <DialogTitle variant="title">
            {props.shown ? t({ message: 'Ticket', context: 'lottery' }) : t`My tickets`}
          </DialogTitle>
          {props.shown ? (
            <TicketDetail
              ticket={props.shown}
              cancel={props.cancel}
              onCancel={props.onCancel}
              onBack={() => props.onShow(null)}
            />
          ) : (
            <Tickets {...props} />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

function Tickets(props: LotteryTicketsProps) {
  const { t } = useLingui()
  const { filter, onFilter } = props
  const words = useTicketWords()
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ChipGroup label={t`Filter`}>
        <ToggleChip
          pressed={filter.status === null}
          onPressedChange={() => onFilter({ status: null, pageNo: 1 })}
        >
          {t({ message: 'All', context: 'tickets' })}
        </ToggleChip>
        {ticketStates.map((status) => (
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
      {props.cancel.status === 'cancelled' && (
        <Alert tone="positive">{t`The ticket is cancelled. Its stake is back in your wallet`}</Alert>
      )}
      {props.status === 'loading' && (
        <SkeletonGroup label={t`Loading`} className="flex flex-col gap-2">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className="h-[51px]" />
          ))}
        </SkeletonGroup>
      )}
      {props.status === 'ready' && <List {...props} />}
      {props.status === 'empty' && (
        <EmptyState
          emblem="ticket"
          title={t`No tickets here`}
          actions={
            filter.status === null && filter.pageNo === 1 ? undefined : (
              <Button onClick={() => onFilter({ status: null, pageNo: 1 })}>
                {t`See everything`}
              </Button>
            )
          }
        >
          {t`Slips you send appear here with their results`}
        </EmptyState>
      )}
      {props.status === 'failed' && <SectionFailure {...props} />}
    </div>
  )
}

function useColumns(): TableColumn<Ticket>[] {
  const { t } = useLingui()
  const words = useTicketWords()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'draw',
        header: t({ message: 'Draw', context: 'lottery' }),
        cell: ({ name, numero, province }) => (
          <>
            {name}
            {province !== null && (
              <span lang="vi" className="text-secondary">{` · ${province}`}</span>
            )}
            <span className="block type-caption text-muted">{t`Draw ${numero}`}</span>
          </>
        ),
      },
      { id: 'placed', header: t`Sent`, cell: (ticket) => format.dateTime(ticket.placedAt) },
      {
        id: 'lines',
        header: t`Lines`,
        kind: 'number',
        cell: (ticket) => format.count(ticket.lines.length),
      },
      {
        id: 'stake',
        header: t`Stake`,
        kind: 'number',
        cell: (ticket) => format.money(ticket.total),
      },
      {
        id: 'win',
        header: t`Win`,
        kind: 'number',
        card: 'value',
        cell: (ticket) =>
          ticket.win === null ? (
            '–'
          ) : (
            <Money className="font-normal">{format.money(ticket.win)}</Money>
          ),
      },
      {
        id: 'status',
        header: t`Status`,
        card: 'tag',
        cell: (ticket) => (
          <StatusBadge status={ticketTones[ticket.status]}>{words[ticket.status]}</StatusBadge>
        ),
      },
    ],
    [t, words, format],
  )
}

type ListProps = Extract<LotteryTicketsProps, { status: 'ready' }>

function List({ tickets, totalCount, filter, onFilter, onShow }: ListProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const columns = useColumns()
  return (
    <Table
      caption={t`My tickets`}
      columns={columns}
      rows={tickets}
      rowKey={(ticket) => ticket.id}
      open={{ onOpen: (ticket) => onShow(ticket) }}
      total={totalCount}
      page={filter.pageNo}
      pageSize={ticketsAPage}
      onPageChange={(pageNo) => onFilter({ ...filter, pageNo })}
      locale={locale}
      empty={null}
      labels={useTableWords(t`Newest first`)}
    />
  )
}
