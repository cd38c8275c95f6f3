import { type Ref, useRef } from 'react'
import { cx } from '../cx.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import { PauseIcon, PlayIcon } from '../media/icons/first.ts'
import { Image } from '../media/image.tsx'
import { useMotion } from '../media/use-motion.ts'
import { Money } from './money.tsx'
import { useMarquee } from './use-marquee.ts'

export const winnerBoardAxes = { head: ['inside', 'above'] } as const

/** Rows of 70 px that the box of 430 px shows. */
const rowsInSight = 6

/** Nobody watches more go by: four minutes a round. */
const most = 100

export type WinnerRow = {
  id: string
  /** The account, masked by the server. */
  account: string
  game: string
  /** BCP 47 of `game`, when it is not the page's language. */
  gameLang?: string
  /** Address of the cover, 320 × 400. */
  cover: string | null | undefined
  /** The amount, formatted. */
  amount: string
}

export type WinnerBoardProps = {
  /** Its heading. */
  title: string
  /** Of which day, `YYYY.MM.DD`. */
  note?: string
  /** Nothing while they are being fetched; a hundred are shown. */
  rows?: readonly WinnerRow[]
  /** The words of its control and of its states. */
  labels: {
    pause: string
    play: string
    /** Beside the button: which state it is in. */
    moving: string
    stopped: string
    /** Said while there are no rows yet. */
    loading: string
  }
  /** `inside` the panel, or `above` it like a section's. @default 'inside' */
  head?: (typeof winnerBoardAxes.head)[number]
  /** Rank of the title among the page's headings. @default 2 */
  level?: 2 | 3
  className?: string
  ref?: Ref<HTMLElement>
}

/** Who won, scrolling by itself until it is stopped; stopped, it is a list that scrolls by hand. */
export function WinnerBoard(props: WinnerBoardProps) {
  const { title, note, labels, head = 'inside', level = 2, className, ref } = props
  const rows = props.rows?.slice(0, most)
  const box = useRef<HTMLDivElement>(null)
  const motion = useMotion(Boolean(rows))
  const { overflows, twice } = useMarquee(box, Boolean(rows), motion.running, motion.wanted)
  const Title = `h${level}` as const
  const inside = head === 'inside'
  const panel = 'overflow-hidden rounded-card border border-subtle bg-surface'
  const list = (rest: boolean) => (
    <ul aria-hidden={rest || undefined} className="divide-y divide-subtle">
      {rows?.map((row) => (
        <WinnerItem key={row.id} row={row} />
      ))}
    </ul>
  )
  return (
    <section
      ref={ref}
      data-slot="winner-board"
      data-variant={head}
      data-state={rows ? (motion.wanted ? 'moving' : 'stopped') : 'loading'}
      aria-label={title}
      className={cx('@container min-w-0', inside && panel, className)}
    >
      <div
        className={cx(
          'flex min-h-target gap-x-[14px]',
          inside
            ? 'items-center border-b border-subtle px-4 py-1 md:px-5'
            : 'mb-3 items-baseline md:mb-4',
        )}
      >
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-[14px]">
          <Title
            className={cx(
              'min-w-0 text-primary',
              inside ? 'type-title-sm' : 'type-display-sm max-md:text-[1.375rem]',
            )}
          >
            {title}
          </Title>
          {note && <p className="min-w-0 type-caption text-muted">{note}</p>}
        </div>
        {rows && (
          <div className="ms-auto flex items-center gap-1 self-center type-caption text-secondary">
            <span aria-hidden="true" className="@max-[380px]:hidden">
              {motion.wanted ? labels.moving : labels.stopped}
            </span>
            <button
              type="button"
              aria-label={motion.wanted ? labels.pause : labels.play}
              onClick={motion.toggle}
              className="-me-2 grid size-control-md place-items-center rounded-button text-primary hover:bg-hover"
            >
              {motion.wanted ? <PauseIcon /> : <PlayIcon />}
            </button>
          </div>
        )}
      </div>
      {rows ? (
        <div
          ref={box}
          role="group"
          aria-label={title}
          // A list that scrolls has to be reachable by the keys that scroll it, in the server's
          // page too, where nothing is measured yet.
          {...((overflows ?? rows.length > rowsInSight) ? { tabIndex: 0 } : {})}
          {...motion.holders}
          className={cx(
            'h-[430px] overflow-y-auto px-4 [scrollbar-width:thin] focus-visible:-outline-offset-3 md:px-5',
            !inside && panel,
          )}
        >
          {list(false)}
          {twice && <div className="border-t border-subtle">{list(true)}</div>}
        </div>
      ) : (
        <div
          role="status"
          aria-busy="true"
          className={cx('h-[430px] divide-y divide-subtle px-4 md:px-5', !inside && panel)}
        >
          <span className="sr-only">{labels.loading}</span>
          {Array.from({ length: 6 }, (_, at) => (
            <div key={at} className="flex items-center gap-3 py-[9px]">
              <Skeleton className="h-[50px] w-10" />
              <div className="grid flex-1 gap-2">
                <Skeleton shape="text" className="w-1/4" />
                <Skeleton shape="text" className="w-1/2" />
              </div>
              <Skeleton shape="text" className="w-20" />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

function WinnerItem({ row }: { row: WinnerRow }) {
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-3 py-[9px]">
      <span className="h-[50px] w-10 overflow-hidden rounded-sm">
        <Image src={row.cover} alt="" width={40} height={50} className="size-full object-cover" />
      </span>
      <span className="min-w-0">
        <span
          translate="no"
          className="block truncate-thai type-label text-[0.9375rem] font-semibold"
        >
          {row.account}
        </span>
        <span lang={row.gameLang} className="block truncate-thai type-caption text-muted">
          {row.game}
        </span>
      </span>
      <Money className="text-[0.9375rem]">{row.amount}</Money>
    </li>
  )
}
