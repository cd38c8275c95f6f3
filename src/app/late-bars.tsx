import type { Category } from '#features/site/index.ts'
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

/** Never in the server's page: it draws guests. */
export const LateMember = late<{ account: string }>(
  null,
  async () => (await import('./parts/member.tsx')).MemberPart,
)
