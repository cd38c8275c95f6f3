import { Button, IconButton, ReceiptIcon } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useOverlays } from './overlays/overlays.tsx'
import { useProtected } from './use-protected.ts'

/** Shows a member their tickets; a guest logs in first. */
export function useMyTickets(): () => void {
  const overlays = useOverlays()
  const protect = useProtected()
  return () => protect('bets', () => overlays.open('lottery-tickets'))
}

/** The button of the lottery's own pages for it; on a phone its picture alone. */
export function MyTicketsButton() {
  const { t } = useLingui()
  const overlays = useOverlays()
  const onTickets = useMyTickets()
  return (
    <>
      <Button
        className="max-md:hidden"
        iconStart={<ReceiptIcon />}
        onClick={onTickets}
        onPointerEnter={() => overlays.prepare('lottery-tickets')}
      >
        {t`My tickets`}
      </Button>
      <IconButton className="md:hidden" label={t`My tickets`} onClick={onTickets}>
        <ReceiptIcon />
      </IconButton>
    </>
  )
}
