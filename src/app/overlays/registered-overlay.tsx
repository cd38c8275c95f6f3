import { RegisteredDialog } from '#features/session/registered-dialog.tsx'
import { type OverlayProps, useOverlays } from './overlays.tsx'

/** Greets a new member, who then goes where they wanted to go. */
export default function RegisteredOverlay({ open, onOpenChange, request }: OverlayProps) {
  const overlays = useOverlays()
  const { account = null, wayIn = 'none', credit = null } = request.registered ?? {}
  return (
    <RegisteredDialog
      open={open}
      account={account}
      wayIn={wayIn}
      credit={credit}
      onConfirm={() => overlays.done()}
      onOpenChange={onOpenChange}
    />
  )
}
