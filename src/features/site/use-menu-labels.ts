import { useLingui } from '@lingui/react/macro'
import type { PlaceId } from './places.ts'
import type { ServiceId } from './service-items.ts'

/** Names of the places that menus lead to. */
export function usePlaceLabels(): Record<PlaceId, string> {
  const { t } = useLingui()
  return {
    promotions: t`Promotions`,
    freeCredit: t`Free credit`,
    invite: t`Invite friends`,
    points: t`Points mall`,
    missions: t`Missions`,
    download: t`Get the app`,
    help: t`Help centre`,
    agreement: t`User agreement`,
    deposit: t`Deposit`,
    withdraw: t`Withdraw`,
  }
}

/** Names of the children of customer service. */
export function useServiceLabels(): Record<ServiceId, string> {
  const { t } = useLingui()
  return {
    online: t`Live chat`,
    telegram: t`Telegram`,
    chat: t`Chat room`,
    messages: t`Messages`,
    notices: t`Notices`,
    help: t`Help centre`,
    speed: t`Speed test`,
    line: 'LINE',
  }
}
