import { useId, type ComponentProps, type ReactNode } from 'react'

import { cx } from '../cx.ts'
import { FieldMessage } from './field.tsx'

export type FieldGroupProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  /** What the controls answer together, above them. */
  label: ReactNode
  /** An example, or the rule, under the controls. */
  hint?: ReactNode
  /** What is wrong and what to do; it takes the hint's place. */
  error?: ReactNode
  /** Tells assistive technology that one must be chosen; only groups of radios know it. @default false */
  required?: boolean
  /** The word for a group that may stay empty, beside the label. */
  optionalLabel?: string
  /** Checkboxes, radios, switches. */
  children: ReactNode
}

/** What `Field` is for one input, for several that answer one question: a name above, a message below. */
export function FieldGroup({
  label,
  hint,
  error,
  required = false,
  optionalLabel,
  className,
  children,
  ...rest
}: FieldGroupProps) {
  const messageId = useId()
  const invalid = Boolean(error)
  const asks = rest.role === 'radiogroup'
  const describedBy = [rest['aria-describedby'], (invalid || hint) && messageId]
  return (
    <fieldset
      {...rest}
      data-slot="field-group"
      data-state={invalid ? 'invalid' : 'neutral'}
      aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      // A plain group may have neither.
      aria-invalid={(asks && invalid) || undefined}
      aria-required={(asks && required) || undefined}
      className={cx('m-0 flex min-w-0 flex-col gap-1.5 border-0 p-0', className)}
    >
      <legend className="max-w-full p-0 pb-1.5 type-label text-primary">
        {label}
        {optionalLabel !== undefined && (
          <span className="type-caption text-muted"> {optionalLabel}</span>
        )}
      </legend>
      {children}
      {hint && !invalid && (
        <FieldMessage id={messageId} tone="muted">
          {hint}
        </FieldMessage>
      )}
      {/* Always there, so that a message put into it is read out; empty it takes no room. */}
      <div aria-live="polite" className="empty:absolute">
        {invalid && (
          <FieldMessage id={messageId} tone="negative">
            {error}
          </FieldMessage>
        )}
      </div>
    </fieldset>
  )
}
