import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'

import { cx } from '../cx.ts'
import { buttonBase, buttonLook, type ButtonSize } from './button-look.ts'

/** Off it is a key, on it stays down. */
export const toggleAxes = {
  variant: ['neutral', 'ghost'],
  size: ['sm', 'md', 'lg'],
  pressed: [false, true],
} as const

const shape: Record<ButtonSize, string> = {
  sm: 'min-h-control-sm min-w-control-sm px-3 py-1',
  md: 'min-h-control-md min-w-control-md px-4 py-1.5 text-[0.9375rem]',
  lg: 'min-h-control-lg min-w-control-lg px-5 py-2 text-[1rem]',
}

// Down: the lip is gone, the ground and the edge say which one it is.
const down =
  'bg-selected text-primary inset-ring-[1.5px] inset-ring-accent hover:bg-hover ' +
  'forced-colors:border-2 forced-colors:border-[Highlight]'

export type ToggleProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  /** Whether it is on, where the owner decides. */
  pressed?: boolean
  /** Whether it is on at first. @default false */
  defaultPressed?: boolean
  /** Asked for with the opposite of what it is. */
  onPressedChange?: (pressed: boolean) => void
  /** @default 'neutral' */
  variant?: (typeof toggleAxes.variant)[number]
  /** 36, 44 or 52 px high. @default 'md' */
  size?: ButtonSize
  /** A 20 px icon before the words. */
  icon?: ReactNode
  /** What is on or off; the words stay the same in both. */
  children: ReactNode
}

/** A button that stays down until it is pressed again. Its words name what is on, and never change. */
export function Toggle({
  pressed,
  defaultPressed = false,
  onPressedChange,
  variant = 'neutral',
  size = 'md',
  icon,
  className,
  children,
  onClick,
  ...rest
}: ToggleProps) {
  const [own, setOwn] = useState(defaultPressed)
  const on = pressed ?? own
  const refused = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const off = rest.disabled === true || refused
  return (
    <button
      type="button"
      {...rest}
      data-slot="toggle"
      data-variant={variant}
      data-size={size}
      aria-pressed={on}
      className={cx(
        on && !off ? cx(buttonBase, down) : buttonLook(variant, size, off),
        // Off limits or not, one still sees whether it is on.
        on && off && 'inset-ring-default forced-colors:border-2',
        shape[size],
        className,
      )}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (refused) {
          event.preventDefault()
          return
        }
        onClick?.(event)
        setOwn(!on)
        onPressedChange?.(!on)
      }}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </button>
  )
}
