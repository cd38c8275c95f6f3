import { ChangePasswordDialog } from '#features/session/change-password-dialog.tsx'
import { useChangePassword } from '#features/session/use-change-password.ts'
import { useLogout } from '#features/session/use-logout.ts'
import { go } from '../links.ts'
import { type OverlayProps, useOverlays } from './overlays.tsx'

/** A password is changed (A8), then one logs in with it. A forced change is made or logs out. */
export default function ChangePasswordOverlay({ open, onOpenChange, request }: OverlayProps) {
  const overlays = useOverlays()
  const forced = request.forced ?? null
  const form = useChangePassword({
    shown: open,
    forced,
    onChanged: (password) => overlays.open('login', { password }),
  })
  const logout = useLogout({
    onSignedOut() {
      onOpenChange(false)
      void go('/')
    },
  })
  return (
    <ChangePasswordDialog
      open={open}
      onClose={() => (forced ? logout.onConfirm() : onOpenChange(false))}
      form={form}
    />
  )
}
