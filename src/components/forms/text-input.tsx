import type { ComponentProps, ReactNode } from 'react'

import { cx } from '../cx.ts'
import { CheckIcon } from '../media/icons/interface.ts'
import { useField } from './use-field.ts'
import { inputBox, inputEdge, inputText } from './input-look.ts'

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
        inputBox,
        size === 'lg' ? 'min-h-control-lg' : 'min-h-control-md',
        inputEdge[state],
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
          inputText,
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
