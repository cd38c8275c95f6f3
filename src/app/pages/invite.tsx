import { useLingui } from '@lingui/react/macro'
import { InviteFriends } from '#features/promotions/invite-friends.tsx'
import { useInvite } from '#features/promotions/use-invite.ts'
import { useShare } from '#features/promotions/use-share.ts'
import { useBrand, useFlagsOn, useStatus } from '#features/site/index.ts'
import { useSearch } from '../location.ts'
import { usePageHead } from '../page-head.ts'
import { Protected } from '../protected.tsx'
import { NotFound } from '../not-found.tsx'

/** Invite friends (C8), where the house has them: REFERRAL3. */
export default function InvitePage() {
  const { t } = useLingui()
  const { name } = useBrand()
  const isKnown = useStatus().data !== undefined
  const isOn = useFlagsOn().has('REFERRAL3')
  usePageHead({
    title: t`Invite friends · ${name}`,
    description: t`Your own link, and the friends who joined with it`,
  })
  if (isKnown && !isOn) return <NotFound />
  return (
    <Protected action="member-centre">
      <Invite />
    </Protected>
  )
}

function Invite() {
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
