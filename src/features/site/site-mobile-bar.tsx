import { useLingui } from '@lingui/react/macro'
import { HouseIcon, MobileBar, UserIcon, UserPlusIcon } from '#components/index.ts'
import { categoryIcons, knownOf } from './category-icons.ts'
import type { Category, CategoryId } from './navigation.ts'
import { useCategoryLabels } from './use-category-labels.ts'

export interface SiteMobileBarProps {
  path: string
  signedIn: boolean
  canJoin: boolean
  categories: readonly Category[]
  onLogin(): void
  onJoin(): void
}

/** Rooms for the bar, those with short names first; others stand in for what a house does not have. */
function roomsOf(categories: readonly Category[], signedIn: boolean): Category[] {
  const wanted: readonly CategoryId[] = signedIn
    ? ['rng', 'hot', 'live', 'lottery']
    : ['rng', 'hot', 'lottery']
  const rank = ({ id }: Category) => (wanted.includes(id) ? wanted.indexOf(id) : wanted.length)
  return knownOf(categories)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, wanted.length)
}

/** The bar under the thumb; its middle is what this visitor most likely wants next. */
export function SiteMobileBar(props: SiteMobileBarProps) {
  const { path, signedIn, canJoin, categories, onLogin, onJoin } = props
  const { t } = useLingui()
  const labels = useCategoryLabels()
  const rooms = roomsOf(categories, signedIn).map(({ id, href }) => {
    const Icon = categoryIcons[id]
    return { id, href, label: labels[id], icon: <Icon />, current: path === href }
  })
  const join = {
    id: 'join',
    href: '/register',
    label: t`Join`,
    icon: <UserPlusIcon />,
    current: path === '/register',
    onClick: (event: React.MouseEvent) => {
      event.preventDefault()
      onJoin()
    },
  }
  const login = {
    id: 'login',
    href: '/login',
    label: t`Log in`,
    icon: <UserIcon />,
    current: path === '/login',
    onClick: (event: React.MouseEvent) => {
      event.preventDefault()
      onLogin()
    },
  }
  return (
    <MobileBar
      label={t`Quick menu`}
      // Lobbies have no primary; every other page has one, beside which the bar is quiet.
      quiet={signedIn || !categories.some(({ href }) => href === path)}
      items={[
        { id: 'home', href: '/', label: t`Home`, icon: <HouseIcon />, current: path === '/' },
        // However many rooms there are, the middle is what a guest is here to do.
        ...rooms.slice(0, rooms.length >> 1),
        ...(signedIn ? [] : [canJoin ? join : login]),
        ...rooms.slice(rooms.length >> 1),
      ]}
    />
  )
}
