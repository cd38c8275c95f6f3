import { type ComponentProps, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'

import { cx } from '../cx.ts'
import { useField } from './use-field.ts'
import { decimalOf, fromUnits, separatorsOf, stepFrom, unitsOf } from './figures.ts'
import { inputBox, inputEdge, inputText } from './input-look.ts'
import { useFigures } from './use-figures.ts'

/** Heights 40 (a row of a slip), 44 and 52 px; the amount at the start, or at the end under others. */
export const moneyInputAxes = { size: ['sm', 'md', 'lg'], align: ['start', 'end'] } as const

const heights = { sm: 'min-h-10', md: 'min-h-control-md', lg: 'min-h-control-lg' } as const

export type MoneyInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'inputMode'
> & {
  /** The amount as a decimal string of the contract, `1234.50`; `''` for none. */
  value: string
  /** Each change, with all decimals (`3000.00`), or `''`. */
  onValueChange: (value: string) => void
  /** The sign of the currency, from the configuration. */
  symbol: ReactNode
  /** How many decimals the currency has. @default 2 */
  decimals?: number
  /** The least, as a decimal string: an amount below it is marked once it is left, never changed. */
  min?: string
  /** The most, as a decimal string: an amount above it is marked, never changed. */
  max?: string
  /** With it, arrow up and down change the amount; without, nothing changes it by accident. */
  step?: string
  /** Whose separators it is written with (BCP 47). @default 'en' */
  locale?: string
  /** @default 'lg' */
  size?: (typeof moneyInputAxes.size)[number]
  /** @default 'start' */
  align?: (typeof moneyInputAxes.align)[number]
  /** A button after the amount: "all". */
  end?: ReactNode
}

/**
 * An amount of money, grouped while it is typed, as text from end to end. It takes Thai digits, and
 * amounts pasted with their sign and separators. `className` reaches the box, `ref` and everything else
 * the `<input>`; a form is sent the decimal string under `name`.
 */
export function MoneyInput({
  value,
  onValueChange,
  symbol,
  decimals = 2,
  min,
  max,
  step,
  locale = 'en',
  size = 'lg',
  align = 'start',
  end,
  className,
  name,
  ref,
  onBlur,
  onKeyDown,
  ...rest
}: MoneyInputProps) {
  const signed = min?.startsWith('-') ?? false
  const style = useMemo(
    () => ({ ...separatorsOf(locale), decimals, signed }),
    [locale, decimals, signed],
  )
  const { field, settle, set } = useFigures({
    value,
    style,
    valueOf: (plain) => decimalOf(plain, style),
    onValue: onValueChange,
  })
  const [left, setLeft] = useState(value !== '')

  const now = unitsOf(value, decimals)
  const [least, greatest] = [unitsOf(min, decimals), unitsOf(max, decimals)]
  // Too much stays too much however it goes on; too little may be on its way.
  const isOver = now !== null && greatest !== null && now > greatest
  const isUnder = now !== null && least !== null && now < least
  const { wired, state } = useField({
    ...rest,
    ...((isOver || (isUnder && left)) && { 'aria-invalid': true }),
  })

  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const by = unitsOf(step, decimals)
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null
    if (!by || way === null || event.defaultPrevented || rest.readOnly) return
    event.preventDefault()
    set(fromUnits(stepFrom(now, way, { min: least, max: greatest, step: by }), decimals))
  }

  return (
    <div
      data-slot="money-input"
      data-size={size}
      data-align={align}
      data-state={state}
      className={cx(inputBox, heights[size], inputEdge[state], className)}
    >
      <span
        aria-hidden="true"
        className={cx(
          'pointer-events-none max-w-1/2 shrink-0 self-center truncate-thai font-semibold',
          size === 'sm' ? 'ps-[10px]' : 'ps-[14px]',
          rest.disabled ? 'text-muted' : 'text-value',
        )}
      >
        {symbol}
      </span>
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
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        onKeyDown={walk}
        onBlur={(event) => {
          settle()
          setLeft(value !== '')
          onBlur?.(event)
        }}
        className={cx(
          inputText,
          'ps-2 tabular-nums',
          align === 'end' && 'text-end',
          size === 'sm' ? 'w-0 pe-[10px]' : 'pe-[14px]',
        )}
      />
      {name !== undefined && (
        <input type="hidden" name={name} value={value} disabled={rest.disabled} />
      )}
      {end !== undefined && <div className="flex shrink-0 items-center pe-2">{end}</div>}
    </div>
  )
}
