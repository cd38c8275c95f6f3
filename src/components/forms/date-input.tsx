import { useRef, useState } from 'react'

import type { CalendarDate } from '#platform/index.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { CalendarDaysIcon } from '../media/icons/status.ts'
import type { CalendarLabels } from './calendar.tsx'
import { dateWords } from './date-text.ts'
import { fetchCalendar, LateCalendar } from './late-calendar.tsx'
import { PickerPanel } from './picker-panel.tsx'
import { textInputAxes } from './text-input.tsx'
import { TypedDate, type TypedDateProps } from './typed-date.tsx'

export type { DateProblem } from './typed-date.tsx'

/** The heights of a text input. */
export const dateInputAxes = textInputAxes

export type DateInputProps = Omit<TypedDateProps, 'end'> &
  CalendarLabels & {
    /** Names the calendar: what the date is for. */
    calendarLabel: string
    /** Says what the button in the field does. */
    openLabel: string
    /** Says what the x of the sheet does, on phones. */
    closeLabel: string
    /** Today where the portal is, `YYYY-MM-DD`. */
    today: CalendarDate
    /** Month and year of the calendar are lists, for dates long ago. @default false */
    jump?: boolean
  }

/**
 * A date, typed or picked from a calendar: a popover, or a sheet on phones. `className` reaches the box,
 * `ref` the `<input>`. Alt and arrow down open the calendar from the text.
 */
export function DateInput({
  calendarLabel,
  openLabel,
  closeLabel,
  previousLabel,
  nextLabel,
  monthLabel,
  yearLabel,
  selectedLabel,
  today,
  jump = false,
  onKeyDown,
  ...rest
}: DateInputProps) {
  const { value, onValueChange, onProblem, locale, era = 'gregorian', min, max } = rest
  const [open, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const button = useRef<HTMLButtonElement>(null)

  const pick = (date: CalendarDate) => {
    onValueChange(date)
    onProblem?.(null)
    // The focus is back on the button, so nothing else tells what the field now holds.
    setSaid(dateWords(date, locale, era, { dateStyle: 'full' }))
    setOpen(false)
  }
  return (
    <>
      <TypedDate
        {...rest}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (!event.altKey || event.key !== 'ArrowDown') return
          if (rest.disabled || rest.readOnly) return
          event.preventDefault()
          setOpen(true)
        }}
        end={
          <>
            <IconButton
              ref={button}
              label={openLabel}
              disabled={rest.disabled || rest.readOnly}
              aria-haspopup="dialog"
              aria-expanded={open}
              onPointerEnter={fetchCalendar}
              onFocus={fetchCalendar}
              onClick={() => setOpen(!open)}
            >
              <CalendarDaysIcon />
            </IconButton>
            <span role="status" className="sr-only">
              {said}
            </span>
          </>
        }
      />
      <PickerPanel
        open={open}
        onOpenChange={setOpen}
        anchor={button}
        title={calendarLabel}
        closeLabel={closeLabel}
        align="end"
      >
        <div className="grid justify-items-center md:w-[308px]">
          <LateCalendar
            label={calendarLabel}
            value={value}
            onValueChange={pick}
            focusDay
            {...{ previousLabel, nextLabel, monthLabel, yearLabel, selectedLabel }}
            {...{ today, locale, era, min, max, jump }}
          />
        </div>
      </PickerPanel>
    </>
  )
}
