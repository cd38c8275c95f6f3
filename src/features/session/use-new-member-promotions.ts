import { useCall } from '#client/index.ts'
import { announcements, type Promotion } from '#contract/index.ts'
import { announcementsInput, kept } from '#features/site/index.ts'
import { useMemo } from 'react'

/** What the page of registration asks for beside its settings. */
export const newMemberInput = announcementsInput('PR', false)

/** Category of the promotions for new members (section 2). */
const category = 'new_player'

/** What the house has for new members; none while unknown, or when there is none. */
export function useNewMemberPromotions(): readonly Promotion[] {
  const { data } = useCall(announcements, newMemberInput, kept)
  return useMemo(() => data?.promotion.filter((one) => one.category === category) ?? [], [data])
}
