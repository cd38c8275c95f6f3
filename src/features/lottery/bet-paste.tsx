import { Button, ClipboardIcon, Field, TextArea } from '#components/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Pasted, pasteLimit, readPasted } from './slip-numbers.ts'
import type { Play } from './slip-rules.ts'

export interface BetPasteProps {
  play: Play
  text: string
  onText(text: string): void
  onAdd(lines: readonly Pasted[]): void
}

/** Many numbers at once, as people write them; what cannot be read stays in the field. */
export function BetPaste({ play, text, onText, onAdd }: BetPasteProps) {
  const { t } = useLingui()
  const [rest, setRest] = useState<readonly string[]>([])
  const { digits } = play
  const { lines } = readPasted(text, digits)
  const count = lines.length
  const unread = rest.slice(0, 5).join(', ')
  const error =
    rest.length === 0
      ? undefined
      : t`${plural(digits, { one: `Not a number of # digit: ${unread}`, other: `Not a number of # digits: ${unread}` })}`
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const read = readPasted(text, digits)
        if (read.lines.length > 0) onAdd(read.lines)
        setRest(read.rest)
        onText(read.rest.join('\n'))
      }}
    >
      <Field
        label={t`Numbers`}
        hint={t`One a line or side by side, with its own stake as in 40=20`}
        error={error}
      >
        <TextArea
          size="lg"
          value={text}
          inputMode="text"
          translate="no"
          onChange={(event) => onText(event.target.value.slice(0, pasteLimit))}
        />
      </Field>
      <Button type="submit" block iconStart={<ClipboardIcon />}>
        {count > 0
          ? t`${plural(count, { one: 'Put # number on the slip', other: 'Put # numbers on the slip' })}`
          : t`Put on the slip`}
      </Button>
    </form>
  )
}
