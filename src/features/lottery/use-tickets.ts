import { useAction, useCall } from '#client/index.ts'
import { type Answer, balance, cancelLotteryTicket, lotteryTickets } from '#contract/index.ts'
import { kept } from '#features/site/index.ts'
import { useReducer, useState } from 'react'
import { useSWRConfig } from 'swr'
import { betProblem } from './bet-problem.ts'
import type { LotteryTicketsProps, LotteryTicketsState } from './lottery-tickets.tsx'
import { cancelOf, cancelReducer, noCancel } from './ticket-cancel.ts'
import { allTickets, type Ticket, ticketsAPage } from './tickets-rules.ts'

/** What a cancellation changes. */
const stale = [balance, lotteryTickets].map(({ path }) => `${path} `)

/** Milliseconds between two looks while a result is being waited for. */
const look = 30_000

type Tickets = Answer<typeof lotteryTickets>

// Handed over in a function of each render: SWR looks anew only where it is another.
const whileWaiting = (latest: Tickets | undefined) =>
  latest?.list.some((one) => one.status === 'waiting') ? look : 0

/**
 * A member's tickets, and the way to have one back.
 * @param open whether they are looked at; nothing is asked for before
 */
export function useTickets(open: boolean): LotteryTicketsProps {
  const [filter, setFilter] = useState(allTickets)
  const [shown, setShown] = useState<Ticket | null>(null)
  const [cancel, tell] = useReducer(cancelReducer, noCancel)
  const { run } = useAction(cancelLotteryTicket)
  const { mutate } = useSWRConfig()
  const refresh = (paths: readonly string[]) =>
    void mutate(
      (key) => typeof key === 'string' && paths.some((start) => key.startsWith(start)),
    ).catch(() => undefined)
  // The server pays what is due before it tells of tickets: the bars show that as well.
  const payday = (latest: Tickets) => {
    if (latest.list.some((one) => one.status === 'won')) refresh(stale.slice(0, 1))
  }
  const { status, pageNo } = filter
  const answer = useCall(
    lotteryTickets,
    open ? { pageNo, pageSize: ticketsAPage, ...(status && { status }) } : null,
    {
      ...kept,
      refreshInterval: (latest) => whileWaiting(latest),
      refreshWhenHidden: false,
      onSuccess: payday,
    },
  )
  const { data, error, isValidating } = answer
  // Drawn under the reader's eyes it may be among these no more.
  const listed = shown && data?.list.find(({ id }) => id === shown.id)
  const isAway = shown !== null && data !== undefined && listed === undefined
  const apart = useCall(
    lotteryTickets,
    open && isAway ? { drawId: shown.drawId, pageSize: 50 } : null,
    {
      refreshInterval: (latest) => whileWaiting(latest),
      refreshWhenHidden: false,
      onSuccess: payday,
    },
  )
  const fresh = listed ?? apart.data?.list.find(({ id }) => id === shown?.id) ?? shown

  let list: LotteryTicketsState
  if (data) {
    list =
      data.list.length > 0
        ? { status: 'ready', tickets: data.list, totalCount: data.totalCount }
        : { status: 'empty' }
  } else if (error) {
    list = {
      status: 'failed',
      code: `LT-${error.reason}`,
      retrying: isValidating,
      onRetry: () => void answer.mutate().catch(() => undefined),
    }
  } else list = { status: 'loading' }

  const send = (ticket: Ticket) => {
    tell({ type: 'sent' })
    void run({ id: ticket.id })
      .then(
        () => {
          tell({ type: 'done' })
          // Whoever looks at another ticket by now goes on doing so.
          setShown((now) => (now?.id === ticket.id ? null : now))
        },
        (cause: unknown) => {
          const problem = betProblem(cause)
          tell(problem ? { type: 'refused', problem } : { type: 'dropped' })
        },
      )
      .finally(() => {
        refresh(stale)
      })
  }

  return {
    ...list,
    filter,
    onFilter(next) {
      setFilter(next)
      tell({ type: 'left' })
    },
    // As the server tells of it by now.
    shown: fresh,
    onShow(ticket) {
      setShown(ticket)
      tell({ type: 'left' })
    },
    cancel: cancelOf(cancel, shown?.id ?? null),
    onCancel(ticket) {
      if (cancel.status === 'sending') return
      if (cancel.status === 'asking' && cancel.ticket === ticket.id) send(ticket)
      else tell({ type: 'asked', ticket: ticket.id })
    },
  }
}
