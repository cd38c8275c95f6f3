import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { HeartIcon } from './icons/interface.ts'
import { WrenchIcon } from './icons/status.ts'
import { Image } from './image.tsx'

export const gameCardAxes = { density: ['regular', 'dense'] } as const

export type GameCardProps = {
  /** The game's name, as its studio writes it. */
  title: string
  /** BCP 47 of `title`, when it is not the page's language. */
  titleLang?: string
  /** Who made it. */
  studio: string
  /** One fact beside the studio, ready to read: lines, lowest stake. Gone in `dense`. */
  fact?: string
  /** Address of the cover, 320 × 400. */
  cover: string | null | undefined
  /** Where the whole card leads. */
  href?: string
  /** Called before the link is followed; prevent it to go there without loading a page. */
  onClick?: MouseEventHandler<HTMLElement>
  /** One word on the cover at most: new, hot. */
  flag?: string
  /** The heart, where there is an account to keep it. */
  favourite?: { pressed: boolean; label: string; onToggle: () => void }
  /** Small buttons that show on hover and focus where a pointer can hover. Gone in `dense`. */
  actions?: ReactNode
  /** Says that the game cannot be opened; greys the card and takes its link away. */
  maintenance?: string
  /** @default 'regular' */
  density?: (typeof gameCardAxes.density)[number]
  /** Loads the cover at once: cards of the first screen. @default false */
  priority?: boolean
  /** Rank of the title among the page's headings. @default 3 */
  level?: 2 | 3 | 4
  className?: string
  ref?: Ref<HTMLElement>
}

/** A game as a matchbox label: one stretched link, with its buttons beside it, never inside. */
export function GameCard(props: GameCardProps) {
  const { title, titleLang, studio, fact, cover, href, onClick, flag, favourite, actions } = props
  const { maintenance, density = 'regular', priority, level = 3, className, ref } = props
  const Title = `h${level}` as const
  const dense = density === 'dense'
  // With the line below and the ring around, which a bar at the window's foot would cover.
  const open = 'scroll-mb-8 outline-none after:absolute after:inset-0 after:rounded-game-card'
  return (
    <article
      ref={ref}
      data-slot="game-card"
      data-density={density}
      data-state={maintenance ? 'maintenance' : undefined}
      className={cx(
        'group/card relative flex min-w-0 flex-col rounded-game-card',
        'has-[[data-part=open]:focus-visible]:outline-3 has-[[data-part=open]:focus-visible]:outline-offset-4 has-[[data-part=open]:focus-visible]:outline-focus',
        className,
      )}
    >
      <Title
        lang={titleLang}
        title={title}
        className={cx(
          'mt-[9px] truncate-thai type-label text-[0.9375rem] font-semibold',
          maintenance ? 'text-muted' : 'text-primary',
        )}
      >
        {maintenance || !(href || onClick) ? (
          title
        ) : href ? (
          <a data-part="open" href={href} onClick={onClick} className={open}>
            {title}
          </a>
        ) : (
          <button
            data-part="open"
            type="button"
            onClick={onClick}
            // A button is one block to its line, which would cut it without an ellipsis.
            className={cx(open, '-my-px block max-w-full truncate-thai')}
          >
            {title}
          </button>
        )}
      </Title>
      <p className="flex justify-between gap-1.5 type-caption whitespace-nowrap text-muted">
        {maintenance ? (
          <span className="flex min-w-0 items-center gap-1.5">
            <WrenchIcon size="sm" />
            <span className="truncate-thai">{maintenance}</span>
          </span>
        ) : (
          <>
            <span className="truncate-thai">{studio}</span>
            {fact && !dense && <span className="max-w-3/5 shrink-0 truncate-thai">{fact}</span>}
          </>
        )}
      </p>
      {/* First to the eye, last in the reading order: the buttons speak of the title above. */}
      <div
        data-part="cover"
        className={cx(
          'pointer-events-none relative z-1 order-first aspect-4/5 overflow-hidden rounded-game-card bg-sunken shadow-1',
          'transition-[transform,box-shadow] duration-base ease-standard motion-safe:group-hover/card:-translate-y-1 group-hover/card:shadow-2',
          'after:absolute after:inset-0 after:rounded-[inherit] after:inset-shadow-[0_1px_0] after:inset-shadow-neutral-0/18 after:inset-ring after:inset-ring-neutral-0/8',
        )}
      >
        <Image
          src={cover}
          alt=""
          width={320}
          height={400}
          priority={priority}
          className={cx('size-full object-cover', maintenance && 'opacity-70 grayscale')}
        />
        {flag && (
          <span className="absolute start-2 top-2 z-1 rounded-sm bg-neutral-1000/80 px-2 py-0.5 type-caption leading-[18px] font-semibold text-neutral-0">
            {flag}
          </span>
        )}
        {actions && !dense && !maintenance && (
          <div className="pointer-events-auto absolute inset-x-0 bottom-0 z-1 flex gap-1.5 bg-linear-to-b from-transparent to-neutral-1000/90 to-60% px-[10px] pt-8 pb-3 opacity-0 transition-opacity group-focus-within/card:opacity-100 group-hover/card:opacity-100 *:min-w-0 *:flex-1 *:px-1.5 [@media(hover:none)]:hidden">
            {actions}
          </div>
        )}
        {favourite && (
          <button
            type="button"
            aria-pressed={favourite.pressed}
            aria-label={favourite.label}
            onClick={favourite.onToggle}
            className={cx(
              // Over any cover, so its colours are fixed (DESIGN.md, Generative art).
              'pointer-events-auto absolute end-2 top-2 z-1 grid place-items-center rounded-full bg-neutral-1000/65 text-neutral-0 after:absolute after:-inset-1 after:rounded-full focus-visible:outline-offset-0 aria-pressed:bg-neutral-1000/80 aria-pressed:text-[#ff8496] aria-pressed:[&_path]:fill-current',
              dense ? 'size-8' : 'size-control-sm',
            )}
          >
            <HeartIcon className="size-[18px]" />
          </button>
        )}
      </div>
    </article>
  )
}
