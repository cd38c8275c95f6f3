import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

const tones = {
  neutral: 'bg-sunken text-secondary',
  positive: 'bg-status-positive-bg text-status-positive-fg',
  warning: 'bg-status-warning-bg text-status-warning-fg',
  negative: 'bg-status-negative-bg text-status-negative-fg',
  info: 'bg-status-info-bg text-status-info-fg',
  line: 'text-secondary inset-ring inset-ring-default',
} as const

export const badgeAxes = {
  tone: ['neutral', 'positive', 'warning', 'negative', 'info', 'line'],
} as const satisfies { tone: (keyof typeof tones)[] }

export type BadgeProps = {
  /** The word: a colour alone says nothing. */
  children: ReactNode
  /** @default 'neutral' */
  tone?: (typeof badgeAxes.tone)[number]
  /** A 16 px icon before the word. */
  icon?: ReactNode
  className?: string
  ref?: Ref<HTMLSpanElement>
}

/** A tag: what state a thing is in, in one or two words. */
export function Badge({ children, tone = 'neutral', icon, className, ref }: BadgeProps) {
  return (
    <span
      ref={ref}
      data-slot="badge"
      data-variant={tone}
      className={cx(
        'inline-flex min-h-6 max-w-full items-center gap-[5px] rounded-sm px-[9px] py-0.5 align-middle type-caption leading-[1.35] font-medium forced-colors:border',
        tones[tone],
        className,
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  )
}
