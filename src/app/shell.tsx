import { useLingui } from '@lingui/react/macro'
import { AppShell } from '#components/index.ts'
import { useSession } from '#features/session/index.ts'
import { useCategories, useFlagsOn, useFormat } from '#features/site/index.ts'
import { MemberActions } from '#features/site/member-actions.tsx'
import { GuestActions, SiteHeader } from '#features/site/site-header.tsx'
import { SiteMobileBar } from '#features/site/site-mobile-bar.tsx'
import { useBalance } from '#features/wallet/use-balance.ts'
import { type ReactNode, useCallback } from 'react'
import { useLocation } from 'wouter'
import { LateFooter, LateSideNav } from './late-bars.tsx'
import { AccountSwitch } from './menus/account-switch.tsx'
import { LanguageSwitch } from './menus/language-switch.tsx'
import { useOverlays } from './overlays/overlays.tsx'
import { SiteLogo } from './site-logo.tsx'

/** The bars around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [path] = useLocation()
  const flags = useFlagsOn()
  const categories = useCategories(flags.has('HOT3'))
  const { signedIn, account } = useSession()
  const overlays = useOverlays()
  const canJoin = flags.has('USERNAMEREG3') || flags.has('MOBILENUMREG3')
  const onLogin = useCallback(() => overlays.open('login'), [overlays])
  const onLoginNear = useCallback(() => overlays.prepare('login'), [overlays])
  return (
    <AppShell
      skipLabel={t`Skip to the page`}
      header={
        <SiteHeader
          logo={<SiteLogo />}
          categories={categories}
          path={path}
          languages={<LanguageSwitch />}
          crowded={signedIn}
        >
          {account === null ? (
            <GuestActions canJoin={canJoin} onLogin={onLogin} onLoginNear={onLoginNear} />
          ) : (
            <Member account={account} />
          )}
        </SiteHeader>
      }
      side={<LateSideNav path={path} categories={categories} />}
      footer={<LateFooter categories={categories} />}
      mobileBar={
        <SiteMobileBar
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

function Member({ account }: { account: string }) {
  const format = useFormat()
  const { member } = useSession()
  const { amount, busy, hidden, setHidden, refresh } = useBalance(true)
  const overlays = useOverlays()
  return (
    <MemberActions
      amount={amount === undefined ? undefined : format.money(amount)}
      busy={busy}
      hidden={hidden}
      onHiddenChange={setHidden}
      onRefresh={refresh}
      menu={
        <AccountSwitch
          account={account}
          iconUrl={member?.iconUrl ?? null}
          onLogout={() => overlays.open('logout')}
        />
      }
    />
  )
}
