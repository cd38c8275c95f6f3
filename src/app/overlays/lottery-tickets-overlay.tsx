import { LotteryTicketsDialog } from '#features/lottery/lottery-tickets.tsx'
import { useTickets } from '#features/lottery/use-tickets.ts'
import type { OverlayProps } from './overlays.tsx'

/** A member's tickets, over the page one is on. */
export default function LotteryTicketsOverlay({ open, onOpenChange }: OverlayProps) {
  return <LotteryTicketsDialog open={open} onOpenChange={onOpenChange} {...useTickets(open)} />
}
