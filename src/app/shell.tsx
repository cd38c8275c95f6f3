import { useLingui } from '@lingui/react/macro'
import { AppShell } from '#components/index.ts'
import { useSession } from '#features/session/index.ts'
import { useBrand, useCategories, useFlagsOn } from '#features/site/index.ts'
import { GuestActions, SiteHeader } from '#features/site/site-header.tsx'
import { SiteSideNav } from '#features/site/site-side-nav.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useOverlays } from './overlays/overlays.tsx'
import { useSideNav } from './use-side-nav.ts'

/** The bars around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [path] = useLocation()
  const { name } = useBrand()
  const flags = useFlagsOn()
  const categories = useCategories(flags.has('HOT3'))
  const { signedIn } = useSession()
  const overlays = useOverlays()
  const sideNav = useSideNav()
  return (
    <AppShell
      skipLabel={t`Skip to the page`}
      header={
        <SiteHeader
          logo={<a href="/">{name}</a>}
          categories={categories}
          path={path}
          languages={null}
          crowded={signedIn}
        >
          <GuestActions
            canJoin={flags.has('USERNAMEREG3') || flags.has('MOBILENUMREG3')}
            onLogin={() => overlays.open('login')}
            onLoginNear={() => overlays.prepare('login')}
          />
        </SiteHeader>
      }
      side={<SiteSideNav categories={categories} path={path} {...sideNav} />}
    >
      {children}
    </AppShell>
  )
}
