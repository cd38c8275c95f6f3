import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react'

import { IconButton } from '../actions/icon-button.tsx'
import { cx } from '../cx.ts'
import { SearchIcon, XIcon } from '../media/icons/interface.ts'
import { TextInput, textInputAxes, type TextInputProps } from './text-input.tsx'

/** The heights of a text input. */
export const searchFieldAxes = textInputAxes

export type SearchFieldProps = Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'iconStart' | 'start' | 'end' | 'aria-label'
> & {
  /** What is searched; it names the field and the landmark. */
  label: string
  /** What is searched for, where the owner keeps it. */
  value: string
  /** Every change; waiting for the typist is the caller's. */
  onValueChange: (value: string) => void
  /** Enter, where it does more than typing does. */
  onSearch?: (value: string) => void
  /** Says what the x does. */
  clearLabel: string
  /** A key that jumps here from anywhere on the page; shown as a hint. */
  shortcut?: string
  /** Where the form goes before the page has come alive, with `name` as the query. */
  action?: string
}

/** Types into a search: a landmark, an x to clear, Esc for the same, a key to come here. */
export function SearchField({
  label,
  value,
  onValueChange,
  onSearch,
  clearLabel,
  shortcut,
  action,
  size = 'lg',
  className,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const root = useRef<HTMLFormElement>(null)
  const input = () => root.current?.querySelector('input')

  // What was typed before the page came alive still stands in the field; the next render would
  // take it away.
  const adopt = useEffectEvent(() => {
    const typed = input()?.value ?? value
    if (typed !== value) onValueChange(typed)
  })
  useLayoutEffect(() => adopt(), [])

  useEffect(() => {
    if (shortcut === undefined) return
    const jump = (event: globalThis.KeyboardEvent) => {
      const field = root.current?.querySelector('input')
      if (!field || event.key !== shortcut || event.defaultPrevented || isTyping(event)) return
      // Behind an open dialog everything is hidden from assistive technology, this too.
      if (field.closest('[aria-hidden="true"], [inert]')) return
      event.preventDefault()
      field.focus()
      field.select()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [shortcut])

  const clear = () => {
    onValueChange('')
    input()?.focus()
  }

  return (
    <form
      ref={root}
      role="search"
      aria-label={label}
      method="get"
      action={action}
      data-slot="search-field"
      data-size={size}
      className={cx('min-w-0', className)}
      onSubmit={(event) => {
        if (onSearch || action === undefined) event.preventDefault()
        onSearch?.(value)
      }}
    >
      <TextInput
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        size={size}
        type="search"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          onKeyDown?.(event)
          if (event.key !== 'Escape' || value === '' || rest.readOnly) return
          event.preventDefault()
          onValueChange('')
        }}
        iconStart={<SearchIcon />}
        end={
          value === '' || rest.readOnly ? (
            shortcut !== undefined && (
              <kbd
                aria-hidden="true"
                className="me-2 inline-grid h-6 min-w-6 place-items-center rounded-sm border border-default px-1.5 type-caption text-secondary pointer-coarse:hidden"
              >
                {shortcut}
              </kbd>
            )
          ) : (
            <IconButton label={clearLabel} size="sm" disabled={rest.disabled} onClick={clear}>
              <XIcon />
            </IconButton>
          )
        }
      />
    </form>
  )
}

/** Whether a key press is text for something else, or a command of the browser's. */
function isTyping(event: globalThis.KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select')
}
