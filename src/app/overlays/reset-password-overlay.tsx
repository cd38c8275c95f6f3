import { ResetPasswordDialog } from '#features/session/reset-password-dialog.tsx'
import { useResetPassword } from '#features/session/use-reset-password.ts'
import { leave } from '../dialog-pages.ts'
import { useServiceDoor } from '../use-service-door.ts'
import { type OverlayProps, useOverlays } from './overlays.tsx'

/** What the link of an e-mail opens (A9). */
export default function ResetPasswordOverlay({ open, onOpenChange, request }: OverlayProps) {
  const overlays = useOverlays()
  const onService = useServiceDoor()
  const form = useResetPassword(open ? (request.token ?? null) : null)
  return (
    <ResetPasswordDialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next)
        if (!next) leave()
      }}
      form={{
        ...form,
        onService,
        onForgot: () => overlays.open('forgot', { method: 'email' }),
        onLogin() {
          overlays.open('login')
          leave()
        },
      }}
    />
  )
}
