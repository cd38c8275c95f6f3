import { useId, type ComponentProps, type ReactNode } from 'react'

import { cx } from '../cx.ts'
import { Spinner } from '../feedback/spinner.tsx'

/** The switch before its words, or at the end of their row as lists of settings have it. */
export const switchAxes = { side: ['start', 'end'] } as const

// Whether it is on, the checkbox says by itself.
const asSwitch = { type: 'checkbox', role: 'switch' } as const

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  /** What is on or off; the words stay the same in both. */
  label: ReactNode
  /** A second line: what being on means, or why it cannot be changed. */
  description?: ReactNode
  /** @default 'start' */
  side?: (typeof switchAxes.side)[number]
  /** The change is on its way: it keeps its focus and takes no other. @default false */
  busy?: boolean
}

/**
 * On or off, in effect at once; what waits for a "save" is a `Checkbox`. The browser's own checkbox, so
 * that forms send it and it works before the page has come alive. `className` reaches the root, `ref`
 * and everything else the `<input>`.
 */
export function Switch({
  label,
  description,
  side = 'start',
  busy = false,
  className,
  onClick,
  onChange,
  ...rest
}: SwitchProps) {
  const descriptionId = useId()
  return (
    <label
      data-slot="switch"
      data-variant={side}
      className={cx(
        'relative flex touch-manipulation items-start gap-3 py-[9px] type-body-md',
        side === 'end' && 'flex-row-reverse justify-between',
        (rest.disabled || busy) && 'cursor-not-allowed',
        rest.disabled && 'text-disabled',
        className,
      )}
    >
      <span className="relative h-[26px] w-[46px] shrink-0">
        <input
          aria-describedby={description ? descriptionId : undefined}
          aria-busy={busy || undefined}
          {...rest}
          {...asSwitch}
          className={cx(
            'peer size-full cursor-[inherit] appearance-none rounded-pill border-[1.5px] border-control bg-canvas transition-colors duration-fast',
            'checked:border-action-primary-bg checked:bg-action-primary-bg disabled:border-dashed disabled:bg-transparent',
            'forced-colors:checked:bg-[Highlight]',
          )}
          onClick={(event) => {
            // One that an owner holds is put back by React, which a prevented click confuses.
            if (busy && rest.checked === undefined) event.preventDefault()
            if (!busy) onClick?.(event)
          }}
          // React tells of the change before the browser takes it back.
          onChange={(event) => {
            if (!busy) onChange?.(event)
          }}
        />
        <span
          className={cx(
            'pointer-events-none absolute inset-y-0 start-1 my-auto size-[18px] transition-transform duration-fast ease-standard',
            'peer-checked:translate-x-5 rtl:peer-checked:-translate-x-5',
            busy
              ? 'text-muted peer-checked:text-action-primary-fg'
              : 'rounded-full bg-(--fy-color-border-control) peer-checked:bg-action-primary-fg peer-disabled:bg-(--fy-color-text-disabled) forced-colors:bg-[ButtonText] forced-colors:peer-disabled:bg-[GrayText]',
          )}
        >
          {busy && <Spinner />}
        </span>
      </span>
      <span className="min-w-0">
        <span className="block">{label}</span>
        {description && (
          <span id={descriptionId} className="block type-caption text-muted">
            {description}
          </span>
        )}
      </span>
    </label>
  )
}
