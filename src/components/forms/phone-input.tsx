import {
  type ChangeEvent,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'

import {
  digitsBefore,
  isInternational,
  loadPhoneRules,
  type PhoneCountry,
  phoneDigits,
  type PhoneRules,
  phoneRulesNow,
  placeAfter,
  readInternational,
} from '#platform/index.ts'
import { DialPicker, type DialPickerLabels } from './dial-picker.tsx'
import { TextInput, textInputAxes, type TextInputProps } from './text-input.tsx'

export type { DialPickerLabels } from './dial-picker.tsx'

/** The heights of a text input. */
export const phoneInputAxes = textInputAxes

export type PhoneInputProps = Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'start' | 'iconStart' | 'maxLength' | 'inputMode'
> &
  DialPickerLabels & {
    /** The digits as they are dialled at home, or without their zero: `0812345678`. */
    value: string
    /** Digits alone, however they were written; what to send is `phoneForWire`'s to say. */
    onValueChange: (digits: string) => void
    /** Countries whose numbers are taken (`phoneCountries`); with one there is nothing to choose. */
    countries: readonly PhoneCountry[]
    /** ISO code of the chosen country. */
    country: string
    /** Chosen from the list, or said by a number that begins with `+66` or `0066`. */
    onCountryChange: (country: string) => void
  }

/**
 * A mobile number: the code to dial, chosen from a list, and the number as it is dialled at home,
 * written as in its country while it is typed. `className` reaches the box, `ref` the `<input>`; a form
 * sends the digits under its `name`, and the country under the same with `Country`.
 */
export function PhoneInput(props: PhoneInputProps) {
  const { value, onValueChange, countries, country, onCountryChange, ...others } = props
  const { countryLabel, searchLabel, emptyLabel, countLabel, name, ref, ...rest } = others
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLInputElement)
  const [rules, setRules] = useState<PhoneRules>()
  // A number that says its country, while it does not say enough yet.
  const [draft, setDraft] = useState<{ text: string; digits: string } | null>(null)
  const begun = draft?.digits === value ? draft.text : undefined
  const text = begun ?? rules?.format(value, country) ?? value

  // The same digits with other separators are no change to anybody else, but have to be drawn.
  const [drawn, redraw] = useReducer((count: number) => count + 1, 0)
  // How many digits stand before the caret; where that is in the text may change under it.
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    const input = own.current
    if (!input || caret.current === null || input !== document.activeElement) return
    const place = placeAfter(text, caret.current)
    if (begun === undefined) input.setSelectionRange(place, place)
  }, [text, begun, drawn])

  const fetchRules = () => {
    if (rules) return
    const now = phoneRulesNow()
    if (now) setRules(now)
    // Without them the number stays plain; the next focus tries again.
    else
      loadPhoneRules().then(
        // Unless the field has gone meanwhile.
        (come) => own.current && setRules(come),
        () => {},
      )
  }

  // What was typed before the page came alive still stands in the field; the next render would take it
  // away. And a number that is there from the start is written as the others.
  const adopt = useEffectEvent(() => {
    const typed = phoneDigits(own.current?.value ?? '')
    if (typed !== value) onValueChange(typed)
    if (typed !== '' || phoneRulesNow()) fetchRules()
  })
  useEffect(() => adopt(), [])

  const settle = (read: { country: string; digits: string }) => {
    const digits = rules?.atHome(read.digits, read.country) ?? read.digits
    caret.current = digits.length
    setDraft(null)
    if (read.country !== country) onCountryChange(read.country)
    onValueChange(digits)
  }

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: raw, selectionStart } = event.target
    if (isInternational(raw)) {
      caret.current = null
      const read = readInternational(raw, countries, country)
      // The rules know when it is whole; without them four digits say which country it is.
      if (read && (rules?.isMobile(read.digits, read.country) ?? true)) settle(read)
      else {
        setDraft({ text: raw, digits: phoneDigits(raw) })
        onValueChange(phoneDigits(raw))
      }
      return
    }
    setDraft(null)
    let digits = phoneDigits(raw)
    let before = digitsBefore(raw, selectionStart ?? raw.length)
    const { inputType } = event.nativeEvent as InputEvent
    // Only a separator went, and it would come back: the digit beside it is what was meant.
    if (digits === value && raw.length < text.length) {
      if (inputType === 'deleteContentBackward' && before > 0) {
        before -= 1
        digits = digits.slice(0, before) + digits.slice(before + 1)
      } else if (inputType === 'deleteContentForward') {
        digits = digits.slice(0, before) + digits.slice(before + 1)
      }
    }
    caret.current = before
    if (digits === value) redraw()
    else onValueChange(digits)
  }

  return (
    <>
      <TextInput
        autoComplete="tel-national"
        {...rest}
        ref={own}
        type="tel"
        inputMode="tel"
        value={text}
        onChange={change}
        onFocus={(event) => {
          rest.onFocus?.(event)
          fetchRules()
        }}
        onBlur={(event) => {
          rest.onBlur?.(event)
          const read =
            begun === undefined ? undefined : readInternational(begun, countries, country)
          if (read) settle(read)
        }}
        onSelect={(event) => {
          rest.onSelect?.(event)
          const { selectionStart, selectionEnd, value: shown } = event.currentTarget
          caret.current =
            selectionStart === selectionEnd ? digitsBefore(shown, selectionStart ?? 0) : null
        }}
        start={
          <DialPicker
            {...{ countries, country, onCountryChange }}
            {...{ countryLabel, searchLabel, emptyLabel, countLabel }}
            disabled={rest.disabled === true || rest.readOnly === true}
            onFocus={fetchRules}
            next={own}
          />
        }
      />
      {name !== undefined && (
        <>
          <input type="hidden" name={name} value={value} disabled={rest.disabled} />
          <input type="hidden" name={`${name}Country`} value={country} disabled={rest.disabled} />
        </>
      )}
    </>
  )
}
