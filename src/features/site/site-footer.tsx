import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  Badge,
  Footer,
  FooterBrand,
  FooterColumn,
  FooterColumns,
  FooterLegal,
  FooterStories,
  FooterVendors,
  Link,
  ShieldCheckIcon,
} from '#components/index.ts'
import type { Category, CategoryId } from './navigation.ts'
import type { PlaceId, Places } from './places.ts'
import type { ServiceId, ServiceItem } from './service-items.ts'
import type { SocialLink } from './site-menu-links.tsx'
import { useBrand } from './site-context.ts'
import { useCategoryLabels } from './use-category-labels.ts'
import { useFormat } from './use-format.ts'
import { usePlaceLabels, useServiceLabels } from './use-menu-labels.ts'

/** A studio of the footer's strip. */
export interface FooterStudio {
  id: string
  name: string
  href: string
}

export interface SiteFooterProps {
  logo: ReactNode
  /** Every studio; one with slots leads to the slots lobby. */
  studios: readonly FooterStudio[]
  categories: readonly Category[]
  /** What there is besides the rooms. @default none */
  places?: Places
  /** The ways to customer service that there are. @default none */
  service?: readonly ServiceItem[]
  /** Where the house can be followed. @default nowhere */
  social?: readonly SocialLink[]
  /** Opens the choice of what may be measured; without it there is nothing to choose. */
  onConsent?: (() => void) | undefined
}

const rooms: readonly CategoryId[] = ['rng', 'sports', 'live', 'fish', 'lottery']
const offers: readonly PlaceId[] = ['promotions', 'freeCredit', 'points', 'missions', 'invite']
const aid: readonly PlaceId[] = ['help', 'agreement', 'download']
const people: readonly ServiceId[] = ['online', 'line', 'telegram']

/**
 * The foot of every page (S11). DESIGN.md draws the strip of vendors and the list of slots studios of
 * section 2 as one list of names; its page list is split by what one is after.
 */
export function SiteFooter(props: SiteFooterProps) {
  const { logo, studios, categories, places = {}, service = [], social = [], onConsent } = props
  const { t } = useLingui()
  const { name, copyrightYear, minAge } = useBrand()
  const labels = useCategoryLabels()
  const placeLabels = usePlaceLabels()
  const serviceLabels = useServiceLabels()
  const linksTo = (ids: readonly PlaceId[]) =>
    ids.flatMap((id) => (places[id] ? [{ ...places[id], id, label: placeLabels[id] }] : []))
  const columns = [
    {
      title: t`Games`,
      links: [
        { id: 'home', href: '/', label: t`Home` },
        ...rooms.flatMap((id) => {
          const room = categories.find((one) => one.id === id)
          return room ? [{ id, href: room.href, label: labels[id] }] : []
        }),
        ...(studios.length > 0
          ? [{ id: 'seamless', href: '/seamless', label: t`All studios` }]
          : []),
      ],
    },
    { title: t({ message: 'Services', context: 'footer' }), links: linksTo(offers) },
    {
      title: t({ message: 'Help', context: 'footer' }),
      links: [
        ...linksTo(aid),
        ...people.flatMap((id) => {
          const found = service.find((one) => one.id === id)
          return found ? [{ ...found, label: serviceLabels[id] }] : []
        }),
        ...social.map(({ id, name: network, href }) => ({
          id,
          href,
          label: t`Follow on ${{ name: network }}`,
        })),
      ],
    },
  ]
  return (
    <Footer>
      {studios.length > 0 && (
        <FooterVendors
          label={t`All studios`}
          items={studios.map(({ id, name: label, href }) => ({ id, label, href }))}
        />
      )}
      <FooterColumns>
        <FooterBrand
          brand={logo}
          badges={
            <>
              <Badge tone="line">{t`${minAge}+`}</Badge>
              <Badge tone="line" icon={<ShieldCheckIcon size="sm" />}>
                {t`Responsible play`}
              </Badge>
            </>
          }
        >
          <Stories studios={studios.length} categories={categories} />
        </FooterBrand>
        {columns
          .filter(({ links }) => links.length > 0)
          .map(({ title, links }) => (
            <FooterColumn key={title} title={title} links={links} />
          ))}
      </FooterColumns>
      <FooterLegal>
        <span>{t`© ${copyrightYear} ${name} · Open software under a free licence`}</span>
        {onConsent && (
          <Link asChild>
            <button type="button" onClick={onConsent}>{t`Cookie choices`}</button>
          </Link>
        )}
      </FooterLegal>
    </Footer>
  )
}

function Stories(props: { studios: number; categories: readonly Category[] }) {
  const { t } = useLingui()
  const format = useFormat()
  const games = format.count(
    props.categories.reduce((sum, { id, count }) => (id === 'hot' ? sum : sum + count), 0),
  )
  const studios = format.count(props.studios)
  return (
    <FooterStories
      items={[
        {
          id: 'play',
          title: t`Play credit throughout`,
          text: t`Games run on play credit with no cash value. Studios and results are invented`,
        },
        {
          id: 'games',
          title: t`One hall, many rooms`,
          text: t`${games} games from ${studios} studios, and a search that forgives a typo`,
        },
        {
          id: 'light',
          title: t`Light on any phone`,
          text: t`Pages come ready to read, so a small phone on a slow line opens them too`,
        },
        {
          id: 'choice',
          title: t`Your language, your light`,
          text: t`Switch language and theme anywhere. The house remembers both`,
        },
        {
          id: 'care',
          title: t`Play for fun, with money you can spare`,
          text: t`Set a limit before you start. If it stops being fun, take a break or talk to us`,
        },
      ]}
      labels={{
        name: t`About the house`,
        carousel: t`carousel`,
        slide: t`slide`,
        pause: t`Pause slideshow`,
        play: t`Play slideshow`,
        position: (index, count) => t`${index} of ${count}`,
      }}
    />
  )
}
