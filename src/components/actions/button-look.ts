import { cx } from '../cx.ts'

/** What a button can be: the looks in DESIGN.md "Components and states", as data. */
export const buttonAxes = {
  variant: ['primary', 'neutral', 'ghost', 'danger'],
  size: ['sm', 'md', 'lg'],
} as const

/** `primary` once a surface, `neutral` for the rest, `ghost` for the quiet ones, `danger` to leave. */
export type ButtonVariant = (typeof buttonAxes.variant)[number]
/** Heights 36, 44 and 52 px. */
export type ButtonSize = (typeof buttonAxes.size)[number]

/** What every key has, whatever its ink. */
export const buttonBase =
  'relative inline-flex max-w-full shrink-0 touch-manipulation items-center justify-center gap-2 ' +
  'rounded-button type-label font-semibold text-center transition-colors duration-fast ' +
  'forced-colors:border'

// A finger gets 44 px where the eye gets 36: the area grows, the box does not.
const reach = 'pointer-coarse:after:absolute pointer-coarse:after:-inset-1'

// A lacquered key: 1 px of light above, 2 px of lip below, and pressing removes the lip.
const press = 'active:translate-y-0.5 active:shadow-none'

const live: Record<ButtonVariant, string> = {
  primary:
    'bg-action-primary-bg text-action-primary-fg hover:bg-action-primary-hover ' +
    'active:bg-action-primary-active inset-shadow-[0_1px_0] inset-shadow-neutral-0/32 ' +
    'active:inset-shadow-none shadow-[0_var(--fy-button-lip)_0_var(--fy-color-action-primary-edge)]',
  neutral:
    'bg-action-neutral-bg text-action-neutral-fg hover:bg-action-neutral-hover ' +
    'active:bg-action-neutral-active inset-ring-1 inset-ring-default inset-shadow-[0_1px_0] ' +
    'inset-shadow-neutral-0/6 shadow-[0_var(--fy-button-lip)_0_var(--fy-color-action-neutral-edge)]',
  ghost: 'text-primary hover:bg-hover active:bg-pressed',
  danger:
    'bg-action-danger-bg text-action-danger-fg hover:bg-action-danger-hover ' +
    'inset-shadow-[0_1px_0] inset-shadow-neutral-0/20 active:inset-shadow-none',
}

const off = 'bg-sunken text-disabled inset-ring-1 inset-ring-subtle'

/** The classes of a button of any shape; the shape (padding, width) is added by its component. */
export const buttonLook = (variant: ButtonVariant, size: ButtonSize, disabled: boolean): string =>
  cx(buttonBase, size === 'sm' && reach, disabled ? off : cx(live[variant], press))
