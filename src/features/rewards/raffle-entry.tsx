import { Button, NumberInput, TicketIcon } from '#components/index.ts'
import { useFormat, useLocale } from '#features/site/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ticketsLeft } from './missions-rules.ts'
import type { RaffleCardProps } from './raffle-card.tsx'
import { FocusedRewardAlert } from './reward-alert.tsx'

/** Tickets against points: how many, what they cost, and the numbers they turned out to be. */
export function RaffleEntry({ raffle, points, entry, onEnter }: RaffleCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { locale } = useLocale()
  const [tickets, setTickets] = useState<number | null>(1)
  const left = ticketsLeft(raffle)
  const price = raffle.ticketPoints
  const affordable = points === null || price === 0 ? left : Math.floor(points / price)
  const most = Math.max(1, Math.min(left, affordable))
  const many = Math.min(Math.max(1, tickets ?? 1), most)
  const cost = format.count(many * price)
  const count = format.count(many)
  const each = format.count(price)
  const here = entry.raffleId === raffle.id
  const { state } = entry
  if (left === 0) {
    return <p className="text-secondary">{t`You have all the tickets one can have`}</p>
  }
  if (points !== null && affordable < 1) {
    return (
      <p className="text-secondary">
        {t`${plural(price, { one: `A ticket is ${each} point. Do a mission to get there`, other: `A ticket is ${each} points. Do a mission to get there` })}`}
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {here && state.status === 'refused' && (
        <FocusedRewardAlert problem={state.problem} failures={state.failures} />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <NumberInput
          className="w-[168px]"
          size="md"
          aria-label={t`How many tickets`}
          value={tickets}
          min={1}
          max={most}
          onValueChange={setTickets}
          locale={locale}
          decreaseLabel={t`One less`}
          increaseLabel={t`One more`}
        />
        <Button
          iconStart={<TicketIcon />}
          busy={here && state.status === 'sending'}
          busyLabel={t`Taking tickets`}
          onClick={() => onEnter(raffle, many)}
        >
          {t`${plural(many, { one: `Take ${count} ticket for ${cost} points`, other: `Take ${count} tickets for ${cost} points` })}`}
        </Button>
      </div>
      <p aria-live="polite" className="type-body-sm text-positive empty:hidden">
        {here && state.status === 'done' && <Taken numbers={state.answer.numbers} />}
      </p>
    </div>
  )
}

function Taken({ numbers }: { numbers: readonly number[] }) {
  const { t } = useLingui()
  const format = useFormat()
  const first = format.count(numbers[0] ?? 0)
  const last = format.count(numbers.at(-1) ?? 0)
  return numbers.length > 1 ? t`Numbers ${first} to ${last} are yours` : t`Number ${first} is yours`
}
