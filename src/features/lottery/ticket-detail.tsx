import {
  ArrowLeftIcon,
  Button,
  DescriptionItem,
  DescriptionList,
  Link,
  Money,
  StatusBadge,
} from '#components/index.ts'
import { useFormat } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { BetAlert } from './bet-alert.tsx'
import type { CancelState } from './ticket-cancel.ts'
import { proofHref, type Ticket, ticketTones } from './tickets-rules.ts'
import { usePlayWords } from './use-play-words.ts'
import { useTicketWords } from './use-ticket-words.ts'

export interface TicketDetailProps {
  ticket: Ticket
  cancel: CancelState
  onCancel(ticket: Ticket): void
  onBack(): void
}

/** One ticket: its draw, its lines, what they won, and the way to have it back while there is time. */
export function TicketDetail({ ticket, cancel, onCancel, onBack }: TicketDetailProps) {
  const { t } = useLingui()
  const format = useFormat()
  const words = useTicketWords()
  const plays = usePlayWords()
  const back = useRef<HTMLButtonElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  // Where a reader goes on: the row that was pressed is gone.
  useEffect(() => back.current?.focus(), [])
  const { failures } = cancel
  useEffect(() => {
    if (failures > 0) alert.current?.focus()
  }, [failures])
  const asking = cancel.status === 'asking'
  const total = format.money(ticket.total)
  const { name, numero, cancelUntil } = ticket
  const isDrawn = ticket.lines.some(({ drawn }) => drawn.length > 0)
  // With its day: nothing here tells whether that is today.
  const until = cancelUntil === null ? '' : format.dateTime(cancelUntil)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button ref={back} variant="ghost" iconStart={<ArrowLeftIcon />} onClick={onBack}>
          {t`My tickets`}
        </Button>
        <StatusBadge status={ticketTones[ticket.status]}>{words[ticket.status]}</StatusBadge>
      </div>
      <DescriptionList variant="lined" className="rounded-md bg-sunken px-4 py-[14px]">
        <DescriptionItem term={t`Ticket number`}>
          <span translate="no" className="type-body-sm wrap-break-word tabular-nums select-all">
            {ticket.id}
          </span>
        </DescriptionItem>
        <DescriptionItem term={t({ message: 'Draw', context: 'lottery' })}>
          {t`${name}, ${numero}`}
        </DescriptionItem>
        {ticket.province !== null && (
          <DescriptionItem term={t`Province`}>
            <span lang="vi">{ticket.province}</span>
          </DescriptionItem>
        )}
        {ticket.commitment !== null && (
          <DescriptionItem term={t`Fingerprint`}>
            <span translate="no" className="type-caption break-all select-all">
              {ticket.commitment}
            </span>
          </DescriptionItem>
        )}
        <DescriptionItem term={t`Draw date`}>{format.dateTime(ticket.drawsAt)}</DescriptionItem>
        <DescriptionItem term={t`Sent`}>{format.dateTime(ticket.placedAt)}</DescriptionItem>
        <DescriptionItem term={t`Stake`}>{total}</DescriptionItem>
        {ticket.win !== null && (
          <DescriptionItem term={t`Win`} strong>
            <Money>{format.money(ticket.win)}</Money>
          </DescriptionItem>
        )}
      </DescriptionList>
      <ul aria-label={t`Lines`} className="flex flex-col divide-y divide-subtle">
        {ticket.lines.map((line) => {
          const play = plays.name(line.playType)
          const rate = plays.rate(line.rate)
          const drawn = line.drawn.join(' · ')
          return (
            <li
              key={`${line.playType}:${line.numbers}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-2"
            >
              <span className="min-w-0">
                <span translate="no" className="type-title-sm text-primary">
                  {line.numbers}
                </span>{' '}
                <span className="type-caption text-muted">
                  {play} {rate}
                  {line.half && ` · ${t`Pays half`}`}
                </span>
                {drawn !== '' && (
                  <span className="block type-caption text-secondary tabular-nums">
                    {t`Drawn: ${drawn}`}
                  </span>
                )}
              </span>
              <span className="flex gap-4 type-body-sm tabular-nums">
                <span className="text-secondary">{format.money(line.stake)}</span>
                {line.win !== null && line.win !== '0.00' && (
                  <Money>{format.money(line.win)}</Money>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {cancel.status === 'refused' && (
        <BetAlert ref={alert} problem={cancel.problem} failures={failures} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isDrawn ? (
          <Link href={proofHref(ticket)}>{t`Check this draw`}</Link>
        ) : (
          <span className="type-caption text-muted">
            {until !== '' && t`Can be cancelled until ${until}`}
          </span>
        )}
        {until !== '' && ticket.status === 'waiting' && (
          <Button
            variant={asking ? 'danger' : 'neutral'}
            busy={cancel.status === 'sending'}
            busyLabel={t`Cancelling`}
            onClick={() => onCancel(ticket)}
          >
            {asking ? t`Cancel and return ${total}` : t`Cancel this ticket`}
          </Button>
        )}
      </div>
    </div>
  )
}
