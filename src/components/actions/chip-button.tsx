import type { ComponentProps, ReactNode } from 'react'

import { cx } from '../cx.ts'
import { chipLook } from './chip-look.ts'

/** Heights 40 and 36 px. */
export const chipButtonAxes = { size: ['sm', 'md'] } as const

export type ChipButtonProps = ComponentProps<'button'> & {
  /** An icon before the words. */
  icon?: ReactNode
  /** How many things stand behind it, formatted by the caller. */
  count?: ReactNode
  /** @default 'md' */
  size?: (typeof chipButtonAxes.size)[number]
}

/** A pill among facets that opens something: the sheet that holds them all. */
export function ChipButton(props: ChipButtonProps) {
  const { icon, count, size = 'md', className, children, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      data-slot="chip-button"
      data-size={size}
      className={cx(chipLook(size, false), 'px-[15px] py-1', className)}
    >
      {icon}
      <span className="min-w-0">{children}</span>
      {/* The space is for the name: it would read “filter1”. */ ' '}
      {count !== undefined && <span className="type-caption text-muted">{count}</span>}
    </button>
  )
}
