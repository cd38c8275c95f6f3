import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
} from 'react'

import { finished, keyed, plainOf, written, type FigureStyle } from './figures.ts'

/** What is being typed, and the owner's value that it stands for. */
type Draft = { value: string; plain: string; isForeign?: boolean; composed?: string }

type Figures = {
  /** Plain figures; `''` for none. */
  value: string
  style: FigureStyle
  /** What the owner is told for plain figures. */
  valueOf: (plain: string) => string
  onValue: (value: string) => void
}

/**
 * Writes figures with their thousands apart while they are typed, and keeps the caret between the figures
 * it stood between. The input is the owner's value until somebody types; then it is what they typed, until
 * they leave or the owner says something else.
 */
export function useFigures({ value, style, valueOf, onValue }: Figures) {
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<Draft>({ value, plain: finished(value, style) })
  const isOurs = draft.value === value
  const plain = isOurs ? draft.plain : finished(value, style)
  const text = (isOurs ? draft.composed : undefined) ?? written(plain, style)

  const set = (next: string, isForeign = false) => {
    const told = valueOf(next)
    setDraft({ value: told, plain: next, isForeign })
    if (told !== value) onValue(told)
  }

  /** Takes over what stands in the input now, after a change of some kind (`InputEvent.inputType`). */
  const take = (element: HTMLInputElement, kind: string, data?: string | null) => {
    const caret = element.selectionStart ?? element.value.length
    // What came into an empty field, or came whole, may be written in any way.
    const edited = kind !== '' && plain !== ''
    const isKey = kind === 'insertText' || kind.startsWith('delete')
    const { text: entered, isForeign } = keyed(
      { text: element.value, isForeign: isKey && isOurs && draft.isForeign === true },
      (kind === 'insertText' && caret === element.value.length && data) || '',
      style,
    )
    let next = plainOf(entered, style, edited)
    let before =
      caret === element.value.length
        ? next.length
        : plainOf(element.value.slice(0, caret), style, true).length
    // What was deleted was only a separator: the figure beside it is what was meant.
    if (kind.startsWith('deleteContent') && next === plain && element.value.length < text.length) {
      const at = kind === 'deleteContentForward' ? before : before - 1
      next = plainOf(next.slice(0, Math.max(at, 0)) + next.slice(at + 1), asPlain(style), true)
      before = Math.max(at, 0)
    }
    const shown = written(next, style)
    const at = placeAfter(before, next, shown, style)
    // Set here and not by React, which would throw the caret to the end.
    element.value = shown
    element.setSelectionRange(at, at)
    set(next, isForeign)
  }

  // What was typed before the page came alive still stands in the input.
  const adopt = useEffectEvent(() => {
    if (input.current && input.current.value !== text) take(input.current, '')
  })
  useLayoutEffect(() => adopt(), [])

  return {
    plain,
    set,
    /** Nobody types any more: `12.5` is `12.50`. */
    settle: () => setDraft({ value, plain: finished(plain, style) }),
    /** Attributes of the `<input>`. */
    field: {
      ref: input,
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { isComposing, inputType, data } = event.nativeEvent as InputEvent
        // Half of a composed figure is none; the whole comes when the composition ends.
        if (isComposing) setDraft({ value, plain, composed: event.target.value })
        else take(event.target, inputType ?? '', data)
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
        take(event.currentTarget, 'insertText', event.data),
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const element = event.currentTarget
        // Browsers send it also to what is only read.
        if (element.readOnly) return
        event.preventDefault()
        const { selectionStart, selectionEnd, value: old } = element
        const pasted = written(plainOf(event.clipboardData.getData('text'), style, false), style)
        const start = selectionStart ?? old.length
        element.value = old.slice(0, start) + pasted + old.slice(selectionEnd ?? old.length)
        element.setSelectionRange(start + pasted.length, start + pasted.length)
        take(element, 'insertFromPaste')
      },
    },
  }
}

const asPlain = (style: FigureStyle): FigureStyle => ({ ...style, group: ',', decimal: '.' })

/** Where in the written text the caret stands after so many plain characters. */
function placeAfter(count: number, plain: string, shown: string, style: FigureStyle): number {
  if (count >= plain.length) return shown.length
  let left = count
  let at = 0
  while (left > 0 && at < shown.length) {
    if (shown[at] !== style.group) left -= 1
    at += 1
  }
  return at
}
