import type { Category } from '#features/site/index.ts'
import { late } from './late.tsx'
import type { GuestPartProps } from './parts/guest.tsx'
import type { HeaderNavPartProps } from './parts/header-nav.tsx'
import type { MobileBarPartProps } from './parts/mobile-bar.tsx'

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

export const LateHeaderNav = late<HeaderNavPartProps>(
  import.meta.env.SSR ? (await import('./parts/header-nav.tsx')).HeaderNavPart : null,
  async () => (await import('./parts/header-nav.tsx')).HeaderNavPart,
)

export const LateGuest = late<GuestPartProps>(
  import.meta.env.SSR ? (await import('./parts/guest.tsx')).GuestPart : null,
  async () => (await import('./parts/guest.tsx')).GuestPart,
)

export const LateMobileBar = late<MobileBarPartProps>(
  import.meta.env.SSR ? (await import('./parts/mobile-bar.tsx')).MobileBarPart : null,
  async () => (await import('./parts/mobile-bar.tsx')).MobileBarPart,
)

/** Never in the server's page: it draws guests. */
export const LateMember = late<{ account: string }>(
  null,
  async () => (await import('./parts/member.tsx')).MemberPart,
)
