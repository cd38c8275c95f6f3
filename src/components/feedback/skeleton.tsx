import type { ComponentProps, ReactNode } from 'react'

import { cx } from '../cx.ts'

/** A line of text, a block of any size, a circle. */
export const skeletonAxes = { shape: ['text', 'block', 'circle'] } as const

const shapes: Record<(typeof skeletonAxes.shape)[number], string> = {
  text: 'h-[13px] rounded-sm',
  block: 'rounded-md',
  circle: 'rounded-full',
}

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** @default 'block' */
  shape?: (typeof skeletonAxes.shape)[number]
  /**
   * Without the sweep: the small lines under a picture that has one. Of a whole page of cards each
   * sweep is a layer and an animation of its own, which a cheap phone feels. @default false
   */
  still?: boolean
}

const sweep =
  'after:absolute after:inset-0 after:-translate-x-full after:animate-shimmer after:sheen motion-reduce:after:hidden'

/**
 * The empty box of something on its way; `className` gives it the size of what comes. It shows itself
 * after 150 ms, so that what comes at once brings no flash, and stands still under reduced motion.
 */
export function Skeleton({ shape = 'block', still, className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      data-slot="skeleton"
      data-variant={shape}
      className={cx(
        // A group waits for all of its boxes.
        'relative block animate-late overflow-hidden bg-hover in-data-late:animate-none forced-colors:border',
        !still && sweep,
        shapes[shape],
        className,
      )}
    />
  )
}

export type SkeletonGroupProps = ComponentProps<'div'> & {
  /** Says what is on its way. */
  label: string
  /** The skeletons, laid out like what comes. */
  children: ReactNode
}

/** Several skeletons that are read out as one wait. */
export function SkeletonGroup({ label, className, children, ...rest }: SkeletonGroupProps) {
  return (
    <div
      {...rest}
      data-slot="skeleton-group"
      data-late=""
      role="status"
      aria-busy="true"
      className={cx('animate-late', className)}
    >
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
