import { LoginDialog } from '#features/session/login-dialog.tsx'
import { useLogin } from '#features/session/use-login.ts'
import { useFlagsOn } from '#features/site/index.ts'
import type { OverlayProps } from './overlays.tsx'

/** The login form over the page one is on; afterwards one stays there. */
export default function LoginOverlay({ open, onOpenChange }: OverlayProps) {
  const flags = useFlagsOn()
  const form = useLogin({ shown: open, onSignedIn: () => onOpenChange(false) })
  const canJoin = flags.has('USERNAMEREG3') || flags.has('MOBILENUMREG3')
  return (
    <LoginDialog
      open={open}
      onOpenChange={onOpenChange}
      form={{ ...form, registerHref: canJoin ? '/register' : undefined }}
    />
  )
}
