import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'

import { findCountries, type PhoneCountry } from '#platform/index.ts'
import { cx } from '../cx.ts'
import { CheckIcon, SearchIcon } from '../media/icons/interface.ts'
import { Flag } from '../media/flag.tsx'
import { inputBox, inputEdge, inputText } from './input-look.ts'
import { litOption } from './option-look.ts'

/** From so many countries on, a search stands above the list. */
const searchFrom = 9
/** Rows that Page Up and Page Down pass. */
const page = 8
/** Milliseconds between two letters of one word. */
const typingPause = 700

type DialListProps = {
  countries: readonly PhoneCountry[]
  /** ISO code of the chosen one. */
  country: string
  onChoose: (country: string) => void
  label: string
  searchLabel: string
  emptyLabel: string
  countLabel: (count: number) => string
  /** What takes the focus when the list opens. */
  focusRef: RefObject<HTMLElement | null>
}

/**
 * Countries to dial: flag, name, code. The focus stays in one place, the search or the list itself, and
 * the row that is meant is named to assistive technology (APG: combobox, listbox).
 */
export function DialList({
  countries,
  country,
  onChoose,
  label,
  focusRef,
  ...words
}: DialListProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      countries.findIndex(({ code }) => code === country),
    ),
  )
  const typed = useRef({ text: '', time: -typingPause })
  const searchable = countries.length >= searchFrom
  const found = findCountries(countries, query)
  const active = found[Math.min(at, found.length - 1)]

  useEffect(() => {
    if (active)
      document.getElementById(`${id}-${active.code}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const jump = (letter: string, time: number, isTyping: boolean) => {
    const text = isTyping ? typed.current.text + letter : letter
    typed.current = { text, time }
    const [first] = findCountries(countries, text)
    if (first) setAt(countries.indexOf(first))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const last = found.length - 1
    const isTyping = !searchable && event.timeStamp - typed.current.time < typingPause
    const to: Record<string, number> = {
      ArrowDown: Math.min(at + 1, last),
      ArrowUp: Math.max(at - 1, 0),
      PageDown: Math.min(at + page, last),
      PageUp: Math.max(at - page, 0),
      // In the search they move the caret.
      ...(searchable ? {} : { Home: 0, End: last }),
    }
    const next = to[event.key]
    if (next !== undefined) setAt(next)
    else if (event.key === 'Enter' || (event.key === ' ' && !searchable && !isTyping)) {
      if (active) onChoose(active.code)
    } else if (!searchable && event.key.length === 1) jump(event.key, event.timeStamp, isTyping)
    else return
    event.preventDefault()
  }

  const owner = {
    'aria-activedescendant': active && `${id}-${active.code}`,
    'aria-label': searchable ? words.searchLabel : label,
    onKeyDown,
  }
  return (
    <div className="flex min-h-0 flex-col gap-2">
      {searchable && (
        // No `TextInput`: it would take the field around the number for its own.
        <div className={cx(inputBox, inputEdge.neutral, 'min-h-control-md')}>
          <span className="pointer-events-none absolute inset-y-0 start-[14px] flex items-center text-muted">
            <SearchIcon />
          </span>
          <input
            {...owner}
            ref={focusRef as RefObject<HTMLInputElement | null>}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={id}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={words.searchLabel}
            value={query}
            className={cx(inputText, 'ps-[44px] pe-[14px]')}
            onChange={(event) => {
              setQuery(event.target.value)
              setAt(0)
            }}
          />
        </div>
      )}
      <div
        {...(searchable ? { 'aria-label': label } : owner)}
        tabIndex={searchable ? -1 : 0}
        ref={searchable ? undefined : (focusRef as RefObject<HTMLDivElement | null>)}
        id={id}
        // A list of nothing is no list (ARIA).
        hidden={found.length === 0}
        role="listbox"
        className="max-h-[min(22rem,50dvh)] min-h-0 overflow-y-auto overscroll-contain rounded-sm focus-visible:-outline-offset-3"
        // Keys go to whoever has the focus, which is never a row.
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const row = (event.target as Element).closest<HTMLElement>('[role="option"]')
          if (row?.dataset['code']) onChoose(row.dataset['code'])
        }}
        // The press must not take the focus away: that would close the list first.
        onPointerDown={(event) => event.preventDefault()}
      >
        {found.map(({ code, dialCode, name }) => (
          <div
            key={code}
            id={`${id}-${code}`}
            role="option"
            aria-selected={code === country}
            data-code={code}
            data-active={code === active?.code || undefined}
            className={cx(
              'flex min-h-[42px] cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 type-body-sm select-none',
              'pointer-coarse:min-h-control-md',
              code === active?.code && litOption,
              code === country && 'font-semibold',
            )}
            onPointerMove={() => setAt(found.findIndex((one) => one.code === code))}
          >
            <Flag country={code} />
            <span className="min-w-0 flex-1 wrap-break-word">{name}</span>
            <span className="text-secondary tabular-nums">{`+${dialCode}`}</span>
            <span className="w-5 text-accent">{code === country && <CheckIcon />}</span>
          </div>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'px-3 py-2 text-muted'}>
        {found.length === 0 ? words.emptyLabel : query === '' ? '' : words.countLabel(found.length)}
      </p>
    </div>
  )
}
