import { SocialButtons } from '#features/session/social-buttons.tsx'
import { useSocial } from '#features/session/use-social.ts'
import { useBrand, useFlagsOn } from '#features/site/index.ts'
import { routeOf } from '../routes.ts'
import { useAgreementAddress } from '../use-help-address.ts'

/** Pages one does not come back to once one is in. */
const doors: ReadonlySet<string> = new Set(['login', 'register', 'social-return'])

const hereOrHome = () =>
  doors.has(routeOf(location.pathname).id) ? '/' : location.pathname + location.search

/** The ways in by somebody who knows the player, alive; nothing where the house has none. */
export function SocialPart() {
  const { minAge } = useBrand()
  const social = useSocial({
    on: useFlagsOn().has('SOCIALLOGIN3'),
    back: hereOrHome,
    search: () => location.search,
  })
  const agreement = useAgreementAddress()
  return <SocialButtons {...social} minAge={minAge} agreementHref={agreement} />
}
