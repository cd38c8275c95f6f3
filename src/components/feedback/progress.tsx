import * as Radix from '@radix-ui/react-progress'
import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

const fills = {
  accent: 'fill-(--fy-color-text-accent)',
  positive: 'fill-status-positive-solid',
  value: 'fill-(--fy-color-text-value)',
} as const

export const progressAxes = {
  variant: ['titled', 'bare'],
  tone: ['accent', 'positive', 'value'],
} as const satisfies { variant: string[]; tone: (keyof typeof fills)[] }

export type ProgressProps = {
  /** What is going on; with `bare` it is heard and not seen. */
  label: string
  /** How far, from 0 to `max`; null while nobody knows. */
  value: number | null
  /** @default 100 */
  max?: number
  /** How far in words, in the place of a percentage: `฿6,000 จาก ฿10,000`. */
  valueText?: string
  /** What is drawn of `valueText`, when it is more than text. */
  face?: ReactNode
  /** Under the bar: what is left to do. */
  note?: ReactNode
  /** `bare` is the bar alone, for where the words stand beside it. @default 'titled' */
  variant?: (typeof progressAxes.variant)[number]
  /** `positive` when the goal is reached, `value` for ranks and points. @default 'accent' */
  tone?: (typeof progressAxes.tone)[number]
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** How far something has come, in a bar and in words. */
export function Progress(props: ProgressProps) {
  const { label, value, max = 100, valueText, face, note, className, ref } = props
  const { variant = 'titled', tone = 'accent' } = props
  const whole = Number.isFinite(max) && max > 0 ? max : 100
  const done = value === null || Number.isNaN(value) ? null : Math.min(Math.max(value, 0), whole)
  const percent = done === null ? null : (done / whole) * 100
  // What is not all done must not look done.
  const drawn = percent === null || percent === 100 ? percent : Math.min(percent, 98)
  const words = valueText ?? (percent === null ? undefined : `${Math.floor(percent)}%`)
  const titled = variant === 'titled'
  return (
    <div
      ref={ref}
      data-slot="progress"
      data-variant={variant}
      data-state={percent === null ? 'waiting' : percent === 100 ? 'complete' : 'under-way'}
      className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2', className)}
    >
      {titled && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 type-label">
          <span className="min-w-0 font-semibold text-primary">{label}</span>
          {words !== undefined && (
            <span className="min-w-0 text-secondary tabular-nums">{face ?? words}</span>
          )}
        </div>
      )}
      <Radix.Root
        value={done}
        max={whole}
        aria-label={label}
        getValueLabel={() => words ?? ''}
        className="relative h-2 overflow-hidden rounded-pill bg-sunken inset-ring inset-ring-subtle forced-colors:border"
      >
        {percent === null ? (
          <Sweep tone={tone} />
        ) : (
          <svg aria-hidden="true" className="block size-full">
            <rect width={`${drawn}%`} height="8" rx="4" className={cx(fills[tone], forced)} />
          </svg>
        )}
      </Radix.Root>
      {note !== undefined && <p className="type-caption wrap-break-word text-secondary">{note}</p>}
    </div>
  )
}

const forced = 'forced-colors:fill-[Highlight]'

/** A piece of bar that runs through; it stands in the middle where less motion was asked for. */
function Sweep({ tone }: { tone: keyof typeof fills }) {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 block size-full -translate-x-full animate-shimmer motion-reduce:translate-x-0 motion-reduce:animate-none"
    >
      <rect x="30%" width="40%" height="8" rx="4" className={cx(fills[tone], forced)} />
    </svg>
  )
}
