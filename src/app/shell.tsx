import { useLingui } from '@lingui/react/macro'
import { AppShell } from '#components/index.ts'
import { useSession } from '#features/session/index.ts'
import { useCategories, useFlagsOn } from '#features/site/index.ts'
import { GuestActions, SiteHeader } from '#features/site/site-header.tsx'
import { type ReactNode, useCallback } from 'react'
import { LateFooter, LateHeaderNav, LateMember, LateMobileBar, LateSideNav } from './late-bars.tsx'
import { usePath } from './location.ts'
import { LanguageSwitch } from './menus/language-switch.tsx'
import { useOverlays } from './overlays/overlays.tsx'
import { SiteLogo } from './site-logo.tsx'

/** The bars around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const path = usePath()
  const flags = useFlagsOn()
  const categories = useCategories(flags.has('HOT3'))
  const { signedIn, account } = useSession()
  const overlays = useOverlays()
  const canJoin = flags.has('USERNAMEREG3') || flags.has('MOBILENUMREG3')
  const atLogin = path === '/login'
  const onLogin = useCallback(() => overlays.open('login'), [overlays])
  const onLoginNear = useCallback(() => overlays.prepare('login'), [overlays])
  return (
    <AppShell
      skipLabel={t`Skip to content`}
      header={
        <SiteHeader
          logo={<SiteLogo />}
          nav={<LateHeaderNav path={path} categories={categories} crowded={signedIn} />}
          languages={<LanguageSwitch />}
          onMenu={() => overlays.open('menu')}
          onMenuNear={() => overlays.prepare('menu')}
        >
          {account !== null ? (
            <LateMember account={account} />
          ) : canJoin || !atLogin ? (
            <GuestActions
              canJoin={canJoin}
              atLogin={atLogin}
              atJoin={path === '/register'}
              onLogin={onLogin}
              onLoginNear={onLoginNear}
              onJoin={() => overlays.open('register')}
              onJoinNear={() => overlays.prepare('register')}
            />
          ) : null}
        </SiteHeader>
      }
      side={<LateSideNav path={path} categories={categories} />}
      footer={<LateFooter categories={categories} />}
      mobileBar={
        <LateMobileBar
          path={path}
          signedIn={signedIn}
          canJoin={canJoin}
          categories={categories}
          onLogin={onLogin}
        />
      }
    >
      {children}
    </AppShell>
  )
}
