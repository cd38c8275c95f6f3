import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BannerSlide, Carousel, HeroScene, HeroSlide } from '#components/index.ts'
import type { Banner } from '#contract/index.ts'
import { linkOf } from './banner-link.ts'
import { useBrand } from './site-context.ts'

export interface HomeHeroProps {
  /** Names the page to those who hear it, where the first slide has no words of its own. */
  title: string
  /** Banners of the home; none leaves the hero out (S10). */
  banners: readonly Banner[]
  /** What a guest or a member can do from here; under the first slide's words. */
  actions: ReactNode
  /** A slide's own action, when it leads somewhere the site can go. */
  renderAction(label: string, href: string): ReactNode
}

/** The hero of the home: an operator's pictures, or words over the brand's scene. */
export function HomeHero({ title: page, banners, actions, renderAction }: HomeHeroProps) {
  const { t } = useLingui()
  const { scene } = useBrand()
  const slides = banners.map((banner, index) => {
    const { bannerId, title, text, url, action, lang } = banner
    const href = linkOf(banner)
    const own =
      href && action ? (
        <span lang={lang} className="contents">
          {renderAction(action, href)}
        </span>
      ) : null
    return {
      id: String(bannerId),
      tone: url === null ? ('sky' as const) : ('image' as const),
      content:
        url === null ? (
          <HeroSlide
            title={href && !action ? <a href={href}>{title}</a> : title}
            text={text}
            lang={lang}
            level={index === 0 ? 1 : 2}
            actions={index === 0 ? actions : own}
            art={<HeroScene name={scene} uid={`s${index}`} />}
          />
        ) : (
          <BannerSlide
            src={url}
            alt={title}
            lang={lang}
            href={href ?? undefined}
            priority={index === 0}
          />
        ),
    }
  })
  return (
    <>
      {banners[0]?.url !== null && <h1 className="sr-only">{page}</h1>}
      <Carousel
        slides={slides}
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
    </>
  )
}
