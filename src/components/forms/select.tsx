import type { ComponentProps, ReactNode } from 'react'

import { cx } from '../cx.ts'
import { ChevronDownIcon } from '../media/icons/interface.ts'
import { useField } from './use-field.ts'
import { inputBox, inputEdge, inputText } from './input-look.ts'

/** Heights 44 and 52 px. */
export const selectAxes = { size: ['md', 'lg'] } as const

export type SelectOption = {
  /** What a form sends; never `''`, which stands for nothing chosen. */
  value: string
  /** The words; the list shows nothing else. */
  label: string
  /** @default false */
  disabled?: boolean
}

/** Options under a name. */
export type SelectGroup = { label: string; options: readonly SelectOption[] }

export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'multiple' | 'children'> & {
  /** What there is to choose from, some of it under names. */
  options: readonly (SelectOption | SelectGroup)[]
  /** Stands in the box while nothing is chosen: what to choose. */
  placeholder?: string
  /** Stands in the box instead when there is nothing to choose from. */
  emptyLabel?: string
  /** Asked for with the chosen value, beside `onChange`. */
  onValueChange?: (value: string) => void
  /** @default 'lg' */
  size?: (typeof selectAxes.size)[number]
  /** A 20 px icon before the words. */
  iconStart?: ReactNode
}

// Browsers that let a page draw the list get ours; with a finger, and everywhere else, it is the
// system's own. The list is in the top layer, so no dialog cuts it off.
const list =
  'pointer-fine:flex pointer-fine:items-center pointer-fine:[appearance:base-select] pointer-fine:[&::picker(select)]:[appearance:base-select] ' +
  '[&::picker-icon]:hidden [&::picker(select)]:my-1.5 [&::picker(select)]:max-h-[min(22rem,80vh)] ' +
  '[&::picker(select)]:max-w-[calc(100vw-16px)] [&::picker(select)]:rounded-menu ' +
  '[&::picker(select)]:border [&::picker(select)]:border-default [&::picker(select)]:bg-raised ' +
  '[&::picker(select)]:p-1.5 [&::picker(select)]:text-primary [&::picker(select)]:shadow-2'

const line =
  'bg-raised text-primary pointer-fine:flex pointer-fine:min-h-[42px] pointer-fine:items-center ' +
  'pointer-fine:gap-3 pointer-fine:rounded-sm pointer-fine:px-3 pointer-fine:py-1.5 ' +
  'pointer-fine:whitespace-normal pointer-fine:type-label pointer-fine:font-regular ' +
  'pointer-fine:text-[0.9375rem] hover:bg-hover focus-visible:bg-hover focus-visible:-outline-offset-3 ' +
  'checked:font-semibold [&::checkmark]:order-1 [&::checkmark]:ms-auto [&::checkmark]:text-accent'

// `disabled:` of an option comes from its group as well.
const refused = 'disabled:bg-raised disabled:text-disabled disabled:cursor-not-allowed'

const Line = ({ value, label, disabled }: SelectOption) => (
  <option value={value} disabled={disabled} className={cx(line, refused)}>
    {label}
  </option>
)

/**
 * One of a list of words: the browser's own `<select>`, which every phone and every screen reader knows,
 * which types ahead, is sent by forms before the page has come alive, and is what forms register.
 * `className` reaches the box, `ref` and everything else the `<select>`. For a list that has to be
 * searched it is `Combobox`; for answers of two lines, `RadioGroup` as cards. (Radix writes `<style>`
 * elements, which our content security policy refuses.)
 */
export function Select({
  options,
  placeholder,
  emptyLabel,
  onValueChange,
  size = 'lg',
  iconStart,
  className,
  onChange,
  ...rest
}: SelectProps) {
  const { wired, state } = useField(rest)
  const empty = options.length === 0
  const rests = empty ? (emptyLabel ?? placeholder) : placeholder
  const isControlled = rest.value !== undefined
  return (
    <div
      data-slot="select"
      data-size={size}
      data-state={state}
      className={cx(
        inputBox,
        size === 'lg' ? 'min-h-control-lg' : 'min-h-control-md',
        inputEdge[state],
        className,
      )}
    >
      {iconStart !== undefined && (
        <span className="pointer-events-none absolute inset-y-0 start-[14px] flex items-center text-muted">
          {iconStart}
        </span>
      )}
      <select
        {...(!isControlled && rests !== undefined && { defaultValue: rest.defaultValue ?? '' })}
        {...wired}
        onChange={(event) => {
          onChange?.(event)
          onValueChange?.(event.target.value)
        }}
        className={cx(
          inputText,
          list,
          // Quotes that the library's modules need not escape: Tailwind reads their text.
          "appearance-none truncate pe-[44px] has-[option[value='']:checked]:text-muted",
          iconStart === undefined ? 'ps-[14px]' : 'ps-[44px]',
        )}
      >
        {rests !== undefined && (
          <option value="" hidden>
            {rests}
          </option>
        )}
        {options.map((one) =>
          'options' in one ? (
            <optgroup
              key={`group ${one.label}`}
              label={one.label}
              // The browser sets the name 6.5 px in, and the lines 12: they begin together.
              className="bg-raised type-caption text-muted pointer-fine:ps-[5.5px] pointer-fine:pt-1.5 pointer-fine:*:-ms-[5.5px]"
            >
              {one.options.map((option) => (
                <Line key={option.value} {...option} />
              ))}
            </optgroup>
          ) : (
            <Line key={one.value} {...one} />
          ),
        )}
      </select>
      <span className="pointer-events-none absolute inset-y-0 end-[14px] flex items-center text-muted">
        <ChevronDownIcon />
      </span>
    </div>
  )
}
