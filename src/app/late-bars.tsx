import type { Category } from '#features/site/index.ts'
import type { SiteHeaderNavProps } from '#features/site/site-header-nav.tsx'
import type { SiteMobileBarProps } from '#features/site/site-mobile-bar.tsx'
import { late } from './late.tsx'

export interface BarProps {
  categories: readonly Category[]
}

/** Bars whose markup the server writes and whose code waits for the first sign of life. */
export const LateSideNav = late<BarProps & { path: string }>(
  import.meta.env.SSR ? (await import('./parts/side-nav.tsx')).SideNavPart : null,
  async () => (await import('./parts/side-nav.tsx')).SideNavPart,
)

export const LateFooter = late<BarProps>(
  import.meta.env.SSR ? (await import('./parts/footer.tsx')).FooterPart : null,
  async () => (await import('./parts/footer.tsx')).FooterPart,
)

export const LateHeaderNav = late<SiteHeaderNavProps>(
  import.meta.env.SSR ? (await import('#features/site/site-header-nav.tsx')).SiteHeaderNav : null,
  async () => (await import('#features/site/site-header-nav.tsx')).SiteHeaderNav,
)

export const LateMobileBar = late<SiteMobileBarProps>(
  import.meta.env.SSR ? (await import('#features/site/site-mobile-bar.tsx')).SiteMobileBar : null,
  async () => (await import('#features/site/site-mobile-bar.tsx')).SiteMobileBar,
)

/** Never in the server's page: it draws guests. */
export const LateMember = late<{ account: string }>(
  null,
  async () => (await import('./parts/member.tsx')).MemberPart,
)
