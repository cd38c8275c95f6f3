import type { ComponentProps } from 'react'

import { chipLook } from '../actions/chip-look.ts'
import { cx } from '../cx.ts'
import { ChevronDownIcon } from '../media/icons/interface.ts'

/** Heights 40 and 36 px. */
export const selectChipAxes = { size: ['sm', 'md'] } as const

export type SelectChipProps = Omit<
  ComponentProps<'select'>,
  'size' | 'multiple' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'aria-label'
> & {
  /** What is chosen; the chip shows the choice, not its name. */
  label: string
  /** What can be chosen, in this order. */
  options: readonly { value: string; label: string }[]
  /** The chosen option's. */
  value: string
  /** Another option was chosen. */
  onValueChange: (value: string) => void
  /** @default 'md' */
  size?: (typeof selectChipAxes.size)[number]
}

/**
 * A pill that offers a few choices: the browser's own list, which every phone and every screen reader
 * knows, and which costs no script.
 */
export function SelectChip(props: SelectChipProps) {
  const { label, options, value, onValueChange, size = 'md', className, ...rest } = props
  return (
    <span
      data-slot="select-chip"
      data-size={size}
      className={cx(
        chipLook(size, false),
        'has-[select:focus-visible]:outline-3 has-[select:focus-visible]:outline-offset-2 has-[select:focus-visible]:outline-focus',
        className,
      )}
    >
      <select
        {...rest}
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        // The padding reaches under the arrow, so that all of the pill opens the list.
        className="z-1 field-sizing-content max-w-full cursor-pointer appearance-none rounded-chip bg-transparent py-1 ps-[15px] pe-[36px] outline-none pointer-coarse:py-2 *:bg-raised *:text-primary"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute end-[13px]">
        <ChevronDownIcon size="sm" />
      </span>
    </span>
  )
}
