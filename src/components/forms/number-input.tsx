import { type ComponentProps, type KeyboardEvent, useMemo, useState } from 'react'

import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { MinusIcon, PlusIcon } from '../media/icons/interface.ts'
import { useField } from './use-field.ts'
import { separatorsOf, stepFrom, unitsOf } from './figures.ts'
import { inputBox, inputEdge, inputText } from './input-look.ts'
import { useFigures } from './use-figures.ts'

/** In a box, or bare beside what is counted; 44 and 52 px high. */
export const numberInputAxes = { variant: ['box', 'bare'], size: ['md', 'lg'] } as const

export type NumberInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'inputMode' | 'role'
> & {
  /** The whole number; null for none. */
  value: number | null
  /** Each change; a number that is not whole or not safe is never told. */
  onValueChange: (value: number | null) => void
  /** Says what the minus does. */
  decreaseLabel: string
  /** Says what the plus does. */
  increaseLabel: string
  /** The least: a number below it is marked, and no step goes there. */
  min?: number
  /** The most: a number above it is marked, and no step goes there. */
  max?: number
  /** @default 1 */
  step?: number
  /** Whose separators it is written with (BCP 47). @default 'en' */
  locale?: string
  /** @default 'box' */
  variant?: (typeof numberInputAxes.variant)[number]
  /** @default 'lg' */
  size?: (typeof numberInputAxes.size)[number]
}

const units = (value: number | null | undefined) =>
  value == null || !Number.isSafeInteger(value) ? null : BigInt(value)

/**
 * A whole number with a minus and a plus: how many. It is the APG's spin button: arrows step, Home and
 * End go to the bounds where there are any. `className` reaches the box, `ref` and everything else the
 * `<input>`; a form is sent the plain number under `name`.
 */
export function NumberInput({
  value,
  onValueChange,
  decreaseLabel,
  increaseLabel,
  min,
  max,
  step = 1,
  locale = 'en',
  variant = 'box',
  size = 'lg',
  className,
  name,
  ref,
  onBlur,
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const signed = min === undefined || min < 0
  const style = useMemo(() => ({ ...separatorsOf(locale), decimals: 0, signed }), [locale, signed])
  const now = units(value)
  const figures = useFigures({
    value: now === null ? '' : String(now),
    style,
    valueOf: (plain) => String(unitsOf(plain, 0) ?? ''),
    onValue: (plain) => onValueChange(plain === '' ? null : Number(plain)),
  })
  const { field, settle, set } = figures
  const [left, setLeft] = useState(value !== null)

  const bounds = { min: units(min), max: units(max), step: units(step) ?? 1n }
  const isOver = now !== null && bounds.max !== null && now > bounds.max
  const isUnder = now !== null && bounds.min !== null && now < bounds.min
  const { wired, state } = useField({
    ...rest,
    ...((isOver || (isUnder && left)) && { 'aria-invalid': true }),
  })

  const isFixed = rest.disabled || rest.readOnly
  const walk = (way: 1 | -1) => {
    if (!isFixed) set(String(stepFrom(now, way, bounds)))
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || isFixed) return
    const moves: Record<string, (() => void) | undefined> = {
      ArrowUp: () => walk(1),
      ArrowDown: () => walk(-1),
      Home: bounds.min === null ? undefined : () => set(String(bounds.min)),
      End: bounds.max === null ? undefined : () => set(String(bounds.max)),
    }
    const move = event.shiftKey || event.ctrlKey || event.metaKey ? undefined : moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  const button = (way: 1 | -1) => {
    const atEnd =
      way < 0
        ? bounds.min !== null && now !== null && now <= bounds.min
        : bounds.max !== null && now !== null && now >= bounds.max
    return (
      <IconButton
        label={way < 0 ? decreaseLabel : increaseLabel}
        disabled={rest.disabled}
        aria-disabled={atEnd || rest.readOnly || undefined}
        // The keyboard has the arrows; the press leaves the focus (and the phone's keys) where it is.
        tabIndex={-1}
        size={size === 'lg' ? 'md' : 'sm'}
        className="self-center"
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => walk(way)}
      >
        {way < 0 ? <MinusIcon /> : <PlusIcon />}
      </IconButton>
    )
  }

  return (
    <div
      data-slot="number-input"
      data-variant={variant}
      data-size={size}
      data-state={state}
      className={cx(
        variant === 'box'
          ? cx(inputBox, inputEdge[state])
          : 'relative inline-flex min-w-0 items-stretch rounded-input outline-offset-1 outline-focus has-[input:focus-visible]:outline-3',
        variant === 'bare' && state === 'invalid' && 'text-negative',
        'justify-between',
        size === 'lg' ? 'min-h-control-lg' : 'min-h-control-md',
        variant === 'box' && 'px-1',
        className,
      )}
    >
      {button(-1)}
      <input
        autoComplete="off"
        {...wired}
        {...field}
        ref={(node) => {
          field.ref.current = node
          if (typeof ref === 'function') return ref(node)
          if (ref) ref.current = node
        }}
        type="text"
        role="spinbutton"
        inputMode={signed ? 'text' : 'numeric'}
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={field.value || undefined}
        onKeyDown={keys}
        onBlur={(event) => {
          settle()
          setLeft(value !== null)
          onBlur?.(event)
        }}
        className={cx(
          inputText,
          'px-1 text-center font-semibold tabular-nums',
          variant === 'bare' && 'w-[7ch] field-sizing-content min-w-[3ch] max-w-[16ch] flex-none',
        )}
      />
      {name !== undefined && (
        <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} />
      )}
      {button(1)}
    </div>
  )
}
