import {
  Alert,
  Button,
  CircleCheckIcon,
  DescriptionItem,
  DescriptionList,
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  Link,
  Money,
} from '#components/index.ts'
import { useFormat } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { BetAlert } from './bet-alert.tsx'
import type { DayTime } from './bet-head.tsx'
import { type BetState, isAsking } from './bet-state.ts'
import type { SlipSums } from './slip-rules.ts'
import { useSayInstant } from './use-say-instant.ts'

export interface BetConfirmProps {
  state: BetState
  /** Name of the lottery and its issue. */
  name: string
  numero: string
  /** Of a Vietnam draw: whose numbers are bet on. @default null */
  province?: string | null
  /** When the draw closes. */
  closesOn: DayTime
  count: number
  /** How many lines pay half. */
  halves: number
  /** Another slip got no answer: it may have been bought, and this would be a second one. */
  doubtful: boolean
  sums: SlipSums
  onConfirm(): void
  onClose(): void
  onTickets(): void
}

/** Asks once more before money moves; then the receipt, in the same place. */
export function BetConfirm(props: BetConfirmProps) {
  const { t } = useLingui()
  const { state, onClose } = props
  const { status } = state
  return (
    <Dialog open={isAsking(state)} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        size={440}
        phone="sheet"
        closeLabel={t({ message: 'Close', context: 'dialog' })}
        aria-describedby={undefined}
      >
        <DialogBody>
          <DialogTitle>{status === 'placed' ? t`Slip sent` : t`Send this slip?`}</DialogTitle>
          {status === 'placed' ? <Receipt {...props} state={state} /> : <Question {...props} />}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

function Question(props: BetConfirmProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { state, name, numero, province, closesOn, count, halves, doubtful, sums } = props
  const { onConfirm, onClose, onTickets } = props
  const say = useSayInstant()
  const alert = useRef<HTMLDivElement>(null)
  const { failures } = state
  useEffect(() => {
    if (failures > 0) alert.current?.focus()
  }, [failures])
  return (
    <div className="flex flex-col gap-5">
      <DescriptionList variant="lined" className="rounded-md bg-sunken px-4 py-[14px]">
        <DescriptionItem term={t({ message: 'Draw', context: 'lottery' })}>
          {t`${name}, ${numero}`}
          {province && <span lang="vi">{` · ${province}`}</span>}
        </DescriptionItem>
        <DescriptionItem term={t({ message: 'Closes', context: 'draw' })}>
          {say(closesOn.instant, closesOn.daysOff)}
        </DescriptionItem>
        <DescriptionItem term={t`Lines`}>{format.count(count)}</DescriptionItem>
        <DescriptionItem term={t`Highest win`}>
          <Money className="font-normal">{format.money(sums.highest)}</Money>
        </DescriptionItem>
        <DescriptionItem term={t`Total`} strong>
          <span translate="no">{format.money(sums.total)}</span>
        </DescriptionItem>
      </DescriptionList>
      {halves > 0 && (
        <Alert tone="warning" live={false}>
          {t`${plural(halves, { one: '# line pays half', other: '# lines pay half' })}`}
        </Alert>
      )}
      {doubtful && (
        <Alert
          tone="warning"
          action={
            <Link asChild>
              <button type="button" onClick={onTickets}>{t`My tickets`}</button>
            </Link>
          }
        >
          {t`A slip you sent before got no answer. See whether you have its ticket before you send this one`}
        </Alert>
      )}
      {state.status === 'refused' && (
        <BetAlert ref={alert} problem={state.problem} failures={failures} />
      )}
      <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-end">
        <Button variant="ghost" size="lg" onClick={onClose}>
          {t`Back to the slip`}
        </Button>
        <Button
          variant="primary"
          size="lg"
          busy={state.status === 'sending'}
          busyLabel={t`Sending`}
          onClick={onConfirm}
        >
          {t`Confirm and send`}
        </Button>
      </div>
    </div>
  )
}

type ReceiptProps = BetConfirmProps & { state: Extract<BetState, { status: 'placed' }> }

function Receipt({ state, name, onClose, onTickets }: ReceiptProps) {
  const { t } = useLingui()
  const format = useFormat()
  const ref = useRef<HTMLDivElement>(null)
  // Where a reader goes on: what they pressed is gone.
  useEffect(() => ref.current?.focus(), [])
  const { ticket } = state
  const { lines, numero, province } = ticket
  return (
    <div className="flex flex-col gap-5">
      <div ref={ref} tabIndex={-1} className="flex items-center gap-3 outline-none">
        <CircleCheckIcon size="lg" className="shrink-0 text-positive" />
        <p className="text-secondary">{t`Once it’s drawn, anybody can check the numbers`}</p>
      </div>
      <DescriptionList variant="lined" className="rounded-md bg-sunken px-4 py-[14px]">
        <DescriptionItem term={t`Ticket number`}>
          <span translate="no" className="select-all">
            {ticket.id}
          </span>
        </DescriptionItem>
        <DescriptionItem term={t({ message: 'Draw', context: 'lottery' })}>
          {t`${name}, ${numero}`}
          {province && <span lang="vi">{` · ${province}`}</span>}
        </DescriptionItem>
        <DescriptionItem term={t`Draw date`}>{format.dateTime(ticket.drawsAt)}</DescriptionItem>
        <DescriptionItem term={t`Lines`}>{format.count(lines)}</DescriptionItem>
        <DescriptionItem term={t`Paid`} strong>
          <span translate="no">{format.money(ticket.total)}</span>
        </DescriptionItem>
        {ticket.commitment && (
          <DescriptionItem term={t`Fingerprint`}>
            <span translate="no" className="type-caption break-all select-all">
              {ticket.commitment}
            </span>
          </DescriptionItem>
        )}
        {ticket.balance !== null && (
          <DescriptionItem term={t`Balance`}>
            <span translate="no">{format.money(ticket.balance)}</span>
          </DescriptionItem>
        )}
      </DescriptionList>
      <div className="flex flex-col gap-3">
        <Button variant="primary" size="lg" block onClick={onClose}>
          {t`OK`}
        </Button>
        <Button variant="ghost" block onClick={onTickets}>
          {t`My tickets`}
        </Button>
      </div>
    </div>
  )
}
