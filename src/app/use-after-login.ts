import { forcedReason } from '#features/session/forced-change.ts'
import { keepWelcome, takeWelcome } from '#features/session/first-visit.ts'
import { useTokenStore } from '#features/session/use-session.ts'
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
  const tokens = useTokenStore()
  return (signedIn) => {
    const reason = forcedReason(signedIn, flags.has('PWDEXPFORCECHANGE3'))
    const account = tokens.account() ?? ''
    if (reason !== null) {
      // The server says so once, and this login ends with the change.
      if (signedIn.firstTimeLogin) keepWelcome(account)
      const forced = { reason, password: signedIn.password }
      return overlays.open('change-password', { forced })
    }
    overlays.done()
    const waited = takeWelcome(account)
    if (signedIn.firstTimeLogin || waited) overlays.open('message', { message: 'welcome' })
  }
}
