import { bettingRecordHref } from '#features/member/betting-record-rules.ts'
import { openForced } from '#features/session/forced-change.ts'
import { may, useSession } from '#features/session/index.ts'
import { useSessionEnd } from '#features/session/use-session-end.ts'
import { useSharedToken } from '#features/session/use-shared-token.ts'
import { MemberActions } from '#features/site/member-actions.tsx'
import { useEffect } from 'react'
import { AccountSwitch } from '../menus/account-switch.tsx'
import { ChatDock } from '../late-chat.tsx'
import { useOverlays } from '../overlays/overlays.tsx'
import { usePlaces } from '../use-places.ts'
import { useServiceItems } from '../use-service-items.ts'
import { useVipEntry } from '../use-vip-entry.ts'
import { useVisitor } from '../use-visitor.ts'
import { MemberBalance } from './member-balance.tsx'

/** The header's end for somebody who is signed in. */
export function MemberPart({ account }: { account: string }) {
  const { member } = useSession()
  const overlays = useOverlays()
  const { deposit, withdraw } = usePlaces()
  const vip = useVipEntry()
  const visitor = useVisitor()
  const mayBet = may(visitor, 'bets') === 'yes'
  const mayChange = may(visitor, 'password') === 'yes'
  // What section 2 has in the header; the others are in the left bar.
  const service = useServiceItems().filter(({ id }) => id === 'line' || id === 'telegram')
  useSharedToken()
  // A change that is forced is still forced after a reload (section 4, Login).
  useEffect(() => {
    const forced = openForced()
    if (forced) overlays.open('change-password', { forced })
  }, [overlays])
  useSessionEnd()
  const places = { ...(deposit && { deposit }), ...(withdraw && { withdraw }) }
  return (
    <>
      <ChatDock />
      <MemberActions
        service={service}
        places={places}
        balance={<MemberBalance className="max-md:hidden" />}
        account={
          <AccountSwitch
            account={account}
            iconUrl={member?.iconUrl ?? null}
            service={service}
            places={places}
            vip={vip}
            bets={mayBet ? { href: bettingRecordHref } : undefined}
            onPassword={mayChange ? () => overlays.open('change-password') : undefined}
            onLogout={() => overlays.open('logout')}
          />
        }
      />
    </>
  )
}
