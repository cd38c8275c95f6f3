import { forcedReason } from '#features/session/forced-change.ts'
import type { SignedIn } from '#features/session/use-login.ts'
import { useFlagsOn } from '#features/site/index.ts'
import { useOverlays } from './overlays/overlays.tsx'

/**
 * What follows a login by password (section 4): a change of the password where it is forced, else
 * what one wanted. Who is here for the first time is welcomed.
 */
export function useAfterLogin(): (signedIn: SignedIn) => void {
  const flags = useFlagsOn()
  const overlays = useOverlays()
  return (signedIn) => {
    const reason = forcedReason(signedIn, flags.has('PWDEXPFORCECHANGE3'))
    if (reason !== null) {
      const forced = { reason, password: signedIn.password }
      return overlays.open('change-password', { forced })
    }
    overlays.done()
    if (signedIn.firstTimeLogin) overlays.open('message', { message: 'welcome' })
  }
}
