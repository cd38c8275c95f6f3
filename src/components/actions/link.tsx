import type { ComponentProps, ReactNode } from 'react'

import { cx } from '../cx.ts'
import { cloneAs } from './as-child.ts'

/** `inline` stands in a sentence and is underlined; `standalone` stands alone ("see all"). */
export const linkAxes = {
  variant: ['inline', 'standalone'],
  tone: ['accent', 'service'],
} as const

const look: Record<(typeof linkAxes.variant)[number], string> = {
  // The padding moves nothing; one that stands outside a sentence gets its 24 px from it.
  inline: 'py-[3px] underline decoration-1 underline-offset-[.28em] hover:decoration-2',
  standalone:
    'relative inline-flex items-center gap-1 type-label hover:underline underline-offset-[.28em] ' +
    // The line box is 22 px; the finger gets the 44 around it.
    'after:absolute after:inset-x-0 after:-inset-y-[11px]',
}

const ink: Record<(typeof linkAxes.tone)[number], string> = {
  accent: 'text-link',
  service: 'text-service',
}

export type LinkProps = ComponentProps<'a'> & {
  /** @default 'inline' */
  variant?: (typeof linkAxes.variant)[number]
  /** `service` (dusk) leads to people: chat, customer service. @default 'accent' */
  tone?: (typeof linkAxes.tone)[number]
  /** An icon after the words, 16 px, for a standalone link. */
  iconEnd?: ReactNode
  /** Give the looks to the only child, a router's link or a button. @default false */
  asChild?: boolean
}

/** A text link. One that opens a new window never hands over this one. */
export function Link({
  variant = 'inline',
  tone = 'accent',
  iconEnd,
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const props = {
    ...(rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {}),
    ...rest,
    'data-slot': 'link',
    'data-variant': variant,
    className: cx('rounded-xs', look[variant], ink[tone], className),
  }
  const face = (words: ReactNode) => (
    <>
      {words}
      {iconEnd}
    </>
  )
  if (asChild) return cloneAs(children, props, face)
  return <a {...props}>{face(children)}</a>
}
