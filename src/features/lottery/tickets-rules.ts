import { type LotteryTicket, ticketStates } from '#contract/index.ts'
import { resultsHref } from './results-rules.ts'

/** A purchase, as the server tells of it. */
export type Ticket = LotteryTicket

/** What became of a ticket. */
export { ticketStates }
export type TicketStatus = Ticket['status']

/** Tickets of a page. */
export const ticketsAPage = 10

/** What is looked at among one's tickets. */
export interface TicketFilter {
  /** Null for all. */
  status: TicketStatus | null
  /** 1-based. */
  pageNo: number
}

export const allTickets: TicketFilter = { status: null, pageNo: 1 }

/** Colour and icon of each; the word stands beside them. */
export const ticketTones = {
  waiting: 'info',
  won: 'positive',
  lost: 'neutral',
  cancelled: 'warning',
} as const satisfies Record<TicketStatus, string>

/** Where the draw of a ticket is shown with its proof, once there is one. */
export const proofHref = ({ drawId }: Pick<Ticket, 'drawId'>): string => resultsHref({ drawId })
