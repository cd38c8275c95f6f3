import { useRef } from 'react'
import { Button, Field, TextInput } from '#components/index.ts'
import type { RampName } from '#tokens/ramp.ts'
import type { StudioWords } from './words.ts'

interface ColorChoiceProps {
  ramp: RampName
  words: StudioWords
  /** As typed; `undefined` while it follows the brand it starts from. */
  value: string | undefined
  /** `#rrggbb` that is in force. */
  shown: string
  /** The ramp as it is, light to dark. */
  steps: readonly string[]
  misread: boolean
  /** The nearest colour that passes, when this one does not. */
  offer: string | undefined
  onChange: (hex: string | undefined) => void
}

/** One colour of the brand: picked or typed, with the ramp that follows from it. */
export function ColorChoice(props: ColorChoiceProps) {
  const { ramp, words, value, shown, steps, misread, offer, onChange } = props
  const label = words[ramp]
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={label}
        hint={value === undefined ? words.follows : words[`${ramp}Hint`]}
        error={misread ? words.notColour : undefined}
      >
        <div className="flex items-stretch gap-2">
          <input
            type="color"
            aria-label={words.swatch(label)}
            value={shown}
            onChange={(event) => onChange(event.target.value)}
            className="size-control-lg shrink-0 cursor-pointer rounded-input border border-control bg-canvas p-1 [&::-moz-color-swatch]:rounded-sm [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:rounded-sm [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
          />
          <TextInput
            ref={field}
            className="flex-1"
            spellCheck={false}
            autoComplete="off"
            placeholder={shown}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
          />
        </div>
      </Field>
      <div aria-hidden="true" className="flex overflow-hidden rounded-sm">
        {steps.map((step) => (
          <span key={step} className="h-3 flex-1" style={{ background: step }} />
        ))}
      </div>
      {offer !== undefined && (
        <div className="flex flex-wrap items-center gap-2 type-caption text-secondary">
          {words.nearest}
          <OfferButton
            words={words}
            ramp={ramp}
            hex={offer}
            onTake={(hex) => {
              onChange(hex)
              // The button goes with the fault.
              field.current?.focus()
            }}
          />
        </div>
      )}
    </div>
  )
}

interface OfferButtonProps {
  words: StudioWords
  ramp: RampName
  hex: string
  onTake: (hex: string) => void
}

/** A colour to take with one press. */
export function OfferButton({ words, ramp, hex, onTake }: OfferButtonProps) {
  return (
    <Button
      size="sm"
      aria-label={words.takeFor(words[ramp], hex)}
      iconStart={
        <span
          className="size-4 rounded-xs border border-control"
          style={{ background: hex }}
          aria-hidden="true"
        />
      }
      onClick={() => onTake(hex)}
    >
      {words.take(hex)}
    </Button>
  )
}
