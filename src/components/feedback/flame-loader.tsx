import type { ComponentProps } from 'react'

import { cx } from '../cx.ts'
import { kranok } from '../media/ornament.ts'

/** 24 px beside a line of text, 72 px alone on a page. */
export const flameLoaderAxes = { size: ['sm', 'lg'] } as const

const sizes: Record<(typeof flameLoaderAxes.size)[number], string> = {
  sm: 'size-icon-lg',
  lg: 'size-[72px]',
}

export type FlameLoaderProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Says what is being waited for. */
  label: string
  /** @default 'lg' */
  size?: (typeof flameLoaderAxes.size)[number]
}

/** The flame that fills from below: the only ornament that moves. Under reduced motion it stands lit. */
export function FlameLoader({ label, size = 'lg', className, ...rest }: FlameLoaderProps) {
  return (
    <span
      role="status"
      {...rest}
      data-slot="flame-loader"
      data-size={size}
      className={cx('relative block shrink-0', sizes[size], className)}
    >
      <Flame className="fill-bg-pressed" />
      <Flame className="animate-flame fill-(--fy-color-text-accent) forced-colors:fill-[CanvasText]" />
      <span className="sr-only">{label}</span>
    </span>
  )
}

function Flame({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 100 104"
      aria-hidden="true"
      className={cx('absolute inset-0 size-full', className)}
    >
      <path d={kranok} fillRule="evenodd" />
    </svg>
  )
}
