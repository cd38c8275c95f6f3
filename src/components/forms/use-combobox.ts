import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react'

import { fold, foldOnce, rank } from './fold.ts'

/** Something to choose. */
export type ComboboxOption = {
  /** What a form is sent; never `''`, which stands for nothing chosen. */
  readonly value: string
  /** The words, and what stands in the field once it is chosen. */
  readonly label: string
  /** A second line. It is searched too. */
  readonly description?: string
  /** More words to find it by, which nobody sees: other names, a code. */
  readonly keywords?: string
  /** @default false */
  readonly disabled?: boolean
}

type Choosing<Option> = {
  options: readonly Option[]
  value: string
  onValue: (value: string) => void
  /** Asked for when somebody else does the searching. */
  onQuery: ((query: string) => void) | undefined
  inputId: string
  readOnly: boolean | undefined
}

const { InputChange, InputClick, InputBlur, InputKeyDownEnter, ItemClick } =
  useCombobox.stateChangeTypes

const wordsOf = (option: ComboboxOption | null): string => option?.label ?? ''
const keyOf = (option: ComboboxOption | null): string => option?.value ?? ''
const isOff = (option: ComboboxOption): boolean => option.disabled === true

/** Options that a query finds, those that begin with it first; all of them for no query. */
function useSearch<Option extends ComboboxOption>(options: readonly Option[]) {
  const folded = useMemo(
    () =>
      options.map((option) => ({
        option,
        label: foldOnce(option.label),
        all: foldOnce([option.label, option.description, option.keywords].join(' ')),
      })),
    [options],
  )
  return useCallback(
    (query: string): readonly Option[] => {
      if (fold(query, true) === '') return options
      const hits = folded.filter(({ all }) => rank(all, query) > 0)
      const first = hits.filter(({ label }) => rank(label, query) === 2)
      const rest = hits.filter((hit) => !first.includes(hit))
      return [...first, ...rest].map(({ option }) => option)
    },
    [options, folded],
  )
}

/**
 * What a combobox does, by downshift: the APG's editable combobox with a list. The text is a query while
 * somebody types; when they leave it is the words of what is chosen, or nothing.
 */
export function useChoosing<Option extends ComboboxOption>(choosing: Choosing<Option>) {
  const { options, value, onValue, onQuery, inputId, readOnly } = choosing
  const [query, setQuery] = useState('')
  // What is chosen may be missing from what was searched for last.
  const found = options.find((option) => option.value === value)
  const [known, setKnown] = useState(found)
  if (found && found !== known) setKnown(found)
  const chosen = found ?? (known?.value === value ? known : undefined) ?? null

  const find = useSearch(options)
  const isAsked = onQuery !== undefined
  const search = useCallback(
    (text: string) => (isAsked ? options : find(text)),
    [isAsked, options, find],
  )
  const items = useMemo(() => [...search(query)], [search, query])

  const ask = (text: string) => {
    setQuery(text)
    onQuery?.(text)
  }

  const reduce = (
    state: UseComboboxState<Option>,
    { type, changes }: UseComboboxStateChangeOptions<Option>,
  ): Partial<UseComboboxState<Option>> => {
    // What is only read has no list: there is nothing to choose. One that is open already closes.
    if (readOnly && (changes.isOpen || state.isOpen)) return { ...state, isOpen: false }
    if (type === InputChange) {
      const text = changes.inputValue ?? ''
      const first = text.trim() === '' ? -1 : search(text).findIndex((option) => !isOff(option))
      return { ...changes, highlightedIndex: first }
    }
    // A press into the text moves the caret; it does not close the list.
    if (type === InputClick && state.isOpen) return state
    if (type !== InputBlur) return changes
    const text = changes.inputValue ?? ''
    if (text.trim() === '') return { ...changes, selectedItem: null, inputValue: '' }
    const isNew = text !== wordsOf(state.selectedItem)
    const exact =
      isNew && items.find((one) => !isOff(one) && fold(one.label, true) === fold(text, true))
    const picked = exact || changes.selectedItem || null
    return { ...changes, selectedItem: picked, inputValue: wordsOf(picked) }
  }

  const combobox = useCombobox<Option>({
    items,
    selectedItem: chosen,
    itemToString: wordsOf,
    itemToKey: keyOf,
    isItemDisabled: isOff,
    inputId,
    stateReducer: reduce,
    // Lists of thousands draw only what is seen, so they scroll by themselves.
    scrollIntoView: () => undefined,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) setKnown(selectedItem)
      onValue(keyOf(selectedItem))
    },
    onStateChange: ({ type, inputValue, isOpen }) => {
      if (type === InputChange) ask(inputValue ?? '')
      else if (isOpen === false || type === ItemClick || type === InputKeyDownEnter) ask('')
    },
  })

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    // Home and End move the caret; Esc beside a closed list is for the dialog around it.
    const isOurs =
      !(event.key === 'Home' || event.key === 'End') && (event.key !== 'Escape' || combobox.isOpen)
    if (!isOurs) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  }

  return { ...combobox, items, chosen, keys, ask }
}
