import { useId, type ComponentProps, type ReactNode } from 'react'

import { cx } from '../cx.ts'
import { CheckIcon } from '../media/icons/interface.ts'
import { FieldMessage } from './field.tsx'

/** What a checkbox can be; it has no variants. */
export const checkboxAxes = { checked: [false, true], disabled: [false, true] } as const

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** What is agreed to; a click on it counts, links in it stay links. */
  label: ReactNode
  /** What is wrong and what to do. */
  error?: ReactNode
}

/**
 * A native checkbox, so that it works before the page has come alive. `className` reaches the root,
 * `ref` and everything else the `<input>`.
 */
export function Checkbox({ label, error, required, className, ...rest }: CheckboxProps) {
  const messageId = useId()
  const invalid = Boolean(error)
  return (
    <div data-slot="checkbox" className={cx('flex flex-col gap-1.5', className)}>
      <label
        className={cx(
          'relative isolate flex items-start gap-[10px] type-body-sm',
          // 22 px to look at, 44 for a finger; behind the words, so that links in them stay links.
          'before:absolute before:inset-x-0 before:-inset-y-[7px] before:-z-1 pointer-coarse:before:-inset-y-[11px]',
          rest.disabled && 'cursor-not-allowed text-disabled',
        )}
      >
        <span className="relative grid size-[22px] shrink-0 place-items-center">
          <input
            aria-describedby={invalid ? messageId : undefined}
            aria-invalid={invalid || undefined}
            aria-required={required || undefined}
            {...rest}
            type="checkbox"
            className={cx(
              'peer size-full appearance-none rounded-xs border-[1.5px] bg-canvas transition-colors duration-fast',
              'checked:border-action-primary-bg checked:bg-action-primary-bg disabled:border-dashed',
              invalid ? 'border-status-negative-solid' : 'border-control',
            )}
          />
          <CheckIcon className="pointer-events-none invisible absolute size-icon-sm stroke-[3px] text-action-primary-fg peer-checked:visible peer-disabled:text-disabled" />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      <div aria-live="polite" className="empty:absolute">
        {invalid && (
          <FieldMessage id={messageId} tone="negative">
            {error}
          </FieldMessage>
        )}
      </div>
    </div>
  )
}
