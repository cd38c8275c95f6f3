import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  Button,
  HeaderActions,
  HeaderBar,
  HeaderNav,
  IconButton,
  MenuIcon,
  MoonIcon,
  SunIcon,
} from '#components/index.ts'
import type { Category, CategoryId } from './navigation.ts'
import { useCategoryLabels } from './use-category-labels.ts'
import { useScheme } from './use-scheme.ts'

/** Categories that the header lists, in its own order (section 2, Header menu). */
const headerCategories: readonly CategoryId[] = ['rng', 'live', 'fish', 'sports', 'pvp', 'elott']

export interface SiteHeaderProps {
  logo: ReactNode
  categories: readonly Category[]
  path: string
  /** The language switch. */
  languages: ReactNode
  /** What a guest or a member can do. */
  children: ReactNode
  /** Opens the menu of a phone. */
  onMenu(): void
  /** Somebody points at that button: time to fetch the menu. */
  onMenuNear(): void
  /** A member's balance takes the room of some links. */
  crowded?: boolean
}

/** The header of every page (S6, S8). */
export function SiteHeader(props: SiteHeaderProps) {
  const { logo, categories, path, languages, children, onMenu, onMenuNear } = props
  const { crowded = false } = props
  const { t } = useLingui()
  const labels = useCategoryLabels()
  const items = [
    { id: 'home', href: '/', label: t`Home`, current: path === '/' },
    ...headerCategories
      .filter((id) => categories.some((category) => category.id === id))
      .map((id) => ({ id, href: `/${id}`, label: labels[id], current: path === `/${id}` })),
  ]
  return (
    <HeaderBar
      brand={logo}
      actions={
        <HeaderActions
          tools={
            <>
              {languages}
              <SchemeSwitch />
            </>
          }
        >
          {children}
          <IconButton
            className="md:hidden"
            label={t`Main menu`}
            aria-haspopup="dialog"
            onClick={onMenu}
            onPointerEnter={onMenuNear}
            onFocus={onMenuNear}
          >
            <MenuIcon />
          </IconButton>
        </HeaderActions>
      }
    >
      <HeaderNav label={t`Main menu`} items={items} crowded={crowded} />
    </HeaderBar>
  )
}

function SchemeSwitch() {
  const { t } = useLingui()
  const { scheme, toggle } = useScheme()
  return (
    <IconButton label={t`Switch theme`} onClick={toggle}>
      {scheme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  )
}

export interface GuestActionsProps {
  /** Registration is switched on. */
  canJoin: boolean
  onLogin(): void
  /** Somebody points at the button: time to fetch the form. */
  onLoginNear(): void
}

/** Log in, and join when registration is open. */
export function GuestActions({ canJoin, onLogin, onLoginNear }: GuestActionsProps) {
  const { t } = useLingui()
  return (
    <>
      <Button
        variant={canJoin ? 'ghost' : 'primary'}
        onClick={onLogin}
        onPointerEnter={onLoginNear}
        onFocus={onLoginNear}
      >
        {t`Log in`}
      </Button>
      {canJoin && (
        <Button variant="primary" asChild>
          <a href="/register">{t`Join`}</a>
        </Button>
      )}
    </>
  )
}
