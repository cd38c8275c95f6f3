import type { ComponentProps, ReactNode } from 'react'

import { cx } from '../cx.ts'
import { CheckIcon } from '../media/icons/interface.ts'
import { useField } from './field.tsx'

/** Heights 44 (search in a bar) and 52 px (forms). */
export const textInputAxes = { size: ['md', 'lg'] } as const

export type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'prefix'> & {
  /** @default 'lg' */
  size?: (typeof textInputAxes.size)[number]
  /** A 20 px icon before the text. */
  iconStart?: ReactNode
  /** Something of its own before the text, with a line after it: a dialling code. */
  start?: ReactNode
  /** Buttons after the text. */
  end?: ReactNode
}

// The box carries the look of the input, because icons and buttons stand in it too.
const box =
  'relative flex min-w-0 items-stretch rounded-input border bg-canvas text-primary ' +
  'inset-shadow-[0_1px_2px] inset-shadow-neutral-1000/14 transition-colors duration-fast ' +
  'outline-offset-1 outline-focus ' +
  'has-[input:focus-visible]:outline-3 has-[input:disabled]:border-dashed ' +
  'has-[input:disabled]:bg-transparent has-[input:disabled]:text-disabled'

const edge = {
  neutral: 'border-control hover:border-(--fy-color-text-secondary)',
  valid: 'border-status-positive-solid',
  invalid: 'border-status-negative-solid inset-ring-1 inset-ring-status-negative-solid',
} as const

// 16 px, or iOS zooms in; the autofill colour of browsers is painted over with ours.
const field =
  'min-w-0 flex-1 rounded-[inherit] bg-transparent py-2 type-body-md text-[16px] outline-none ' +
  'autofill:shadow-[inset_0_0_0_99px_var(--fy-color-bg-canvas)] ' +
  'autofill:[-webkit-text-fill-color:var(--fy-color-text-primary)] ' +
  '[&::-webkit-search-cancel-button]:hidden'

/**
 * One line of text. `className` reaches the box (`data-slot`), `ref` and everything else the `<input>`
 * itself, which is what forms register.
 */
export function TextInput({
  size = 'lg',
  iconStart,
  start,
  end,
  className,
  ...rest
}: TextInputProps) {
  const { wired, state } = useField(rest)
  return (
    <div
      data-slot="text-input"
      data-size={size}
      data-state={state}
      className={cx(
        box,
        size === 'lg' ? 'min-h-control-lg' : 'min-h-control-md',
        edge[state],
        className,
      )}
    >
      {start !== undefined && (
        <div className="my-px flex items-center border-e border-default px-3">{start}</div>
      )}
      {iconStart !== undefined && (
        <span className="pointer-events-none absolute inset-y-0 start-[14px] flex items-center text-muted">
          {iconStart}
        </span>
      )}
      <input
        type="text"
        {...wired}
        className={cx(
          field,
          iconStart === undefined ? 'ps-[14px]' : 'ps-[44px]',
          end === undefined ? 'pe-[14px]' : 'pe-2',
        )}
      />
      {state === 'valid' && (
        <span className="pointer-events-none flex items-center pe-[14px] text-positive">
          <CheckIcon />
        </span>
      )}
      {end !== undefined && <div className="flex items-center gap-1 pe-1">{end}</div>}
    </div>
  )
}
