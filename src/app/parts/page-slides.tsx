import { useAccount } from '#features/session/index.ts'
import { linkOf } from '#features/site/banner-link.ts'
import { useBanners } from '#features/site/index.ts'
import { PageSlides } from '#features/site/page-slides.tsx'
import { leadsSomewhere } from '../routes.ts'
import type { PageBannerProps } from './page-banner.tsx'

/** The banners of a page, alive. */
export function PageSlidesPart({ group }: PageBannerProps) {
  const banners = useBanners(group, useAccount() !== null)
  return (
    <PageSlides
      banners={banners.map((banner) => {
        // A slide whose page the site does not have is only to look at.
        const href = linkOf(banner)
        return href === null || leadsSomewhere(href) ? banner : { ...banner, linkage: null }
      })}
    />
  )
}
