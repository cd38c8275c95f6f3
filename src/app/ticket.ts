import { ticketParameter } from '#contract/index.ts'

/**
 * Takes a ticket out of the address (decision 28), before anything else could read it there: from
 * here on it is neither in the address bar, nor in the history, nor in a referrer.
 */
export function takeTicket(): string | null {
  const url = new URL(location.href)
  const ticket = url.searchParams.get(ticketParameter)
  if (ticket !== null) {
    url.searchParams.delete(ticketParameter)
    history.replaceState(history.state, '', url)
  }
  return ticket
}
