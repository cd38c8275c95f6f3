import { useLingui } from '@lingui/react/macro'
import { BannerStrip, Carousel, HeroScene } from '#components/index.ts'
import type { Banner } from '#contract/index.ts'
import { linkOf } from './banner-link.ts'
import { useBrand } from './site-context.ts'

export interface PageSlidesProps {
  /** Banners of the page's group; none draws nothing (S10). */
  banners: readonly Banner[]
}

/** The banners over a page: 5 s each, round and round where there is more than one. */
export function PageSlides({ banners }: PageSlidesProps) {
  const { t } = useLingui()
  const { scene } = useBrand()
  const many = banners.length > 1
  return (
    <Carousel
      slides={banners.map((banner, index) => ({
        id: String(banner.bannerId),
        // Beside words they stand on the strip's own ground.
        tone: banner.text || !banner.url ? 'sky' : 'image',
        content: (
          <BannerStrip
            // A line feed is for the hero's large letters.
            title={banner.title.replace(/\s*\n\s*/g, ' ')}
            text={banner.text}
            lang={banner.lang}
            src={banner.url}
            art={<HeroScene name={scene} uid={`b${index}`} />}
            href={linkOf(banner) ?? undefined}
            controls={many}
          />
        ),
      }))}
      labels={{
        name: t`Highlights`,
        carousel: t`carousel`,
        slide: t`slide`,
        pause: t`Pause slideshow`,
        play: t`Play slideshow`,
        previous: t`Previous slide`,
        next: t`Next slide`,
        position: (index, count) => t`${index} of ${count}`,
      }}
    />
  )
}
