import { LogoutDialog } from '#features/session/logout-dialog.tsx'
import { useLogout } from '#features/session/use-logout.ts'
import { go } from '../links.ts'
import type { OverlayProps } from './overlays.tsx'

/** Asks before leaving; then the site is a guest's again, at its home (section 4, Logout). */
export default function LogoutOverlay({ open, onOpenChange }: OverlayProps) {
  const logout = useLogout({
    onSignedOut: () => {
      onOpenChange(false)
      void go('/')
    },
  })
  return <LogoutDialog open={open} {...logout} onCancel={() => onOpenChange(false)} />
}
