import { Button, DeleteIcon } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

export interface NumberPadProps {
  onDigit(digit: string): void
  onBack(): void
  onClear(): void
}

/** Columns of the pad, by which arrows walk up and down. */
const across = 3

/** Arrow keys walk from key to key; at an edge they stay. */
function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -across,
    ArrowDown: across,
  }
  const step = steps[event.key]
  if (step === undefined) return
  const here = event.currentTarget
  const keys = Array.from(here.parentElement?.querySelectorAll('button') ?? [])
  const next = keys[keys.indexOf(here) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Ten digits under a thumb, 60 px high, 54 on a phone; a keyboard types them as well [22a 22b]. */
export function NumberPad({ onDigit, onBack, onClear }: NumberPadProps) {
  const { t } = useLingui()
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^\d$/.test(event.key)) onDigit(event.key)
    else if (event.key === 'Backspace') onBack()
    else walk(event)
  }
  const key = 'min-h-[54px] w-full text-[1.375rem] md:min-h-[60px] short:min-h-[44px]'
  const digit = (one: string) => (
    <Button key={one} className={key} onKeyDown={onKeyDown} onClick={() => onDigit(one)}>
      {one}
    </Button>
  )
  return (
    <div
      role="group"
      aria-label={t`Number keys`}
      className="grid grid-cols-3 gap-2 short:gap-y-1.5"
    >
      {digits.map(digit)}
      <Button
        onKeyDown={onKeyDown}
        variant="ghost"
        className="min-h-[54px] w-full md:min-h-[60px] short:min-h-[44px]"
        onClick={onClear}
      >
        {t({ message: 'Clear', context: 'number keys' })}
      </Button>
      {digit('0')}
      <Button
        onKeyDown={onKeyDown}
        className={key}
        aria-label={t`Delete the last digit`}
        onClick={onBack}
      >
        <DeleteIcon />
      </Button>
    </div>
  )
}
