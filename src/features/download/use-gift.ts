import { useCall } from '#client/index.ts'
import { announcements } from '#contract/index.ts'
import { useAccount } from '#features/session/index.ts'
import { announcementsInput, kept } from '#features/site/index.ts'
import type { Gift } from './gift-line.tsx'

/** Category of the promotions that are for the app; the operator fills it. */
const category = 'app'

/** The promotion for the first visit in the app; none while unknown, or when there is none. */
export function useGift(): Gift | undefined {
  const signedIn = useAccount() !== null
  const { data } = useCall(announcements, announcementsInput('PR', signedIn), kept)
  const promotion = data?.promotion.find((one) => one.category === category)
  return promotion && { title: promotion.title, href: `/promoDetail?id=${promotion.id}` }
}
