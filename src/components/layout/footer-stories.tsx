import { type Ref, useEffect, useState } from 'react'
import { cx } from '../cx.ts'
import { PauseIcon, PlayIcon } from '../media/icons/first.ts'
import { useMotion } from '../media/use-motion.ts'

export type FooterStory = { id: string; title: string; text: string }

export type FooterStoriesProps = {
  /** What the brand says about itself: five. */
  items: readonly FooterStory[]
  /** The words of its controls. */
  labels: {
    /** Names the group. */
    name: string
    /** The word for the thing: "carousel". */
    carousel: string
    /** The word for a part of it: "slide". */
    slide: string
    pause: string
    play: string
    /** Names a story and the dot that leads to it: "2 of 5". */
    position: (index: number, count: number) => string
  }
  /** Time a story stays, in ms (portal.md, Constants). @default 5000 */
  interval?: number
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** The description carousel. All stories lie in one cell, so the longest sets the height for all. */
export function FooterStories({
  items,
  labels,
  interval = 5000,
  className,
  ref,
}: FooterStoriesProps) {
  const [chosen, setIndex] = useState(0)
  const count = items.length
  const index = Math.min(chosen, count - 1)
  const many = count > 1
  const motion = useMotion(many)
  const { running } = motion

  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setIndex((index + 1) % count), interval)
    return () => clearTimeout(timer)
  }, [running, index, count, interval])

  return (
    <div
      ref={ref}
      data-slot="footer-stories"
      role="group"
      aria-label={labels.name}
      aria-roledescription={many ? labels.carousel : undefined}
      // What stops it is read first, and stands below (W3C APG, carousel).
      className={cx('flex max-w-[34em] flex-col-reverse', className)}
      {...motion.holders}
    >
      {many && (
        <div className="-ms-2 mt-1 flex items-center gap-1.5">
          <button
            type="button"
            aria-label={motion.wanted ? labels.pause : labels.play}
            onClick={motion.toggle}
            className="grid size-control-md place-items-center rounded-button text-primary hover:bg-hover"
          >
            {motion.wanted ? <PauseIcon /> : <PlayIcon />}
          </button>
          <div className="flex flex-wrap">
            {items.map((item, at) => (
              <button
                key={item.id}
                type="button"
                aria-label={labels.position(at + 1, count)}
                aria-current={at === index || undefined}
                onClick={() => setIndex(at)}
                className="group/dot h-[28px] w-[28px] rounded-sm px-[3px] py-3 aria-[current]:w-[44px]"
              >
                <span className="block h-1 rounded-[3px] bg-(--fy-color-border-control) group-aria-[current]/dot:bg-(--fy-color-text-primary) forced-colors:border" />
              </button>
            ))}
          </div>
        </div>
      )}
      <div className="mt-[10px] grid" aria-live={running ? 'off' : 'polite'}>
        {items.map((item, at) => (
          <div
            key={item.id}
            {...(many && {
              role: 'group',
              'aria-roledescription': labels.slide,
              'aria-label': labels.position(at + 1, count),
            })}
            className={cx(
              'col-start-1 row-start-1 min-w-0 transition-opacity duration-base',
              at !== index && 'invisible opacity-0',
            )}
          >
            <p className="type-label font-semibold text-primary">{item.title}</p>
            <p className="mt-1.5 min-h-[4.9em]">{item.text}</p>
          </div>
        ))}
      </div>
    </div>
  )
}
