import type { ComponentProps, MouseEvent, ReactNode } from 'react'

import { cx } from '../cx.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { cloneAs } from './as-child.ts'
import { buttonAxes, buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts'

/** The same axes as a button's: a key without words. */
export const iconButtonAxes = buttonAxes

const shape: Record<ButtonSize, string> = {
  sm: 'size-control-sm',
  md: 'size-control-md',
  lg: 'size-control-lg',
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, for those who cannot see the icon: verb + object. */
  label: string
  /** @default 'ghost' */
  variant?: ButtonVariant
  /** 36, 44 or 52 px square; a finger always gets 44. @default 'md' */
  size?: ButtonSize
  /** For a toggle, whether it is on; its label then stays the same. */
  pressed?: boolean
  /** Shows a spinner in the icon's place and swallows clicks. @default false */
  busy?: boolean
  /** Give the looks to the only child, a link holding the icon. @default false */
  asChild?: boolean
  /** The icon, 20 px. */
  children: ReactNode
}

/** A square button that holds one icon and says its name. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  pressed,
  busy = false,
  asChild = false,
  className,
  children,
  onClick,
  ...rest
}: IconButtonProps) {
  const off = rest.disabled === true
  // A link has no `disabled` of its own.
  const refused =
    (asChild && off) || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const props = {
    ...rest,
    'data-slot': 'icon-button',
    'data-variant': variant,
    'data-size': size,
    'aria-label': label,
    'aria-pressed': pressed,
    'aria-busy': busy || undefined,
    'aria-disabled': busy || refused || undefined,
    className: cx(buttonLook(variant, size, off || refused), shape[size], className),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (busy || refused) event.preventDefault()
      else onClick?.(event)
    },
  }
  const face = (icon: ReactNode) => (busy ? <Spinner /> : icon)
  if (asChild) return cloneAs(children, { ...props, disabled: undefined }, face)
  return (
    <button type="button" {...props}>
      {face(children)}
    </button>
  )
}
