import { useLingui } from '@lingui/react/macro'
import { AppShell } from '#components/index.ts'
import { useAccount } from '#features/session/index.ts'
import { useCategories, useFlagsOn } from '#features/site/index.ts'
import { SiteHeader } from '#features/site/site-header.tsx'
import { type ReactNode, useDeferredValue } from 'react'
import { bareOf, useBarsOpen } from './bars.ts'
import {
  LateFooter,
  LateGuest,
  LateHeaderNav,
  LateMember,
  LateMobileBar,
  LateSideNav,
} from './late-bars.tsx'
import { usePath } from './location.ts'
import { LanguageSwitch } from './menus/language-switch.tsx'
import { useOverlays } from './overlays/overlays.tsx'
import { SiteLogo } from './site-logo.tsx'

/** The bars around every page (S5). */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const path = usePath()
  // The new page first: which link is its own may be said a moment later.
  const place = useDeferredValue(path)
  const flags = useFlagsOn()
  const categories = useCategories(flags.has('HOT3'))
  const account = useAccount()
  const overlays = useOverlays()
  const bare = bareOf(path)
  const shown = useBarsOpen(path) || !bare
  return (
    <AppShell
      skipLabel={t`Skip to content`}
      bars={shown || bare === 'lottery' ? 'shown' : 'hidden'}
      header={
        <SiteHeader
          logo={<SiteLogo />}
          nav={<LateHeaderNav path={place} categories={categories} />}
          languages={<LanguageSwitch />}
          onMenu={() => overlays.open('menu')}
          onMenuNear={() => overlays.prepare('menu')}
        >
          {account === null ? <LateGuest path={place} /> : <LateMember account={account} />}
        </SiteHeader>
      }
      side={shown && <LateSideNav path={place} categories={categories} />}
      footer={<LateFooter categories={categories} />}
      mobileBar={<LateMobileBar path={place} categories={categories} />}
    >
      {children}
    </AppShell>
  )
}
