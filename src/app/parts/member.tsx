import { useSession } from '#features/session/index.ts'
import { useSharedToken } from '#features/session/use-shared-token.ts'
import { AccountSwitch } from '../menus/account-switch.tsx'
import { useOverlays } from '../overlays/overlays.tsx'
import { MemberBalance } from './member-balance.tsx'

/** The header's end for somebody who is signed in. */
export function MemberPart({ account }: { account: string }) {
  const { member } = useSession()
  const overlays = useOverlays()
  useSharedToken()
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
