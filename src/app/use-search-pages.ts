import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { languageNames } from '#contract/index.ts'
import type { SearchIcon, SearchItem } from '#features/games/search-rules.ts'
import { bettingRecordHref } from '#features/member/betting-record-rules.ts'
import { may } from '#features/session/index.ts'
import {
  useCanJoin,
  useCategories,
  useCategoryLabels,
  useFlagsOn,
  useLocale,
  useScheme,
} from '#features/site/index.ts'
import type { PlaceId } from '#features/site/places.ts'
import { usePlaceLabels, useServiceLabels } from '#features/site/use-menu-labels.ts'
import { useMyTickets } from './my-tickets-button.tsx'
import { useOverlays } from './overlays/overlays.tsx'
import { usePlaces } from './use-places.ts'
import { useServiceItems } from './use-service-items.ts'
import { useVisitor } from './use-visitor.ts'

/** Places that the search leads to, in its order. */
const placeIds = ['promotions', 'points', 'missions', 'invite', 'download', 'help'] as const

const placeIcons: Partial<Record<PlaceId, SearchIcon>> = { promotions: 'promotions', help: 'help' }

const group = 'pages' as const

/** Customer service, as its menus have it (S7); the help centre is a place. */
function useServiceLines(): SearchItem[] {
  const labels = useServiceLabels()
  return useServiceItems()
    .filter(({ id }) => id !== 'help')
    .map(({ id, href, onClick }) => ({
      id: `service-${id}`,
      group,
      title: labels[id],
      icon: 'service' as const,
      ...(onClick
        ? { run: onClick }
        : href?.startsWith('/')
          ? { href }
          : { run: () => void open(href, '_blank', 'noopener') }),
    }))
}

/** The doors of the house: in for a guest, out for everybody else. */
function useAccountLines(): SearchItem[] {
  const { t } = useLingui()
  const visitor = useVisitor()
  const overlays = useOverlays()
  const canJoin = useCanJoin()
  const door = (name: 'login' | 'change-password' | 'logout', title: string): SearchItem => ({
    id: `command-${name}`,
    group,
    title,
    icon: 'account',
    run: () => overlays.open(name),
  })
  if (visitor.role === 'guest') {
    const join = { id: 'page-register', group, title: t`Join`, icon: 'account' as const }
    return [
      door('login', t`Log in`),
      ...(canJoin ? [{ ...join, note: t`Page`, href: '/register' }] : []),
    ]
  }
  return [
    ...(may(visitor, 'password') === 'yes' ? [door('change-password', t`Change password`)] : []),
    door('logout', t`Log out`),
  ]
}

/** Pages and commands that this house has for this visitor: what a search can lead to besides games. */
export function useSearchPages(): SearchItem[] {
  const { t } = useLingui()
  const flags = useFlagsOn()
  const visitor = useVisitor()
  const rooms = useCategoryLabels()
  const categories = useCategories(flags.has('HOT3'))
  const labels = usePlaceLabels()
  const places = usePlaces()
  const onTickets = useMyTickets()
  const { scheme, toggle } = useScheme()
  const { locale, locales, change } = useLocale()
  const service = useServiceLines()
  const account = useAccountLines()

  const command = t`Command`
  const page = (id: string, title: string, href: string, icon: SearchIcon): SearchItem => ({
    id: `page-${id}`,
    group,
    title,
    note: t`Page`,
    href,
    icon,
  })
  return [
    page('home', t`Home`, '/', 'home'),
    ...categories.map(({ id, href, count: games }) => ({
      ...page(id, rooms[id], href, 'room'),
      note: t`${plural(games, { one: '# game', other: '# games' })}`,
    })),
    page('seamless', t`All studios`, '/seamless', 'room'),
    ...(categories.some(({ id }) => id === 'lottery')
      ? [
          page('results', t`Lottery results`, '/lottery/results', 'lottery'),
          page('vnlottery', t`Vietnam results`, '/vnlottery', 'lottery'),
        ]
      : []),
    ...(categories.some(({ id }) => id === 'lottery' || id === 'elott')
      ? [
          {
            id: 'page-tickets',
            group,
            title: t`My tickets`,
            note: t`Page`,
            icon: 'lottery' as const,
            run: onTickets,
          },
        ]
      : []),
    ...(may(visitor, 'recent') === 'off' ? [] : [page('recent', t`Recent`, '/recent', 'recent')]),
    ...(may(visitor, 'favourites') === 'off'
      ? []
      : [page('favourites', t`Favourites`, '/hot?favourites=true', 'heart')]),
    ...(may(visitor, 'bets') === 'yes'
      ? [page('bets', t`Betting record`, bettingRecordHref, 'page')]
      : []),
    ...placeIds.flatMap((id) => {
      const place = places[id]
      return place ? [page(id, labels[id], place.href, placeIcons[id] ?? 'page')] : []
    }),
    ...[...service, ...account].map((line) => ({ note: command, ...line })),
    {
      id: 'command-scheme',
      group,
      title: scheme === 'dark' ? t`Switch to the light theme` : t`Switch to the dark theme`,
      note: command,
      icon: 'scheme',
      run: toggle,
    },
    ...locales
      .filter((one) => one !== locale)
      .map((one): SearchItem => ({
        id: `command-${one}`,
        group,
        title: languageNames[one],
        titleLang: one,
        note: command,
        icon: 'language',
        words: one,
        run: () => void change(one),
      })),
  ]
}
