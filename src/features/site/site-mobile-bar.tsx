import { useLingui } from '@lingui/react/macro'
import {
  CherryIcon,
  FlameIcon,
  HouseIcon,
  MobileBar,
  TicketIcon,
  UserIcon,
  UserPlusIcon,
  VideoIcon,
} from '#components/index.ts'
import type { Category, CategoryId } from './navigation.ts'
import { useCategoryLabels } from './use-category-labels.ts'

export interface SiteMobileBarProps {
  path: string
  signedIn: boolean
  canJoin: boolean
  categories: readonly Category[]
  onLogin(): void
}

/** The bar under the thumb; its middle is what this visitor most likely wants next. */
export function SiteMobileBar(props: SiteMobileBarProps) {
  const { path, signedIn, canJoin, categories, onLogin } = props
  const { t } = useLingui()
  const labels = useCategoryLabels()
  const has = (id: CategoryId) => categories.some((category) => category.id === id)
  const category = (id: CategoryId, icon: React.JSX.Element) =>
    has(id) ? [{ id, href: `/${id}`, label: labels[id], icon, current: path === `/${id}` }] : []
  const middle = signedIn
    ? category('hot', <FlameIcon />)
    : canJoin
      ? [{ id: 'join', href: '/register', label: t`Join`, icon: <UserPlusIcon /> }]
      : [
          {
            id: 'login',
            href: '/login',
            label: t`Log in`,
            icon: <UserIcon />,
            current: path === '/login',
            onClick: (event: React.MouseEvent) => {
              event.preventDefault()
              onLogin()
            },
          },
        ]
  return (
    <MobileBar
      label={t`Quick menu`}
      // The page's own primary, or none: browsing has no flame of its own.
      quiet={path === '/' || path === '/login' || signedIn}
      items={[
        { id: 'home', href: '/', label: t`Home`, icon: <HouseIcon />, current: path === '/' },
        ...category('rng', <CherryIcon />),
        ...middle,
        ...(signedIn ? category('live', <VideoIcon />) : category('hot', <FlameIcon />)),
        ...category('lottery', <TicketIcon />),
      ]}
    />
  )
}
