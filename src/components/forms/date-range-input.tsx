import { type ComponentProps, useImperativeHandle, useRef, useState } from 'react'

import type { DateRange } from '#platform/index.ts'
import { cx } from '../cx.ts'
import { ChevronDownIcon } from '../media/icons/interface.ts'
import { CalendarDaysIcon } from '../media/icons/status.ts'
import { DateRangePanel, type DateRangePanelProps } from './date-range-panel.tsx'
import { dateText } from './date-text.ts'
import { useField } from './use-field.ts'
import { inputEdge } from './input-look.ts'
import { fetchCalendar } from './late-calendar.tsx'

export type { DateRangePanelProps, DateRangePreset } from './date-range-panel.tsx'

/** Heights 36 (the filter rows of tables), 44 and 52 px. */
export const dateRangeInputAxes = { size: ['sm', 'md', 'lg'] } as const

export type DateRangeInputProps = Omit<
  ComponentProps<'button'>,
  'value' | 'onChange' | 'children' | 'aria-label'
> &
  DateRangePanelProps & {
    /** Both days, the earlier first; '' in both when they were taken out. */
    onValueChange: (range: DateRange) => void
    /** Stands in the button while nothing is chosen. */
    placeholder: string
    /** Joins two dates as they are shown: "2026.11.14 to 2026.11.20". */
    rangeText: (from: string, to: string) => string
    /** @default 'md' */
    size?: (typeof dateRangeInputAxes.size)[number]
  }

const heights = {
  sm: 'min-h-control-sm text-[0.875rem] pointer-coarse:min-h-control-md',
  md: 'min-h-control-md text-[0.9375rem]',
  lg: 'min-h-control-lg text-[1rem]',
}

/**
 * Two days and what lies between: a button that shows them, and a panel with ready ranges, two dates to
 * type and a calendar. Nothing changes until it is applied; a ready range is applied at once. A form
 * sends the days as `nameFrom` and `nameTo`.
 */
export function DateRangeInput(props: DateRangeInputProps) {
  const { label, value, onValueChange, placeholder, rangeText, size = 'md', name } = props
  const { className, ref, onClick, era = 'gregorian' } = props
  const [open, setOpen] = useState(false)
  const own = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLButtonElement)
  const { wired, state } = useField(buttonProps(props))
  // A button is neither wrong nor required; its description says what is.
  const { 'aria-invalid': _, 'aria-required': _none, ...rest } = wired

  const from = dateText(value.from, era)
  const to = dateText(value.to, era)
  const text = from && to && from !== to ? rangeText(from, to) : from || to
  return (
    <>
      <button
        {...rest}
        ref={own}
        type="button"
        data-slot="date-range-input"
        data-size={size}
        data-state={state}
        aria-label={`${label}: ${text || placeholder}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchCalendar}
        onFocus={fetchCalendar}
        onClick={(event) => {
          onClick?.(event)
          setOpen(!open)
        }}
        className={cx(
          'inline-flex max-w-full min-w-0 touch-manipulation items-center gap-2 rounded-input border',
          'bg-canvas px-3 py-1 text-start type-label text-primary transition-colors duration-fast',
          'disabled:cursor-not-allowed disabled:border-dashed disabled:bg-transparent disabled:text-disabled',
          heights[size],
          inputEdge[state],
          className,
        )}
      >
        <CalendarDaysIcon />
        <span className={cx('min-w-0 flex-1 wrap-break-word', !text && 'font-regular text-muted')}>
          {text || placeholder}
        </span>
        <ChevronDownIcon size="sm" />
      </button>
      {name !== undefined && (
        <>
          <input type="hidden" name={`${name}From`} value={value.from} disabled={wired.disabled} />
          <input type="hidden" name={`${name}To`} value={value.to} disabled={wired.disabled} />
        </>
      )}
      <DateRangePanel
        {...props}
        open={open}
        onOpenChange={setOpen}
        anchor={own}
        onApply={(range) => {
          onValueChange(range)
          setOpen(false)
        }}
      />
    </>
  )
}

const notForButton = [
  ...(['label', 'value', 'presets', 'fromLabel', 'toLabel', 'datePlaceholder'] as const),
  ...([
    'problemText',
    'applyLabel',
    'cancelLabel',
    'today',
    'locale',
    'era',
    'min',
    'max',
  ] as const),
  ...(['previousLabel', 'nextLabel', 'monthLabel', 'yearLabel', 'selectedLabel'] as const),
  ...(['onValueChange', 'placeholder', 'rangeText', 'size', 'name', 'className', 'ref'] as const),
]

/** What is left for the `<button>`. */
function buttonProps(props: DateRangeInputProps): ComponentProps<'button'> {
  const rest: Record<string, unknown> = { ...props }
  for (const name of notForButton) delete rest[name]
  return rest
}
