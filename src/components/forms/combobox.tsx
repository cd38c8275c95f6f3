import * as Popover from '@radix-ui/react-popover'
import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'

import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { ChevronDownIcon, XIcon } from '../media/icons/interface.ts'
import { ComboboxPanel } from './combobox-list.tsx'
import { useField } from './use-field.ts'
import { inputBox, inputEdge, inputText } from './input-look.ts'
import { useChoosing, type ComboboxOption } from './use-combobox.ts'

export type { ComboboxOption } from './use-combobox.ts'

/** Heights 44 and 52 px; the options are there, on their way, or did not come. */
export const comboboxAxes = { size: ['md', 'lg'], status: ['ready', 'loading', 'failed'] } as const

export type ComboboxProps<Option extends ComboboxOption = ComboboxOption> = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'role' | 'list'
> & {
  /** What there is to choose from. */
  options: readonly Option[]
  /** The chosen one, where the owner decides; `''` for none. */
  value?: string
  /** The one chosen at first. @default '' */
  defaultValue?: string
  /** Each choice; `''` when it is taken back. */
  onValueChange?: (value: string) => void
  /**
   * Told what is typed, for options that are searched elsewhere; `options` are then shown as they come.
   * Waiting for the typist is the caller's.
   */
  onQueryChange?: (query: string) => void
  /** @default 'ready' */
  status?: (typeof comboboxAxes.status)[number]
  /** An icon or a flag before the words of an option. */
  optionIcon?: (option: Option) => ReactNode
  /** Says what the arrow does. */
  openLabel: string
  /** Says what the x does. */
  clearLabel: string
  /** Stands in the list where nothing is found. */
  emptyLabel: string
  /** Stands in the list while the options are on their way. */
  loadingLabel: string
  /** Stands in the list when they did not come: what to do. */
  failedLabel: string
  /** Says how many there are; it is heard while the list is open. */
  countLabel: (count: number) => string
  /** @default 'lg' */
  size?: (typeof comboboxAxes.size)[number]
  /** A 20 px icon before the text. */
  iconStart?: ReactNode
}

const still = (event: { preventDefault: () => void }) => event.preventDefault()

/**
 * One of a list that is searched by typing: the APG's editable combobox. Diacritics, capitals and Thai
 * tone marks may be left out; of more than 200 options only what is seen is drawn. `className` reaches
 * the box, `ref` and everything else the `<input>`; a form is sent the value under `name`.
 */
export function Combobox<Option extends ComboboxOption = ComboboxOption>({
  options,
  value,
  defaultValue = '',
  onValueChange,
  onQueryChange,
  status = 'ready',
  optionIcon,
  openLabel,
  clearLabel,
  emptyLabel,
  loadingLabel,
  failedLabel,
  countLabel,
  size = 'lg',
  iconStart,
  className,
  name,
  onKeyDown,
  onBlur,
  ...rest
}: ComboboxProps<Option>) {
  const fallbackId = useId()
  const { wired, state } = useField(rest)
  const inputId = wired.id ?? fallbackId
  const input = () => document.getElementById(inputId) as HTMLInputElement | null
  const [own, setOwn] = useState(defaultValue)
  const held = value ?? own
  const choosing = useChoosing<Option>({
    options: status === 'ready' ? options : [],
    value: held,
    onValue: (next) => {
      setOwn(next)
      onValueChange?.(next)
    },
    onQuery: onQueryChange,
    inputId,
    readOnly: rest.readOnly,
  })
  const { isOpen, items, chosen, inputValue, highlightedIndex } = choosing

  // What was typed before the page came alive still stands in the input.
  const adopt = useEffectEvent(() => {
    const typed = input()?.value
    if (typed === undefined || typed === inputValue) return
    choosing.setInputValue(typed)
    choosing.ask(typed)
  })
  useLayoutEffect(() => adopt(), [])

  const clear = () => {
    choosing.reset()
    choosing.selectItem(null)
    choosing.ask('')
    input()?.focus()
  }

  const instead =
    status === 'loading' ? loadingLabel : status === 'failed' ? failedLabel : emptyLabel
  const said = items.length === 0 ? instead : countLabel(items.length)
  return (
    <Popover.Root open={isOpen}>
      <Popover.Anchor asChild>
        <div
          data-slot="combobox"
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
          <input
            {...choosing.getInputProps({
              autoCapitalize: 'none',
              autoCorrect: 'off',
              spellCheck: false,
              ...wired,
              id: inputId,
              // The label of the field, not one of downshift's.
              'aria-labelledby': wired['aria-labelledby'],
              onKeyDown: (event) => {
                onKeyDown?.(event)
                choosing.keys(event)
              },
              onBlur,
            })}
            type="text"
            className={cx(
              inputText,
              'text-ellipsis pe-2',
              iconStart === undefined ? 'ps-[14px]' : 'ps-[44px]',
            )}
          />
          {name !== undefined && (
            <input type="hidden" name={name} value={held} disabled={rest.disabled} />
          )}
          <div className="flex items-center pe-1">
            {inputValue !== '' && !rest.disabled && !rest.readOnly && (
              <IconButton
                label={clearLabel}
                onPointerDown={still}
                onMouseDown={still}
                onClick={clear}
              >
                <XIcon />
              </IconButton>
            )}
            <IconButton
              {...choosing.getToggleButtonProps({ disabled: rest.disabled || rest.readOnly })}
              label={openLabel}
              onPointerDown={still}
            >
              <span className="text-muted">
                <ChevronDownIcon />
              </span>
            </IconButton>
          </div>
          <span role="status" className="sr-only">
            {isOpen ? said : ''}
          </span>
        </div>
      </Popover.Anchor>
      <ComboboxPanel
        list={choosing.getMenuProps(
          { 'aria-labelledby': inputId, 'aria-label': undefined },
          { suppressRefError: true },
        )}
        items={items}
        highlighted={highlightedIndex}
        chosen={chosen?.value ?? ''}
        itemProps={(item, index) => choosing.getItemProps({ item, index })}
        icon={optionIcon}
        instead={instead}
        status={status}
      />
    </Popover.Root>
  )
}
