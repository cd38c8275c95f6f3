import { Alert, Button, Field, TextInput } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useRef, useState } from 'react'
import { prizesOf, sixDigits, type ThaiNumbers, type ThaiPrize } from './thai-draw-rules.ts'

export interface ThaiCheckerProps {
  numbers: ThaiNumbers
  names: Record<ThaiPrize, string>
  /** A ticket of six digits was checked. */
  onCheck(ticket: string): void
}

/** Whether a number is a winner. */
export function ThaiChecker({ numbers, names, onCheck }: ThaiCheckerProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [checked, setChecked] = useState('')
  const [wrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const ticket = sixDigits(text)
    setWrong(ticket === '')
    setChecked(ticket)
    onCheck(ticket)
    if (ticket === '') input.current?.focus()
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-3 rounded-card border border-subtle bg-surface px-4 py-4 md:px-5"
    >
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label={t`Is my number a winner?`}
          hint={t`6 digits, as on the ticket`}
          error={wrong ? t`Type all 6 digits of the ticket` : undefined}
          className="w-[280px] max-w-full"
        >
          <TextInput
            ref={input}
            value={text}
            onChange={(event) => setText(event.target.value)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
          />
        </Field>
        <Button type="submit" size="lg" className="sm:mt-[30px]">
          {t`Check the number`}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {checked !== '' && (
          <Outcome ticket={checked} won={prizesOf(checked, numbers)} names={names} />
        )}
      </div>
    </form>
  )
}

interface OutcomeProps {
  ticket: string
  won: readonly ThaiPrize[]
  names: Record<ThaiPrize, string>
}

function Outcome({ ticket, won, names }: OutcomeProps) {
  const { t } = useLingui()
  if (won.length === 0) {
    return <Alert live={false}>{t`${ticket} won nothing in this draw`}</Alert>
  }
  return (
    <Alert live={false} tone="positive" title={t`${ticket} is among the winning numbers`}>
      <ul>
        {won.map((prize) => (
          <li key={prize}>{names[prize]}</li>
        ))}
      </ul>
    </Alert>
  )
}
