import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { TicketStatus } from './tickets-rules.ts'

/** What became of a ticket, in a word. */
export function useTicketWords(): Record<TicketStatus, string> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      waiting: t`Awaiting result`,
      won: t({ message: 'Won', context: 'ticket' }),
      lost: t({ message: 'Not won', context: 'ticket' }),
      cancelled: t({ message: 'Cancelled', context: 'ticket' }),
    }),
    [t],
  )
}
