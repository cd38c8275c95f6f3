import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'

import type { CalendarDate } from '#platform/index.ts'
import { dateText, type Era, readDate } from './date-text.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** What is wrong with a typed date: it is none, or it lies outside the limits. */
export type DateProblem = 'unreadable' | 'early' | 'late'

export type TypedDateProps = Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'inputMode' | 'maxLength'
> & {
  /**
   * The date, or ''. It is '' already while what is typed is no date; that text goes when another date is
   * set, with a reset of the form, or with another `key`.
   */
  value: CalendarDate
  /** A date within the limits, or '' while there is none: also while what is typed is not one yet. */
  onValueChange: (date: CalendarDate) => void
  /** On leaving the field: why what was typed is no date; null once it is one, or nothing. */
  onProblem?: (problem: DateProblem | null) => void
  /** BCP 47: whether 4/5 is in April or in May. */
  locale: string
  /** Which years are shown; values stay Gregorian. @default 'gregorian' */
  era?: Era
  /** The first date that is taken. */
  min?: CalendarDate
  /** The last date that is taken. */
  max?: CalendarDate
}

/**
 * A date that is typed, in any order with any separator; leaving the field writes it the one way. What
 * is no date stays as it was typed. A form sends `YYYY-MM-DD` under the field's `name`.
 */
export function TypedDate(props: TypedDateProps) {
  const { value, onValueChange, onProblem, locale, era = 'gregorian', min = '', max = '' } = props
  const {
    value: _,
    onValueChange: _2,
    onProblem: _3,
    locale: _4,
    era: _5,
    min: _6,
    max: _7,
    ...rest
  } = props
  const { name, ref, onBlur, onKeyDown, ...input } = rest
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLInputElement)
  // What is being typed, as long as the owner holds the date that was made of it.
  const [draft, setDraft] = useState<{ text: string; date: CalendarDate } | null>(null)
  const [wrong, setWrong] = useState(false)
  const [held, setHeld] = useState(value)
  if (held !== value) {
    setHeld(value)
    // Another date was set: what was typed before must not come back with the value it stood for.
    if (draft && draft.date !== value) {
      setDraft(null)
      setWrong(false)
    }
  }
  const typed = draft?.date === value ? draft.text : null
  const problem = typed === null ? null : problemOf(typed, locale, min, max)

  const change = (text: string) => {
    const date = problemOf(text, locale, min, max) ? '' : readDate(text, locale)
    setDraft({ text, date })
    if (wrong && !problemOf(text, locale, min, max)) setWrong(false)
    if (date !== value) onValueChange(date)
  }
  const leave = () => {
    if (typed === null) return
    if (!problem) setDraft(null)
    setWrong(problem !== null)
    onProblem?.(problem)
  }

  const forget = useEffectEvent(() => {
    setDraft(null)
    setWrong(false)
  })
  useEffect(() => {
    const form = own.current?.form
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [])

  return (
    <>
      <TextInput
        autoComplete="off"
        {...input}
        ref={own}
        // Every separator may be left out, so the digits alone will do.
        inputMode="numeric"
        aria-invalid={(wrong && problem !== null) || input['aria-invalid'] || undefined}
        value={typed ?? dateText(value, era)}
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => {
          onBlur?.(event)
          leave()
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key === 'Enter') leave()
        }}
      />
      {name !== undefined && (
        <input type="hidden" name={name} value={value} disabled={input.disabled} />
      )}
    </>
  )
}

function problemOf(
  text: string,
  locale: string,
  min: CalendarDate,
  max: CalendarDate,
): DateProblem | null {
  if (text.trim() === '') return null
  const date = readDate(text, locale)
  if (date === '') return 'unreadable'
  if (min !== '' && date < min) return 'early'
  return max !== '' && date > max ? 'late' : null
}
