import { cx } from '../cx.ts'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from './icons/first.ts'

export type CarouselLabels = {
  /** What the slides are: "banners". */
  name: string
  /** The word for the thing: "carousel". */
  carousel: string
  /** The word for a part of it: "slide". */
  slide: string
  pause: string
  play: string
  previous: string
  next: string
  /** Names a slide and the segment that leads to it: "2 of 4". */
  position: (index: number, count: number) => string
}

export type CarouselControlsProps = {
  count: number
  index: number
  tone: 'sky' | 'image'
  running: boolean
  wanted: boolean
  labels: CarouselLabels
  onToggle: () => void
  onShow: (index: number) => void
}

/** First in the tab order, so that what moves can be stopped before it is read (W3C APG). */
export function CarouselControls(props: CarouselControlsProps) {
  const { count, index, tone, running, wanted, labels, onToggle, onShow } = props
  const button = cx(
    'relative grid size-control-sm shrink-0 place-items-center rounded-button forced-colors:border forced-colors:bg-[Canvas] pointer-coarse:after:absolute pointer-coarse:after:-inset-1',
    tone === 'sky' &&
      'md:text-ornament-on-sky md:hover:bg-hover max-md:bg-neutral-1000/65 max-md:text-neutral-0',
    tone === 'image' && 'text-neutral-0 hover:bg-neutral-1000 max-md:bg-neutral-1000/65',
  )
  const bar = tone === 'sky' ? 'bg-ornament-on-sky-muted' : 'bg-neutral-0'
  return (
    <div
      role="group"
      aria-label={labels.name}
      className={cx(
        'absolute end-[10px] bottom-[10px] z-1 flex items-center gap-1.5 md:start-8 md:end-auto md:bottom-5 xl:start-[44px]',
        tone === 'image' && 'rounded-button md:bg-neutral-1000/65 md:px-1',
      )}
    >
      <button
        type="button"
        aria-label={wanted ? labels.pause : labels.play}
        onClick={onToggle}
        className={button}
      >
        {wanted ? <PauseIcon /> : <PlayIcon />}
      </button>
      <div className="hidden md:flex">
        {Array.from({ length: count }, (_, at) => (
          <button
            key={at}
            type="button"
            aria-label={labels.position(at + 1, count)}
            aria-current={at === index || undefined}
            onClick={() => onShow(at)}
            className="group/segment h-[28px] w-[28px] rounded-sm px-[3px] py-3 aria-[current]:w-[52px]"
          >
            <span
              className={cx(
                'block h-1 overflow-hidden rounded-[3px] opacity-75 group-aria-[current]/segment:opacity-100 forced-colors:border',
                bar,
              )}
            >
              {at === index && (
                <span
                  // Begins anew with every slide and every start.
                  key={`${index} ${running}`}
                  className={cx(
                    'block h-full origin-left bg-(--fy-color-border-accent) forced-colors:bg-[Highlight] rtl:origin-right',
                    running &&
                      'transition-transform duration-carousel ease-linear starting:scale-x-0',
                  )}
                />
              )}
            </span>
          </button>
        ))}
      </div>
      {/* Narrow, a finger is enough while it moves; what stands still needs more than a swipe. Where
          it is does not depend on that: the page's first rules have only what is drawn first. */}
      <div
        className={cx(
          'gap-1.5 max-md:order-first md:flex md:gap-0',
          wanted ? 'hidden motion-reduce:flex' : 'flex',
        )}
      >
        <button
          type="button"
          aria-label={labels.previous}
          onClick={() => onShow(index - 1)}
          className={button}
        >
          <ChevronLeftIcon />
        </button>
        <button
          type="button"
          aria-label={labels.next}
          onClick={() => onShow(index + 1)}
          className={button}
        >
          <ChevronRightIcon />
        </button>
      </div>
    </div>
  )
}
