import { ChevronLeftIcon, ChevronRightIcon, DateInput, IconButton } from '#components/index.ts'
import { addDays, type CalendarDate, isCalendarDate, toInstant } from '#platform/index.ts'
import { useLocale } from '#features/site/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

export interface ResultDateProps {
  value: CalendarDate
  /** Nothing is later. */
  today: CalendarDate
  onChange(date: CalendarDate): void
}

/** The day whose draws are shown: a step back or on, typed, or picked. */
export function ResultDate({ value, today, onChange }: ResultDateProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  // What is typed stays until it is a date, and is forgotten with another day.
  const [typed, setTyped] = useState({ on: value, date: value })
  const shown = typed.on === value ? typed.date : value
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const last = value >= today
  return (
    <div
      role="group"
      aria-label={t`Day of the draw`}
      className="flex max-w-full items-center sm:gap-2"
    >
      <IconButton label={t`Day before`} onClick={() => onChange(addDays(value, -1))}>
        <ChevronLeftIcon />
      </IconButton>
      <DateInput
        size="md"
        // A phone of 320 px has room for the date alone.
        className="w-[248px] min-w-0 max-sm:*:first:hidden"
        aria-label={t`Day of the draw`}
        start={
          <span className="type-label whitespace-nowrap text-secondary">
            {isCalendarDate(value) && weekday.format(toInstant(value))}
          </span>
        }
        value={shown}
        max={today}
        today={today}
        onValueChange={(date) => {
          setTyped({ on: value, date })
          if (date !== '' && date !== value) onChange(date)
        }}
        onProblem={() => setTyped({ on: value, date: value })}
        locale={locale}
        calendarLabel={t`Day of the draw`}
        openLabel={t`Open the calendar`}
        closeLabel={t`Close`}
        previousLabel={t`Previous month`}
        nextLabel={t`Next month`}
        monthLabel={t`Month`}
        yearLabel={t`Year`}
        selectedLabel={t`Selected`}
      />
      <IconButton
        label={t`Day after`}
        aria-disabled={last}
        onClick={() => onChange(addDays(value, 1))}
      >
        <ChevronRightIcon />
      </IconButton>
    </div>
  )
}
