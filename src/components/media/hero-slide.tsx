import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { Image } from './image.tsx'

// Phone, tablet, desk: 448, 456, 404 px.
// At least: a server's words may be longer than ours.
const height = 'min-h-[448px] md:min-h-[456px] lg:min-h-[404px]'
const edge =
  'after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-subtle'

export type HeroSlideProps = {
  /** Two lines at most; a line feed says where the first one ends. */
  title: ReactNode
  /** Two lines: about 75 Latin letters. */
  text?: string
  /** BCP 47 of title and text, when it is not the page's language. */
  lang?: string | undefined
  /** Two large buttons, the first of them the view's primary. */
  actions?: ReactNode
  /** A `HeroScene`: calm at its start, where the words stand. */
  art: ReactNode
  /** Rank of the title among the page's headings. @default 2 */
  level?: 1 | 2
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** Words over a scene: the art fades behind them under 1280 px and drops below them under 1024. */
export function HeroSlide(props: HeroSlideProps) {
  const { title, text, lang, actions, art, level = 2, className, ref } = props
  const Title = `h${level}` as const
  return (
    <div
      ref={ref}
      data-slot="hero-slide"
      className={cx(
        'relative h-full overflow-hidden rounded-lg shadow-2 md:rounded-hero',
        'bg-ornament-sky2 max-lg:bg-linear-to-b max-lg:from-ornament-sky2 max-lg:to-ornament-sky1 max-lg:to-60% md:max-lg:to-70%',
        height,
        edge,
        className,
      )}
    >
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-[230px] *:size-full hero-art md:h-[250px] lg:h-full"
      >
        {art}
      </div>
      <div className="relative z-1 max-w-full px-5 py-5 md:px-[36px] md:pt-10 lg:w-[460px] lg:pe-0 xl:w-[540px] xl:ps-12">
        <Title
          lang={lang}
          className="type-display-lg whitespace-pre-line text-ornament-on-sky max-md:text-[1.875rem] max-md:leading-[1.48] md:max-lg:text-[2.5rem]"
        >
          {title}
        </Title>
        {text && (
          <p
            lang={lang}
            className="mt-1.5 max-w-[27em] type-body-lg text-ornament-on-sky-muted max-md:text-[0.9375rem] max-md:leading-[1.6] md:mt-[10px]"
          >
            {text}
          </p>
        )}
        {actions && (
          <div className="mt-4 flex flex-wrap gap-3 max-[22.5rem]:w-fit max-[22.5rem]:min-w-[150px] max-[22.5rem]:flex-col md:mt-[26px]">
            {actions}
          </div>
        )}
      </div>
    </div>
  )
}

export type BannerSlideProps = {
  /** Address of the operator's picture, 1152 × 404. */
  src: string
  /** What the picture says: its words are in it. */
  alt: string
  /** BCP 47 of `alt`, when it is not the page's language. */
  lang?: string | undefined
  /** Where it leads, when it leads anywhere. */
  href?: string
  /** Called before the link is followed. */
  onClick?: () => void
  /** Loads at once: the first of the slides. @default false */
  priority?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** A picture of the operator's in place of a scene. */
export function BannerSlide(props: BannerSlideProps) {
  const { src, alt, lang, href, onClick, priority, className, ref } = props
  const picture = (
    <Image
      src={src}
      alt={alt}
      width={1152}
      height={404}
      priority={priority}
      className="absolute inset-0 size-full object-cover"
    />
  )
  const fill = 'absolute inset-0 focus-visible:-outline-offset-3'
  return (
    <div
      ref={ref}
      data-slot="banner-slide"
      lang={lang}
      className={cx(
        'relative w-full overflow-hidden rounded-lg bg-sunken shadow-2 md:rounded-hero',
        height,
        edge,
        className,
      )}
    >
      {href ? (
        <a href={href} onClick={onClick} className={fill}>
          {picture}
        </a>
      ) : onClick ? (
        <button type="button" onClick={onClick} className={fill}>
          {picture}
        </button>
      ) : (
        picture
      )}
    </div>
  )
}
