import { bettingRecordHref } from '#features/member/betting-record-rules.ts'
import { may, useSession } from '#features/session/index.ts'
import { useCanJoin, useCategories, useFlagsOn } from '#features/site/index.ts'
import { SiteMenu } from '#features/site/site-menu.tsx'
import { usePath } from '../location.ts'
import { MemberBalance } from '../parts/member-balance.tsx'
import { placeOf } from '../place-of.ts'
import { usePlaces } from '../use-places.ts'
import { useServiceItems } from '../use-service-items.ts'
import { useSocialLinks } from '../use-social-links.ts'
import { useVisitor } from '../use-visitor.ts'
import { type OverlayProps, useOverlays } from './overlays.tsx'

/** The menu of a phone. */
export default function MenuOverlay({ open, onOpenChange }: OverlayProps) {
  const flags = useFlagsOn()
  const categories = useCategories(flags.has('HOT3'))
  const { signedIn } = useSession()
  const overlays = useOverlays()
  const ownBets = may(useVisitor(), 'bets') === 'yes'
  return (
    <SiteMenu
      open={open}
      onOpenChange={onOpenChange}
      path={placeOf(usePath())}
      categories={categories}
      places={usePlaces()}
      bets={ownBets ? { href: bettingRecordHref } : undefined}
      service={useServiceItems()}
      social={useSocialLinks()}
      recent={flags.has('REC3')}
      canJoin={useCanJoin()}
      onLogin={() => overlays.open('login')}
      onDemo={!signedIn && flags.has('FREEPLAY3') ? () => overlays.open('free-play') : undefined}
      balance={signedIn ? <MemberBalance className="*:first:me-auto" /> : undefined}
    />
  )
}
