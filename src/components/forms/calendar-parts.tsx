import { Children, cloneElement, isValidElement, useEffect, useRef, type ReactNode } from 'react'
import type { ChevronProps, DayButtonProps, DropdownProps } from 'react-day-picker'

import { cx } from '../cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../media/icons/first.ts'
import { ChevronDownIcon } from '../media/icons/interface.ts'

/** The one day that is chosen, or either end of a range. */
const chosen =
  'bg-action-primary-bg font-semibold text-action-primary-fg ' +
  'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'

/** A day, 40 px high and 44 for a finger; today has a dot. */
export function DayKey({ day: _, modifiers, className: _none, ...rest }: DayButtonProps) {
  const own = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers['focused']) own.current?.focus()
  }, [modifiers])
  const isEnd = modifiers['range_start'] || modifiers['range_end']
  const isFull = modifiers['selected'] && (isEnd || !modifiers['range_middle'])
  return (
    <button
      {...rest}
      ref={own}
      type="button"
      aria-current={modifiers['today'] ? 'date' : undefined}
      className={cx(
        'relative grid h-10 w-full touch-manipulation place-items-center rounded-sm type-body-sm',
        'transition-colors duration-fast pointer-coarse:h-control-md focus-visible:z-1',
        modifiers['today'] &&
          'font-semibold after:absolute after:bottom-1 after:size-1 after:rounded-full after:bg-current',
        modifiers['disabled']
          ? 'cursor-not-allowed text-disabled'
          : isFull
            ? chosen
            : cx('hover:bg-hover', modifiers['today'] ? 'text-accent' : 'text-primary'),
      )}
    />
  )
}

/** Month or year, in the browser's own list. */
export function JumpList({ options, className: _, style: _none, ...rest }: DropdownProps) {
  return (
    <span className="relative inline-flex max-w-full items-center rounded-sm hover:bg-hover">
      <select
        {...rest}
        className="field-sizing-content min-h-control-sm max-w-full cursor-pointer appearance-none rounded-sm bg-transparent py-1 ps-2 pe-6 type-label font-semibold *:bg-raised *:text-primary pointer-coarse:min-h-control-md"
      >
        {options?.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute end-1">
        <ChevronDownIcon size="sm" />
      </span>
    </span>
  )
}

/**
 * Around both lists. The library hides its spoken copy of the caption with a `style` attribute, which
 * our content security policy refuses; a class does the same.
 */
export function JumpLists({ children }: { children?: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap justify-center">
      {Children.map(children, (child) =>
        isValidElement<{ role?: string }>(child) && child.props.role === 'status'
          ? cloneElement(child, { style: undefined, className: 'sr-only' } as object)
          : child,
      )}
    </div>
  )
}

export const Arrow = ({ orientation }: ChevronProps) =>
  orientation === 'left' ? <ChevronLeftIcon /> : <ChevronRightIcon />

// The band lies under the days and ends in the middle of the first and the last.
const band =
  'before:absolute before:inset-y-0 before:-z-1 before:bg-selected first:before:rounded-s-sm ' +
  'last:before:rounded-e-sm forced-colors:before:border-y forced-colors:before:border-[Highlight]'

const arrow =
  'grid size-control-sm place-items-center rounded-button text-primary transition-colors duration-fast ' +
  'row-start-1 hover:bg-hover active:bg-pressed aria-disabled:text-disabled ' +
  'aria-disabled:hover:bg-transparent pointer-coarse:size-control-md'

/** Every class of the library's that we give looks to; it brings no stylesheet. */
export const calendarClasses = {
  root: '',
  months: 'flex flex-wrap gap-x-6 gap-y-4',
  month:
    'grid min-w-0 flex-1 basis-[252px] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-y-2',
  month_caption: 'col-start-2 row-start-1 text-center',
  caption_label: 'type-label font-semibold',
  button_previous: cx(arrow, 'col-start-1'),
  button_next: cx(arrow, 'col-start-3'),
  month_grid: 'col-span-3 w-full table-fixed border-collapse',
  weekdays: '',
  weekday: 'h-8 type-caption font-medium text-muted',
  weeks: '',
  week: '',
  day: 'relative isolate h-10 p-px pointer-coarse:h-control-md',
  day_button: '',
  range_start: cx(band, 'before:start-1/2 before:end-0'),
  range_middle: cx(band, 'before:inset-x-0'),
  range_end: cx(band, 'before:start-0 before:end-1/2'),
  selected: '',
  today: '',
  outside: '',
  disabled: '',
  hidden: '',
  focused: '',
}
