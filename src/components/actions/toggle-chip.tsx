import type { ComponentProps, ReactNode } from 'react'

import { cx } from '../cx.ts'
import { XIcon } from '../media/icons/interface.ts'
import { chipLook } from './chip-look.ts'

/** Heights 40 and 36 px (the filter rows of tables). */
export const toggleChipAxes = { size: ['sm', 'md'], pressed: [false, true] } as const

export type ToggleChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  /** Whether it is chosen. */
  pressed: boolean
  /** Asked for with the opposite of `pressed`. */
  onPressedChange?: (pressed: boolean) => void
  /** How many things stand behind it, formatted by the caller. */
  count?: ReactNode
  /** An icon before the words. */
  icon?: ReactNode
  /** Shows an x while chosen: pressing again takes the filter away. @default false */
  removable?: boolean
  /** @default 'md' */
  size?: (typeof toggleChipAxes.size)[number]
}

/** A pill that is on or off: the facets of a list. */
export function ToggleChip({
  pressed,
  onPressedChange,
  count,
  icon,
  removable = false,
  size = 'md',
  className,
  children,
  onClick,
  ...rest
}: ToggleChipProps) {
  const refused = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  return (
    <button
      type="button"
      {...rest}
      data-slot="toggle-chip"
      data-size={size}
      aria-pressed={pressed}
      className={cx(
        chipLook(size, pressed),
        'px-[15px] py-1 disabled:border-dashed disabled:text-disabled',
        className,
      )}
      onClick={(event) => {
        if (refused) {
          event.preventDefault()
          return
        }
        onClick?.(event)
        onPressedChange?.(!pressed)
      }}
    >
      {icon}
      <span className="min-w-0">{children}</span>
      {/* The space is for the name: it would read “new6”. */ ' '}
      {count !== undefined && <span className="type-caption text-muted">{count}</span>}
      {/* Drawn before it is needed: a press shows it at once. */}
      {removable && <XIcon size="sm" className={pressed ? undefined : 'hidden'} />}
    </button>
  )
}
