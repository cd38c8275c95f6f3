import { useTicket } from '#features/session/use-ticket.ts'
import { lateParts } from '../late.tsx'
import { useOverlays } from '../overlays/overlays.tsx'

/** Hands in the ticket of the address, and says so when it was worth nothing (A12). */
export function TicketPart({ ticket }: { ticket: string }) {
  const overlays = useOverlays()
  useTicket(ticket, {
    ready: lateParts,
    fail: ({ status, minutes = null }) => overlays.open('message', { message: status, minutes }),
  })
  return null
}
