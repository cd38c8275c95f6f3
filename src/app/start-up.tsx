import { type ComponentType, useEffect, useState } from 'react'
import { untilHere } from '#platform/index.ts'

type Part = ComponentType<{ ticket: string }>

// Whatever it takes: the ticket is gone from the address, so a reload would not bring it back.
const load = untilHere(() => import('./parts/ticket.tsx'))

/** What start-up does with a ticket; its code comes with the first one (A12). */
export function StartUp({ ticket }: { ticket: string }) {
  const [Ticket, setTicket] = useState<Part | null>(null)
  useEffect(() => {
    void load().then(({ TicketPart }) => setTicket(() => TicketPart))
  }, [])
  return Ticket && <Ticket ticket={ticket} />
}
