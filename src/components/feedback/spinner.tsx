import type { ComponentProps } from 'react'

import { cx } from '../cx.ts'

/** 16, 18 and 24 px. */
export const spinnerAxes = { size: ['sm', 'md', 'lg'] } as const

const sizes: Record<(typeof spinnerAxes.size)[number], string> = {
  sm: 'size-icon-sm',
  md: 'size-[18px]',
  lg: 'size-icon-lg',
}

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** @default 'md' */
  size?: (typeof spinnerAxes.size)[number]
  /** Says what is being waited for; leave it out where words stand beside the ring. */
  label?: string
}

/** An open ring in the colour of the text around it. */
export function Spinner({ size = 'md', label, className, ...rest }: SpinnerProps) {
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}
      {...rest}
      data-slot="spinner"
      data-size={size}
      className={cx('inline-grid shrink-0 place-items-center', sizes[size], className)}
    >
      <span className="size-full animate-spin rounded-full border-[2.5px] border-current border-e-transparent" />
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  )
}
