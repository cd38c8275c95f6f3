import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { Image } from './image.tsx'

export type SpotlightProps = {
  /** What is put forward. */
  title: string
  /** BCP 47 of `title`, when it is not the page's language. */
  titleLang?: string
  /** Studio and category, above the title. */
  eyebrow?: string
  /** Why, in a sentence. */
  text?: string
  /** Address of the cover, 320 × 400. */
  cover: string | null | undefined
  /** Where the whole card leads. */
  href?: string
  /** Without `href` the whole card is a button; without both it leads nowhere. */
  onClick?: MouseEventHandler<HTMLElement>
  /** One small neutral button: a section never has the view's primary. */
  action?: ReactNode
  /** Rank of the title among the page's headings. @default 3 */
  level?: 2 | 3 | 4
  className?: string
  ref?: Ref<HTMLElement>
}

/** The game of the night: two by two cells of the home's grid, a row on phones. */
export function Spotlight(props: SpotlightProps) {
  const { title, titleLang, eyebrow, text, cover, href, onClick, action } = props
  const { level = 3, className, ref } = props
  const Title = `h${level}` as const
  const open = 'max-w-full text-start outline-none after:absolute after:inset-0 after:rounded-xl'
  return (
    <article
      ref={ref}
      data-slot="spotlight"
      className={cx(
        'relative flex h-full overflow-hidden rounded-xl bg-surface shadow-1 ring-1 ring-subtle ring-inset md:flex-col',
        'has-[[data-part=open]:focus-visible]:outline-3 has-[[data-part=open]:focus-visible]:outline-offset-4 has-[[data-part=open]:focus-visible]:outline-focus',
        className,
      )}
    >
      <div className="relative min-h-[196px] basis-[42%] max-md:shrink-0 md:min-h-0 md:flex-1 md:basis-auto">
        <Image
          src={cover}
          alt=""
          width={320}
          height={400}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start *:max-w-full px-4 pt-[14px] pb-4 md:flex-none md:px-5 md:pt-[18px] md:pb-5">
        {eyebrow && <p className="type-caption text-muted">{eyebrow}</p>}
        <Title lang={titleLang} className="type-display-sm text-primary max-md:text-[1.25rem]">
          {href ? (
            <a data-part="open" href={href} onClick={onClick} className={open}>
              {title}
            </a>
          ) : onClick ? (
            <button data-part="open" type="button" onClick={onClick} className={open}>
              {title}
            </button>
          ) : (
            title
          )}
        </Title>
        {text && <p className="mt-0.5 type-body-sm text-secondary">{text}</p>}
        {action && <div className="relative z-1 mt-3">{action}</div>}
      </div>
    </article>
  )
}
