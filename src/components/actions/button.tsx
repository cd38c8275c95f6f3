import type { ComponentProps, MouseEvent, ReactNode } from 'react'

import { cx } from '../cx.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { cloneAs } from './as-child.ts'
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts'

export { buttonAxes, type ButtonSize, type ButtonVariant } from './button-look.ts'

const shape: Record<ButtonSize, string> = {
  sm: 'min-h-control-sm px-[14px] py-1',
  md: 'min-h-control-md px-[18px] py-1.5 text-[0.9375rem]',
  lg: 'min-h-control-lg px-[28px] py-2 text-[1rem]',
}

export type ButtonProps = ComponentProps<'button'> & {
  /** One `primary` a surface. @default 'neutral' */
  variant?: ButtonVariant
  /** 36, 44 or 52 px high. @default 'md' */
  size?: ButtonSize
  /** As wide as its container. @default false */
  block?: boolean
  /** Waiting: keeps its focus, shows a spinner and swallows clicks. @default false */
  busy?: boolean
  /** The verb shown while busy; the button then keeps its width from the start. */
  busyLabel?: string
  /** A 20 px icon before the words. */
  iconStart?: ReactNode
  /** A 20 px icon after the words. */
  iconEnd?: ReactNode
  /** Give the looks to the only child, a link. @default false */
  asChild?: boolean
}

/** A lacquered key with a verb on it. Its type is `button` unless told otherwise. */
export function Button({
  variant = 'neutral',
  size = 'md',
  block = false,
  iconStart,
  iconEnd,
  asChild = false,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const off = rest.disabled === true
  // A link has no `disabled` of its own.
  const refused =
    (asChild && off) || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  const props = {
    ...rest,
    'data-slot': 'button',
    'data-variant': variant,
    'data-size': size,
    'aria-busy': busy || undefined,
    // Not `disabled`: a button that vanishes from the tab order loses the reader's place.
    'aria-disabled': busy || refused || undefined,
    className: cx(
      buttonLook(variant, size, off || refused),
      shape[size],
      block && 'w-full',
      className,
    ),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (busy || refused) {
        event.preventDefault()
        event.stopPropagation()
      } else onClick?.(event)
    },
  }
  const face = (words: ReactNode) => (
    <Face busy={busy} busyLabel={busyLabel} start={iconStart} end={iconEnd} words={words} />
  )
  if (asChild) return cloneAs(children, { ...props, disabled: undefined }, face)
  return (
    <button type="button" {...props}>
      {face(children)}
    </button>
  )
}

type FaceProps = {
  busy: boolean
  busyLabel: string | undefined
  start: ReactNode
  end: ReactNode
  words: ReactNode
}

/**
 * The words may break when they are wider than the button may be. Both faces lie in one cell, so the
 * wider one sets the width and the change of words moves nothing.
 */
function Face({ busy, busyLabel, start, end, words }: FaceProps) {
  const rest = (
    <>
      {busy && busyLabel === undefined ? <Spinner /> : start}
      {words !== undefined && <span className="min-w-0">{words}</span>}
      {end}
    </>
  )
  if (busyLabel === undefined) return rest
  const cell = 'col-start-1 row-start-1 flex min-w-0 items-center justify-center gap-2'
  return (
    <span className="grid min-w-0 grid-cols-1">
      <span className={cx(cell, busy && 'invisible')} aria-hidden={busy || undefined}>
        {rest}
      </span>
      <span className={cx(cell, !busy && 'invisible')} aria-hidden={!busy || undefined}>
        {/* Its place, while nothing is waited for: a ring that nobody sees would cost a frame each time. */}
        {busy ? <Spinner /> : <span className="size-[18px] shrink-0" />}
        <span className="min-w-0">{busyLabel}</span>
      </span>
    </span>
  )
}
