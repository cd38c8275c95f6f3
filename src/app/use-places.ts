import { type Action, may } from '#features/session/index.ts'
import type { Place, Places } from '#features/site/places.ts'
import { useOverlays } from './overlays/overlays.tsx'
import { leadsSomewhere } from './routes.ts'
import { useAgreementAddress, useHelpAddress } from './use-help-address.ts'
import { useProtected } from './use-protected.ts'
import { useVisitor } from './use-visitor.ts'

/** Goes to a page of the site as a link does; the code for it comes with the first link anyway. */
const goTo = async (href: string) => (await import('./links.ts')).go(href)

/**
 * Where menus lead besides the rooms, for this visitor in this house: a place whose page does not exist
 * or whose feature is off is not there. What needs somebody asks for a login first and goes on after it.
 */
export function usePlaces(): Places {
  const visitor = useVisitor()
  const protect = useProtected()
  const overlays = useOverlays()
  const help = useHelpAddress()
  const agreement = useAgreementAddress()
  const on = (flag: 'REFERRAL3' | 'PTSYS3' | 'MISSIONS3') => visitor.flags?.has(flag) ?? false

  const open = (href: string, wanted = true): Place | undefined =>
    wanted && leadsSomewhere(href) ? { href } : undefined

  /** Wide, the guide lies over the page one is on; a phone goes to its page (C4). */
  const guide = (place: Place | undefined): Place | undefined =>
    place && {
      ...place,
      onClick(event) {
        const here = location.pathname === place.href
        if (event.metaKey || event.ctrlKey || event.shiftKey || here) return
        if (!matchMedia('(min-width: 48rem)').matches) return
        event.preventDefault()
        overlays.open('download')
      },
    }

  const guarded = (action: Action, href: string): Place | undefined => {
    if (may(visitor, action) === 'off') return undefined
    return (
      open(href) && {
        href,
        onClick(event) {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          protect(action, () => void goTo(href))
        },
      }
    )
  }

  const all = {
    promotions: open('/promotions'),
    freeCredit: guarded('rewards', '/member/rewardCenter'),
    invite: open('/invite', on('REFERRAL3')),
    points: open('/pointMall', on('PTSYS3')),
    missions: open('/missions', on('MISSIONS3')),
    download: guide(open('/down')),
    help: open(help),
    agreement: open(agreement),
    deposit: guarded('deposit', '/member/depositv2'),
    withdraw: guarded('withdraw', '/member/withdraw'),
  } satisfies Record<keyof Places, Place | undefined>
  return Object.fromEntries(Object.entries(all).filter(([, place]) => place))
}
