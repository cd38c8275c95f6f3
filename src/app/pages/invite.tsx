import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#components/index.ts'
import { useBrand, useFlagsOn, useStatus } from '#features/site/index.ts'
import { late } from '../late.tsx'
import { NotFound } from '../not-found.tsx'
import { usePageHead } from '../page-head.ts'
import { Protected } from '../protected.tsx'

/** Never in the server's page: it draws guests. */
const LateInvite = late<object>(null, async () => (await import('../parts/invite.tsx')).InvitePart)

export const body = LateInvite.load

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
    <Protected
      action="member-centre"
      standIn={
        <div className="mx-auto flex max-w-[960px] flex-col gap-6 md:gap-8">
          <h1 className="type-display-md text-primary max-md:text-[1.75rem]">{t`Invite friends`}</h1>
          <Skeleton className="h-[452px] rounded-card! md:h-[284px]" />
        </div>
      }
    >
      <LateInvite />
    </Protected>
  )
}
