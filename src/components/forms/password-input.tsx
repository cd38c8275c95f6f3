import { useState, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'

import { IconButton } from '../actions/icon-button.tsx'
import { EyeIcon, EyeOffIcon } from '../media/icons/interface.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end' | 'autoComplete'> & {
  /** Says what the eye does while the password is hidden. */
  showLabel: string
  /** Says what the eye does while the password is shown. */
  hideLabel: string
  /** Tells password managers which one this is. */
  autoComplete: 'current-password' | 'new-password' | 'off'
}

/** A password, hidden until asked; asking keeps the value, the focus and the caret. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)

  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    const input = event.currentTarget
      .closest('[data-slot="text-input"]')
      ?.querySelector<HTMLInputElement>('input')
    const { selectionStart = null, selectionEnd = null } = input ?? {}
    flushSync(() => setShown((now) => !now))
    // Browsers throw the caret to one end when the type changes.
    if (input && input === document.activeElement) {
      input.setSelectionRange(selectionStart, selectionEnd)
    }
  }

  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? hideLabel : showLabel}
          disabled={rest.disabled}
          // The press must not take the focus (and the phone's keyboard) from the input.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <span className="text-muted">{shown ? <EyeIcon /> : <EyeOffIcon />}</span>
        </IconButton>
      }
    />
  )
}
