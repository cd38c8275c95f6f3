import { type ComponentType, useEffect, useState } from 'react'

type Part = ComponentType<{ ticket: string }>

/** What start-up does with a ticket; its code comes with the first one (A12). */
export function StartUp({ ticket }: { ticket: string }) {
  const [Ticket, setTicket] = useState<Part | null>(null)
  useEffect(() => {
    void import('./parts/ticket.tsx').then(({ TicketPart }) => setTicket(() => TicketPart))
  }, [])
  return Ticket && <Ticket ticket={ticket} />
}
