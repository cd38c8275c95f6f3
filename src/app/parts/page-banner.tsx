import { announcements, type Banner } from '#contract/index.ts'
import { newsInput } from '#features/site/index.ts'
import { late } from '../late.tsx'
import { type Read, read } from '../routes.ts'

export interface PageBannerProps {
  /** Whose banners: one of the thirteen groups of section 2. */
  group: Banner['groupName']
}

/**
 * The banners of a route group, over its page (S10); nothing where there are none. The server draws
 * them when the page's `reads()` has `bannerRead()`; their code waits for the first sign of life.
 */
export const PageBanner = late<PageBannerProps>(
  import.meta.env.SSR ? (await import('./page-slides.tsx')).PageSlidesPart : null,
  async () => (await import('./page-slides.tsx')).PageSlidesPart,
)

/** What a page with a banner reads for a guest; all groups come in one answer. */
export const bannerRead = (): Read => read(announcements, newsInput(false))
