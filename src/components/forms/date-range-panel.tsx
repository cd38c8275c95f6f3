import { type ReactNode, type RefObject, useRef, useState } from 'react'

import type { CalendarDate, DateRange } from '#platform/index.ts'
import { Button } from '../actions/button.tsx'
import { ToggleChip } from '../actions/toggle-chip.tsx'
import type { CalendarLabels } from './calendar.tsx'
import type { Era } from './date-text.ts'
import { Field } from './field.tsx'
import { LateRangeCalendar } from './late-calendar.tsx'
import { PickerPanel } from './picker-panel.tsx'
import { type DateProblem, TypedDate } from './typed-date.tsx'
import { useWide } from './use-wide.ts'

/** A range that has a name: "7 days". */
export type DateRangePreset = {
  label: string
  range: DateRange
}

/** What the panel of a range is told; the button that opens it takes the same. */
export type DateRangePanelProps = CalendarLabels & {
  /** What the days are for; the button shows the days alone. */
  label: string
  /** The chosen days; '' in both for none. */
  value: DateRange
  /** Ranges to choose with one press: today, 7 days, 30 days. */
  presets?: readonly DateRangePreset[]
  /** Names the field of the first day. */
  fromLabel: string
  /** Names the field of the last day. */
  toLabel: string
  /** An example of a date, in an empty field. */
  datePlaceholder?: string
  /** Says under a typed date that it is none, or not within the limits. */
  problemText: (problem: DateProblem) => ReactNode
  /** Takes what was chosen. */
  applyLabel: string
  /** Leaves everything as it was. */
  cancelLabel: string
  /** Today where the portal is, `YYYY-MM-DD`. */
  today: CalendarDate
  /** BCP 47: names of months and days, first day of the week. */
  locale: string
  /** Which years are shown; values stay Gregorian. @default 'gregorian' */
  era?: Era
  /** The first day that can be chosen. */
  min?: CalendarDate
  /** The last day that can be chosen. */
  max?: CalendarDate
}

type Props = DateRangePanelProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLElement | null>
  onApply: (range: DateRange) => void
}

const ends = ['from', 'to'] as const

/** Ready ranges, two dates to type, a calendar, and the keys that take or leave what was chosen. */
export function DateRangePanel(props: Props) {
  const { label, value, presets = [], problemText, applyLabel, cancelLabel } = props
  const { today, locale, era, min, max, open, onOpenChange, anchor, onApply } = props
  const { previousLabel, nextLabel, monthLabel, yearLabel, selectedLabel } = props
  const isWide = useWide()
  const [draft, setDraft] = useState(value)
  const [problems, setProblems] = useState<Record<string, DateProblem | null>>({})
  // What is typed moves the calendar to where it is.
  const [typed, setTyped] = useState(0)
  // What is chosen in the calendar takes the place of what was typed and could not be read.
  const [picked, setPicked] = useState(0)
  const inputs = useRef<Record<string, HTMLInputElement | null>>({})

  // Opened anew, it begins with what stands in the button.
  const [was, setWas] = useState(open)
  if (was !== open) {
    setWas(open)
    if (open) {
      setDraft(value)
      setProblems({})
      setTyped(0)
    }
  }

  const apply = () => {
    // A date that could not be read must not become another range without a word.
    const wrong = ends.find((end) => problems[end])
    if (wrong) inputs.current[wrong]?.focus()
    else onApply(inOrder(draft))
  }

  const labels = { from: props.fromLabel, to: props.toLabel }
  return (
    <PickerPanel
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      title={label}
      closeLabel={cancelLabel}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant="primary" onClick={apply}>
            {applyLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 md:w-[560px]">
        {presets.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {presets.map(({ label: name, range }) => (
              <ToggleChip
                key={name}
                size="sm"
                pressed={range.from === draft.from && range.to === draft.to}
                onClick={() => onApply(range)}
              >
                {name}
              </ToggleChip>
            ))}
          </div>
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(132px,1fr))] gap-3">
          {ends.map((end) => {
            const problem = problems[end]
            return (
              <Field key={end} label={labels[end]} error={problem && problemText(problem)}>
                <TypedDate
                  key={picked}
                  ref={(input) => {
                    inputs.current[end] = input
                  }}
                  size="md"
                  placeholder={props.datePlaceholder}
                  value={draft[end]}
                  onValueChange={(date) => {
                    setDraft({ ...draft, [end]: date })
                    setTyped(typed + 1)
                  }}
                  onProblem={(now) => setProblems({ ...problems, [end]: now })}
                  {...{ locale, era, min, max }}
                />
              </Field>
            )
          })}
        </div>
        <div className="grid justify-items-center">
          <LateRangeCalendar
            key={typed}
            label={label}
            value={draft}
            onValueChange={(range) => {
              setDraft(range)
              setProblems({})
              setPicked(picked + 1)
            }}
            months={isWide ? 2 : 1}
            focusDay={typed === 0}
            {...{ previousLabel, nextLabel, monthLabel, yearLabel, selectedLabel }}
            {...{ today, locale, era, min, max }}
          />
        </div>
      </div>
    </PickerPanel>
  )
}

/** Both ends, the earlier first; a single day is a range of itself. */
function inOrder({ from, to }: DateRange): DateRange {
  const [first = '', last = first] = [from, to].filter(Boolean).toSorted()
  return { from: first, to: last }
}
