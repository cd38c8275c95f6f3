import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { Image } from './image.tsx'

export type BannerStripProps = {
  /** What is on offer. */
  title: string
  /** A sentence about it. Without one the picture fills the strip and is taken to say the title itself. */
  text?: string
  /** BCP 47 of the words, when it is not the page's language. */
  lang?: string | undefined
  /** Address of the operator's picture, 720 × 240. */
  src?: string | null
  /** Stands in the picture's place where there is none: a `HeroScene`. */
  art?: ReactNode
  /** Where the whole strip leads; without it the strip leads nowhere. */
  href?: string
  /** Room at its foot for a carousel's controls. @default false */
  controls?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** An operator's banner over a page that is about something else: words beside a picture. */
export function BannerStrip(props: BannerStripProps) {
  const { title, text, lang, src, art, href, controls = false, className, ref } = props
  const alone = !text && Boolean(src)
  const picture = src ? (
    <Image
      src={src}
      alt={alone ? title : ''}
      width={720}
      height={240}
      priority
      className="absolute inset-0 size-full object-cover"
    />
  ) : (
    art
  )
  const link = 'outline-none after:absolute after:inset-0 after:rounded-[inherit]'
  return (
    <div
      ref={ref}
      data-slot="banner-strip"
      lang={lang}
      className={cx(
        'relative isolate grid h-full min-h-[136px] overflow-hidden rounded-lg border border-subtle bg-surface md:rounded-hero',
        controls ? 'md:min-h-[168px]' : 'md:min-h-[148px]',
        !alone &&
          'grid-cols-[minmax(0,1fr)_112px] min-[22.5rem]:grid-cols-[minmax(0,1fr)_132px] md:grid-cols-[minmax(0,1fr)_40%]',
        href && 'transition-colors hover:border-default',
        'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-focus',
        className,
      )}
    >
      {!alone && (
        <div
          className={cx(
            'self-center px-4 py-3 md:px-8 md:py-5',
            controls && 'self-start md:pb-[60px] xl:px-[44px]',
          )}
        >
          <p className="type-title-md text-primary md:type-title-lg">
            {href ? (
              <a href={href} className={link}>
                {title}
              </a>
            ) : (
              title
            )}
          </p>
          {text && (
            <p className="mt-1 max-w-[36em] type-body-sm text-balance text-secondary">{text}</p>
          )}
        </div>
      )}
      {/* Behind the strip's own ring, which it would hide. */}
      <div className="relative -z-1 overflow-hidden *:absolute *:inset-0 *:size-full">
        {picture}
      </div>
      {alone && href && (
        <a href={href} className={cx(link, 'absolute inset-0')}>
          <span className="sr-only">{title}</span>
        </a>
      )}
    </div>
  )
}
