import { useSession } from '#features/session/index.ts'
import { useCategories, useFlagsOn, useStatus } from '#features/site/index.ts'
import { SiteMenu } from '#features/site/site-menu.tsx'
import { usePath } from '../location.ts'
import { MemberBalance } from '../parts/member-balance.tsx'
import { type OverlayProps, useOverlays } from './overlays.tsx'

/** The menu of a phone. */
export default function MenuOverlay({ open, onOpenChange }: OverlayProps) {
  const flags = useFlagsOn()
  const categories = useCategories(flags.has('HOT3'))
  const { data: status } = useStatus()
  const { signedIn } = useSession()
  const overlays = useOverlays()
  return (
    <SiteMenu
      open={open}
      onOpenChange={onOpenChange}
      path={usePath()}
      categories={categories}
      service={status?.customerService ?? []}
      recent={flags.has('REC3')}
      onDemo={!signedIn && flags.has('FREEPLAY3') ? () => overlays.open('free-play') : undefined}
      balance={signedIn ? <MemberBalance className="*:first:me-auto" /> : undefined}
    />
  )
}
