import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  HeaderActions,
  HeaderBar,
  IconButton,
  MenuIcon,
  MoonIcon,
  SunIcon,
} from '#components/index.ts'
import { useScheme } from './use-scheme.ts'

export interface SiteHeaderProps {
  logo: ReactNode
  /** The header's links. */
  nav: ReactNode
  /** The language switch. */
  languages: ReactNode
  /** What a guest or a member can do; nothing where there is nothing to do. */
  children?: ReactNode
  /** Opens the menu of a phone. */
  onMenu(): void
  /** Somebody points at that button: time to fetch the menu. */
  onMenuNear(): void
}

/** The header of every page (S6, S8). */
export function SiteHeader(props: SiteHeaderProps) {
  const { logo, nav, languages, children, onMenu, onMenuNear } = props
  const { t } = useLingui()
  return (
    <HeaderBar
      brand={logo}
      actions={
        <>
          <HeaderActions
            tools={
              <>
                {languages}
                <SchemeSwitch />
              </>
            }
          >
            {children}
          </HeaderActions>
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
        </>
      }
    >
      {nav}
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
