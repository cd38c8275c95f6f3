import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { CalendarDaysIcon } from '../media/icons/status.ts'
import { Image } from '../media/image.tsx'

export const promotionCardAxes = { variant: ['row', 'stack'] } as const

export type PromotionCardProps = {
  /** What is given. */
  title: string
  /** BCP 47 of title and text, when it is not the page's language. */
  lang?: string | undefined
  /** Which kind: new members, every week. */
  eyebrow?: ReactNode
  /** On what terms, in a sentence. */
  text?: string
  /** Until when, ready to read. */
  period?: ReactNode
  /** Address of the banner, 720 × 240. */
  image: string | null | undefined
  /** Where the whole card leads; without it the card leads nowhere. */
  href?: string
  /** A `Badge`, only when the reader takes part. */
  tag?: ReactNode
  /** A small neutral button beside the stretched link. */
  action?: ReactNode
  /** `row` on the home, `stack` among many. @default 'row' */
  variant?: (typeof promotionCardAxes.variant)[number]
  /** Rank of the title among the page's headings. @default 3 */
  level?: 2 | 3 | 4
  className?: string
  ref?: Ref<HTMLElement>
}

/** A promotion: picture, promise, until when. */
export function PromotionCard(props: PromotionCardProps) {
  const { title, lang, eyebrow, text, period, image, href, tag, action } = props
  const { variant = 'row', level = 3, className, ref } = props
  const Title = `h${level}` as const
  const row = variant === 'row'
  return (
    <article
      ref={ref}
      data-slot="promotion-card"
      data-variant={variant}
      className={cx(
        'relative h-full overflow-hidden rounded-card border border-subtle bg-surface',
        href && 'transition-colors hover:border-default',
        'has-[[data-part=open]:focus-visible]:outline-3 has-[[data-part=open]:focus-visible]:outline-offset-2 has-[[data-part=open]:focus-visible]:outline-focus',
        row
          ? 'grid min-h-[132px] min-[22.5rem]:grid-cols-[104px_minmax(0,1fr)] md:grid-cols-[120px_minmax(0,1fr)] xl:grid-cols-[168px_minmax(0,1fr)]'
          : 'flex flex-col',
        className,
      )}
    >
      <div className={cx('relative overflow-hidden', row ? 'max-[22.5rem]:hidden' : 'h-[148px]')}>
        <Image
          src={image}
          alt=""
          width={720}
          height={240}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 px-4 py-[14px] md:px-5 md:py-4">
        {(eyebrow || tag) && (
          <p className="flex items-center justify-between gap-2 type-caption text-muted">
            {eyebrow && <span className="min-w-0">{eyebrow}</span>}
            {tag}
          </p>
        )}
        <Title lang={lang} className="type-title-md text-primary">
          {href ? (
            <a
              data-part="open"
              href={href}
              className="outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {title}
            </a>
          ) : (
            title
          )}
        </Title>
        {text && (
          <p lang={lang} className="type-body-sm text-secondary">
            {text}
          </p>
        )}
        {(period || action) && (
          <div
            className={cx(
              'flex flex-wrap items-center gap-x-3 gap-y-2 type-caption text-muted',
              row ? 'pt-1' : 'mt-auto pt-3',
            )}
          >
            {period && (
              <span className="flex min-w-0 items-center gap-2">
                <CalendarDaysIcon size="sm" />
                <span className="min-w-0">{period}</span>
              </span>
            )}
            {action && <span className="relative z-1 ms-auto">{action}</span>}
          </div>
        )}
      </div>
    </article>
  )
}
