import { openForced } from '#features/session/forced-change.ts'
import { useSession } from '#features/session/index.ts'
import { useSessionEnd } from '#features/session/use-session-end.ts'
import { useSharedToken } from '#features/session/use-shared-token.ts'
import { useEffect } from 'react'
import { AccountSwitch } from '../menus/account-switch.tsx'
import { useOverlays } from '../overlays/overlays.tsx'
import { MemberBalance } from './member-balance.tsx'

/** The header's end for somebody who is signed in. */
export function MemberPart({ account }: { account: string }) {
  const { member } = useSession()
  const overlays = useOverlays()
  useSharedToken()
  // A change that is forced is still forced after a reload (section 4, Login).
  useEffect(() => {
    const forced = openForced()
    if (forced) overlays.open('change-password', { forced })
  }, [overlays])
  useSessionEnd()
  return (
    <>
      <MemberBalance className="max-md:hidden" />
      <AccountSwitch
        account={account}
        iconUrl={member?.iconUrl ?? null}
        onLogout={() => overlays.open('logout')}
      />
    </>
  )
}
