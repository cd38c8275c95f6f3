import * as Popover from '@radix-ui/react-popover'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'

import type { PhoneCountry } from '#platform/index.ts'
import { ChevronDownIcon } from '../media/icons/interface.ts'
import { Flag } from '../media/flag.tsx'
import { DialList } from './dial-list.tsx'

/** The words of the list of countries. */
export type DialPickerLabels = {
  /** Names the button beside the number; the chosen country is added. */
  countryLabel: string
  /** Names the search above a long list. */
  searchLabel: string
  /** Stands in the list when the search finds nothing. */
  emptyLabel: string
  /** Read out while searching: how many countries there are. */
  countLabel: (count: number) => string
}

type DialPickerProps = DialPickerLabels & {
  countries: readonly PhoneCountry[]
  country: string
  onCountryChange: (country: string) => void
  disabled: boolean
  onFocus: () => void
  /** The number, which comes after the button. */
  next: RefObject<HTMLElement | null>
}

/** The flag and the code before a number, and the list they are chosen from, when there is a choice. */
export function DialPicker(props: DialPickerProps) {
  const { countries, country, onCountryChange, disabled, onFocus, next, countryLabel, ...words } =
    props
  const [open, setOpen] = useState(false)
  const pressedElsewhere = useRef(false)
  const first = useRef<HTMLElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const chosen = countries.find(({ code }) => code === country)
  const face = (
    <>
      <Flag country={chosen ? country : ''} />
      <span className="font-medium whitespace-nowrap">{chosen ? `+${chosen.dialCode}` : ''}</span>
    </>
  )
  if (countries.length < 2 && chosen) {
    return (
      <span className="flex items-center gap-2 text-secondary">
        {face}
        <span className="sr-only">{chosen.name}</span>
      </span>
    )
  }

  // Tab goes on as if the list were not there: to the number, or back to the button.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.preventDefault()
    if (event.shiftKey) setOpen(false)
    else next.current?.focus()
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          ref={trigger}
          type="button"
          disabled={disabled}
          aria-label={[countryLabel, chosen && `${chosen.name} +${chosen.dialCode}`]
            .filter(Boolean)
            .join(': ')}
          className="-mx-3 flex touch-manipulation items-center gap-2 self-stretch rounded-s-input px-3 transition-colors duration-fast hover:bg-hover focus-visible:-outline-offset-3 disabled:cursor-not-allowed disabled:hover:bg-transparent"
          onFocus={onFocus}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            setOpen(true)
          }}
        >
          {face}
          <ChevronDownIcon size="sm" />
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={countryLabel}
          align="start"
          alignOffset={-1}
          sideOffset={6}
          collisionPadding={8}
          className="z-popover flex max-h-[min(var(--radix-popover-content-available-height),100dvh-16px)] w-[340px] max-w-[calc(100vw-16px)] flex-col rounded-menu bg-raised p-1.5 text-primary shadow-2 inset-ring-1 inset-ring-default outline-none data-[state=closed]:animate-menu-out data-[state=open]:animate-menu-in forced-colors:border"
          onKeyDown={leave}
          onInteractOutside={(event) => {
            pressedElsewhere.current = !trigger.current?.contains(event.target as Node)
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            first.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!pressedElsewhere.current) trigger.current?.focus()
            pressedElsewhere.current = false
          }}
        >
          <DialList
            {...words}
            focusRef={first}
            label={countryLabel}
            countries={countries}
            country={country}
            onChoose={(code) => {
              onCountryChange(code)
              setOpen(false)
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
