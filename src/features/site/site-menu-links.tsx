import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  BellIcon,
  CoinsIcon,
  GiftIcon,
  type Icon,
  ListChecksIcon,
  MegaphoneIcon,
  ReceiptIcon,
  Share2Icon,
  UsersIcon,
} from '#components/index.ts'
import type { Place, PlaceId, Places } from './places.ts'
import { serviceIcons, type ServiceItem } from './service-items.ts'
import { useFormat } from './use-format.ts'
import { usePlaceLabels, useServiceLabels } from './use-menu-labels.ts'

/** A page of the house somewhere else: FACEBOOK, as the server names it. */
export interface SocialLink {
  id: string
  /** Its name, as it writes itself. */
  name: string
  href: string
}

const placeIcons = {
  freeCredit: GiftIcon,
  promotions: MegaphoneIcon,
  invite: UsersIcon,
  points: CoinsIcon,
  missions: ListChecksIcon,
} satisfies Partial<Record<PlaceId, Icon>>
const placeOrder = Object.keys(placeIcons) as (keyof typeof placeIcons)[]

export interface MenuLinksProps {
  path: string
  places: Places
  bets: Place | undefined
  service: readonly ServiceItem[]
  social: readonly SocialLink[]
}

/** The menu's links: what there is to have, then who there is to ask. */
export function MenuLinks({ path, places, bets, service, social }: MenuLinksProps) {
  const { t } = useLingui()
  const placeLabels = usePlaceLabels()
  const serviceLabels = useServiceLabels()
  const format = useFormat()
  const own = placeOrder.flatMap((id) => (places[id] ? [{ id, place: places[id] }] : []))
  return (
    <>
      {bets && (
        <Rows label={t`Account`}>
          <Row icon={<ReceiptIcon />} current={path === bets.href} {...bets}>
            {t`Betting record`}
          </Row>
        </Rows>
      )}
      {own.length > 0 && (
        <Rows label={t`Promotions`}>
          {own.map(({ id, place }) => {
            const Icon = placeIcons[id]
            return (
              <Row key={id} icon={<Icon />} current={path === place.href} {...place}>
                {placeLabels[id]}
              </Row>
            )
          })}
        </Rows>
      )}
      {service.length + social.length > 0 && (
        <Rows label={t`Customer service`}>
          {service.map(({ id, count, ...item }) => {
            // Promotions have the megaphone here.
            const Icon = id === 'notices' ? BellIcon : serviceIcons[id]
            return (
              <Row
                key={id}
                icon={<Icon />}
                count={count ? format.count(count) : undefined}
                current={path === item.href}
                {...item}
              >
                {serviceLabels[id]}
              </Row>
            )
          })}
          {social.map(({ id, name, href }) => (
            <Row key={id} icon={<Share2Icon />} href={href} current={false}>
              {t`Follow on ${name}`}
            </Row>
          ))}
        </Rows>
      )}
    </>
  )
}

function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="grid gap-x-3 gap-y-1 border-t border-subtle pt-2 min-[22.5rem]:grid-cols-2"
    >
      {children}
    </ul>
  )
}

type RowProps = Partial<Place> & {
  icon: ReactNode
  current: boolean
  count?: string | undefined
  children: ReactNode
}

/** A link, or a button where something opens over the page. Another site opens in a tab of its own. */
function Row({ href, onClick, icon, current, count, children }: RowProps) {
  const look =
    'flex min-h-target w-full items-center gap-3 rounded-md px-2 text-start type-label text-secondary hover:text-primary focus-visible:-outline-offset-3 aria-[current]:bg-selected aria-[current]:text-primary'
  const words = (
    <>
      {icon}
      <span className="min-w-0">{children}</span>
      {count && (
        <span className="ms-auto inline-block min-w-6 rounded-full bg-action-primary-bg px-1.5 text-center type-caption leading-[1.5] font-semibold text-action-primary-fg forced-colors:border">
          {count}
        </span>
      )}
    </>
  )
  return (
    <li>
      {href ? (
        <a
          href={href}
          {...(/^https?:/.test(href) && { target: '_blank', rel: 'noreferrer' })}
          onClick={onClick}
          aria-current={current ? 'page' : undefined}
          className={look}
        >
          {words}
        </a>
      ) : (
        <button type="button" data-leaves onClick={onClick} className={look}>
          {words}
        </button>
      )}
    </li>
  )
}
