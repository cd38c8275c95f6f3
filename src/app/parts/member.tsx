import { useSession } from '#features/session/index.ts'
import { useFormat } from '#features/site/index.ts'
import { MemberActions } from '#features/site/member-actions.tsx'
import { useBalance } from '#features/wallet/use-balance.ts'
import { AccountSwitch } from '../menus/account-switch.tsx'
import { useOverlays } from '../overlays/overlays.tsx'

/** The header's end for somebody who is signed in. */
export function MemberPart({ account }: { account: string }) {
  const format = useFormat()
  const { member } = useSession()
  const { amount, busy, hidden, setHidden, refresh } = useBalance(true)
  const overlays = useOverlays()
  return (
    <MemberActions
      amount={amount === undefined ? undefined : format.money(amount)}
      busy={busy}
      hidden={hidden}
      onHiddenChange={setHidden}
      onRefresh={refresh}
      menu={
        <AccountSwitch
          account={account}
          iconUrl={member?.iconUrl ?? null}
          onLogout={() => overlays.open('logout')}
        />
      }
    />
  )
}
