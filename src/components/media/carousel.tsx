import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import { CarouselControls, type CarouselLabels } from './carousel-controls.tsx'
import { useMotion } from './use-motion.ts'
import { useSlides } from './use-slides.ts'

export type { CarouselLabels } from './carousel-controls.tsx'

export const carouselAxes = { tone: ['sky', 'image'] } as const

/** Time a slide stays, in ms (portal.md, Constants): what its segment fills in (`duration-carousel`). */
const stay = 5000

/** Nobody looks further, and their segments still stand beside the words. */
const most = 12

export type CarouselSlide = {
  id: string
  /** A `HeroSlide`, a `BannerSlide`. */
  content: ReactNode
  /** What the controls stand on: a scene or a ground of ours, or a picture of any colour. @default 'sky' */
  tone?: (typeof carouselAxes.tone)[number]
}

export type CarouselProps = {
  /** In their order, twelve at most; none draws nothing. */
  slides: readonly CarouselSlide[]
  /** The words of its controls. */
  labels: CarouselLabels
  className?: string
  ref?: Ref<HTMLElement>
}

/**
 * Slides that follow one another, loop and can be stopped (W3C APG, carousel). One slide alone is
 * just shown. The first is in the server's page; the others are drawn when they are first needed.
 */
export function Carousel({ slides: all, labels, className, ref }: CarouselProps) {
  const slides = all.slice(0, most)
  const viewport = useRef<HTMLDivElement>(null)
  const count = slides.length
  const many = count > 1
  const motion = useMotion(many)
  const { index, show, arm, armed, held } = useSlides(viewport, count)
  const running = motion.running && !held

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      const view = viewport.current!
      // Where its reader has scrolled on, or a dialog lies over it, it waits, and disturbs nothing
      // that is in sight.
      if (view.getBoundingClientRect().bottom >= 0 && !view.closest('[aria-hidden=true]'))
        show(index + 1)
    }, stay)
    return () => clearInterval(timer)
  }, [running, index, show])

  if (count === 0) return null
  return (
    <section
      ref={ref}
      data-slot="carousel"
      aria-label={labels.name}
      aria-roledescription={many ? labels.carousel : undefined}
      className={cx('relative min-w-0', className)}
      {...(many
        ? {
            ...motion.holders,
            onPointerEnter: (event) => {
              arm()
              motion.holders.onPointerEnter(event)
            },
            // For good: it goes on when its reader says so, not when they read on (W3C APG).
            onFocus: (event) => {
              arm()
              if (motion.wanted && event.target.matches(':focus-visible')) motion.toggle()
            },
            onTouchStart: arm,
          }
        : {})}
    >
      {many && (
        <CarouselControls
          count={count}
          index={index}
          tone={slides[index]?.tone ?? 'sky'}
          running={running}
          wanted={motion.wanted}
          labels={labels}
          onToggle={motion.toggle}
          onShow={show}
        />
      )}
      <div ref={viewport} className="overflow-hidden rounded-lg md:rounded-hero">
        <div
          // A layer of its own: scenes are drawn once, and not in each frame that they pass in.
          className={cx('flex touch-pan-y', armed && 'will-change-transform')}
          aria-live={running ? 'off' : 'polite'}
        >
          {slides.map((slide, at) => (
            <div
              key={slide.id}
              className="min-w-0 shrink-0 basis-full"
              {...(many
                ? {
                    role: 'group',
                    'aria-roledescription': labels.slide,
                    'aria-label': labels.position(at + 1, count),
                    inert: at !== index,
                  }
                : {})}
            >
              {(at === 0 || armed) && slide.content}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
