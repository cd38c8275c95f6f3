import { ToggleChip } from '#components/index.ts'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { tableOf } from './slip-numbers.ts'
import type { Play } from './slip-rules.ts'

export interface BetTableProps {
  play: Play
  chosen: ReadonlySet<string>
  closed: ReadonlySet<string>
  onToggle(numbers: string): void
}

/** How many stand side by side: as wide as a thumb needs them. */
const across = 5

const ten = Array.from({ length: 10 }, (_, digit) => String(digit))

/** Arrows, Home and End walk through the table; Tab leaves it. */
function step(key: string, at: number, count: number): number | null {
  const to = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - across,
    ArrowDown: at + across,
    Home: 0,
    End: count - 1,
  }[key]
  return to === undefined || to < 0 || to >= count ? null : to
}

/**
 * Every number there is, a hundred at a time: a press puts it on the slip, another takes it off. One
 * that is not sold can be walked over: else the arrows, and Tab, would end at it.
 */
export function BetTable({ play, chosen, closed, onToggle }: BetTableProps) {
  const { t } = useLingui()
  const [lead, setLead] = useState('')
  const [at, setAt] = useState(0)
  const leads = Math.max(0, play.digits - 2)
  const prefix = lead.slice(0, leads).padEnd(leads, '0')
  const numbers = tableOf(play.digits, prefix)
  const here = Math.min(at, numbers.length - 1)
  const walk = (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = step(event.key, here, numbers.length)
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setAt(to)
    event.currentTarget.parentElement?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div className="flex flex-col gap-4">
      {Array.from({ length: leads }, (_, place) => place + 1).map((place) => (
        <div
          key={place}
          role="group"
          aria-label={t`Digit ${place}`}
          className="flex flex-wrap gap-2"
        >
          {ten.map((digit) => (
            <ToggleChip
              key={digit}
              size="sm"
              className="min-w-[40px] justify-center"
              pressed={prefix[place - 1] === digit}
              onPressedChange={() =>
                setLead(prefix.slice(0, place - 1) + digit + prefix.slice(place))
              }
            >
              {digit}
            </ToggleChip>
          ))}
        </div>
      ))}
      <div
        role="group"
        aria-label={t({ message: 'Table', context: 'lottery' })}
        className="grid max-h-[420px] grid-cols-5 gap-1.5 overflow-y-auto p-1"
      >
        {numbers.map((one, index) => (
          <button
            key={one}
            type="button"
            translate="no"
            tabIndex={index === here ? 0 : -1}
            aria-pressed={chosen.has(one)}
            aria-disabled={closed.has(one)}
            onKeyDown={walk}
            onFocus={() => setAt(index)}
            onClick={() => !closed.has(one) && onToggle(one)}
            className="min-h-[44px] rounded-sm border border-default type-label text-primary tabular-nums not-aria-disabled:hover:bg-hover focus-visible:outline-offset-0 aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:text-disabled aria-pressed:border-accent aria-pressed:bg-selected aria-pressed:font-semibold forced-colors:aria-pressed:border-4"
          >
            {one}
          </button>
        ))}
      </div>
    </div>
  )
}
