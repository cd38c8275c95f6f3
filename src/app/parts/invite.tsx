import { useLingui } from '@lingui/react/macro'
import { InviteFriends } from '#features/promotions/invite-friends.tsx'
import { useInvite } from '#features/promotions/use-invite.ts'
import { useBrand, useShare } from '#features/site/index.ts'
import { useSearch } from '../search.ts'

/** A member's own link, and who came by it. */
export function InvitePart() {
  const { t } = useLingui()
  const { name } = useBrand()
  const state = useInvite(useSearch(), location.origin)
  const share = useShare()
  const url = 'invitation' in state ? state.invitation.link : null
  return (
    <InviteFriends
      {...state}
      onShare={share && url ? () => share({ title: t`Join me at ${name}`, url }) : undefined}
    />
  )
}
