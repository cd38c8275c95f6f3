import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import type { Icon } from '../media/icon.tsx'
import { MinusIcon } from '../media/icons/interface.ts'
import { TrendingDownIcon, TrendingUpIcon } from '../media/icons/status.ts'

/** A strip between hairlines on a page; a panel of tiles that stands on its own. */
export const keyFiguresAxes = { variant: ['strip', 'tiles'] } as const

// Hairlines are the ground showing through 1 px gaps: they are right in one row, two by two, and one
// under the other, and the last of an odd number fills its row.
const strip =
  '@min-[600px]:auto-cols-fr @min-[600px]:grid-flow-col @min-[600px]:grid-cols-none @min-[600px]:gap-0 ' +
  '@min-[600px]:rounded-none @min-[600px]:border-x-0 @min-[600px]:bg-transparent @min-[600px]:py-[14px]'

export type KeyFiguresProps = {
  /** Names the group: "the last 14 days". */
  label: string
  /** `KeyFigure`s, six at most. */
  children: ReactNode
  /** `strip` lies in one row between hairlines where there is room. @default 'strip' */
  variant?: (typeof keyFiguresAxes.variant)[number]
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** The few numbers that matter, side by side. */
export function KeyFigures(props: KeyFiguresProps) {
  const { label, children, variant = 'strip', className, ref } = props
  return (
    <div
      ref={ref}
      data-slot="key-figures"
      data-variant={variant}
      role="group"
      aria-label={label}
      className={cx('group/figures @container min-w-0', className)}
    >
      <dl
        className={cx(
          'grid grid-cols-[repeat(auto-fit,minmax(min(100%,150px),1fr))] gap-px overflow-hidden rounded-card border border-subtle bg-(--fy-color-border-subtle)',
          variant === 'strip' && strip,
        )}
      >
        {children}
      </dl>
    </div>
  )
}

const trends: Record<'up' | 'down' | 'flat', Icon> = {
  up: TrendingUpIcon,
  down: TrendingDownIcon,
  flat: MinusIcon,
}

const tones = {
  positive: 'text-positive',
  negative: 'text-negative',
  neutral: 'text-secondary',
} as const

export type Trend = {
  direction: keyof typeof trends
  /** By how much, with its sign: `+12.4%`. */
  change: string
  /** The direction in words, for those who see neither icon nor colour: "more". */
  word: string
  /** Since when. */
  since?: string
  /** Whether it is good: less is better for some. @default up is positive, down is negative */
  tone?: keyof typeof tones
}

const toneOf = { up: 'positive', down: 'negative', flat: 'neutral' } as const

export type KeyFigureProps = {
  /** What is counted. */
  label: string
  /** How many, formatted; nothing while it comes. */
  value?: ReactNode
  /** How it has changed. */
  trend?: Trend
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** One number, what it counts, and where it is going. */
export function KeyFigure({ label, value, trend, className, ref }: KeyFigureProps) {
  const Mark = trend && trends[trend.direction]
  return (
    <div
      ref={ref}
      data-slot="key-figure"
      className={cx(
        'min-w-0 bg-surface px-4 py-3',
        '@min-[600px]:group-data-[variant=strip]/figures:border-s @min-[600px]:group-data-[variant=strip]/figures:border-subtle @min-[600px]:group-data-[variant=strip]/figures:bg-transparent @min-[600px]:group-data-[variant=strip]/figures:px-5 @min-[600px]:group-data-[variant=strip]/figures:py-0',
        '@min-[600px]:group-data-[variant=strip]/figures:first:border-s-0 @min-[600px]:group-data-[variant=strip]/figures:first:ps-0',
        className,
      )}
    >
      <dt className="type-caption text-secondary">{label}</dt>
      <dd className="type-title-lg wrap-anywhere text-primary *:whitespace-normal tabular-nums @min-[600px]:text-[1.5rem]">
        {value ?? <Skeleton shape="text" className="my-2 w-20 max-w-full" />}
      </dd>
      {trend && Mark && (
        <dd className="flex flex-wrap items-center gap-x-1.5 type-caption text-secondary">
          <span
            className={cx(
              'flex items-center gap-1.5 tabular-nums',
              tones[trend.tone ?? toneOf[trend.direction]],
            )}
          >
            <Mark size="sm" />
            <span className="sr-only">{trend.word}</span>
            {trend.change}
          </span>
          {/* Two by two there is no room; the group's label says it. */}
          <span className="min-w-0 wrap-break-word @max-[599px]:sr-only">{trend.since}</span>
        </dd>
      )}
    </div>
  )
}
