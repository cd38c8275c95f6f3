import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
} from 'react'
import { latinDigits } from '#platform/index.ts'

import { cx } from '../cx.ts'
import { useField } from './use-field.ts'

/** Cells of 48 × 52 px, or wells of 72 × 80 for numbers that are bet on. */
export const codeInputAxes = { size: ['md', 'lg'] } as const

/** Digits that somebody still reads and types as one code. */
const most = 12

export type CodeInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'maxLength' | 'defaultValue' | 'value'
> & {
  /** How many digits it has, 1 to 12. @default 6 */
  length?: number
  /** The digits, where the owner holds them. */
  value?: string
  /** The digits at first. @default '' */
  defaultValue?: string
  /** Each change, as digits and nothing else, beside `onChange`. */
  onValueChange?: (value: string) => void
  /** Told when the last cell is filled. */
  onComplete?: (value: string) => void
  /** Shows dots: a PIN. @default false */
  masked?: boolean
  /** @default 'md' */
  size?: (typeof codeInputAxes.size)[number]
}

const cells = {
  md: ['gap-2', 'h-control-lg w-12 rounded-md text-[1.375rem]'],
  lg: ['gap-[10px]', 'h-20 w-[72px] rounded-lg text-[2.5rem]'],
} as const

const edges = {
  neutral: 'border-control',
  valid: 'border-status-positive-solid',
  invalid: 'border-status-negative-solid inset-ring-1 inset-ring-status-negative-solid',
} as const

/**
 * A code of n digits: from an SMS, or a PIN. One transparent input lies over drawn cells, so it is one
 * field with one name: labels, paste, codes filled in by the phone, password managers and `register`
 * work as in any other. (Radix has an input a cell, each with an English name of its own, and lets only
 * the first be filled in.) Digits of other scripts are taken, everything else is left out. `className`
 * reaches the root, `ref` and everything else the `<input>`.
 */
export function CodeInput({
  length: wanted = 6,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  masked = false,
  size = 'md',
  className,
  ref,
  onChange,
  onFocus,
  onSelect,
  ...rest
}: CodeInputProps) {
  const length = Math.min(Math.max(Math.trunc(wanted) || 1, 1), most)
  const clean = (text: string) => latinDigits(text).replaceAll(/\D/g, '').slice(0, length)
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(() => clean(defaultValue))
  const digits = value === undefined ? own : clean(value)
  const { wired, state } = useField(rest)

  const adopt = (element: HTMLInputElement) => {
    const now = clean(element.value)
    if (element.value !== now) element.value = now
    if (value === undefined) setOwn(now)
    return now
  }
  // A form may set it behind React's back, and a phone fill it in before React is there.
  const look = useEffectEvent(() => input.current && adopt(input.current))
  useLayoutEffect(() => void look())
  const empty = useEffectEvent(() => setOwn(clean(defaultValue)))
  useEffect(() => {
    const form = input.current?.form
    const reset = () => empty()
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [])

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const before = digits
    const now = adopt(event.target)
    onChange?.(event)
    if (now === before) return
    onValueChange?.(now)
    if (now.length === length) onComplete?.(now)
  }

  // Digits are written at the end and taken from the end: in the cells no caret could be seen.
  const toEnd = (element: HTMLInputElement) => {
    const { value, selectionStart, selectionEnd } = element
    const whole = selectionStart === 0 && selectionEnd === value.length
    if (!whole && selectionStart !== value.length) {
      element.setSelectionRange(value.length, value.length)
    }
  }
  const next = Math.min(digits.length, length - 1)
  const [row, cell] = cells[size]
  return (
    <div
      data-slot="code-input"
      data-size={size}
      data-state={state}
      className={cx('group/code relative flex w-fit max-w-full', row, className)}
    >
      <input
        inputMode="numeric"
        autoComplete={masked ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...wired}
        {...(value === undefined ? { defaultValue: clean(defaultValue) } : { value: digits })}
        ref={(node) => {
          input.current = node
          if (typeof ref === 'function') return ref(node)
          if (ref) ref.current = node
        }}
        type={masked ? 'password' : 'text'}
        onChange={change}
        onFocus={(event) => {
          onFocus?.(event)
          toEnd(event.target)
        }}
        onSelect={(event) => {
          onSelect?.(event)
          toEnd(event.currentTarget)
        }}
        // 16 px, or iOS zooms in; see-through, so that forced colours cannot bring its text back.
        className="peer absolute inset-0 z-1 size-full cursor-text rounded-md text-[1rem] opacity-0 outline-none disabled:cursor-not-allowed"
      />
      {Array.from({ length }, (_, at) => (
        <span
          key={at}
          aria-hidden="true"
          className={cx(
            'grid min-w-0 place-items-center border font-ui leading-none font-semibold tabular-nums transition-colors duration-fast outline-offset-2 outline-focus',
            cell,
            edges[state],
            rest.disabled ? 'border-dashed text-disabled' : 'bg-canvas text-primary',
            at === next && 'group-has-[:focus-visible]/code:outline-3',
          )}
        >
          {at >= digits.length ? null : masked ? (
            <span className="size-[7px] rounded-full bg-current forced-colors:bg-[CanvasText]" />
          ) : (
            digits[at]
          )}
        </span>
      ))}
    </div>
  )
}
