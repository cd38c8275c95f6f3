import { useId, useMemo, type ComponentProps, type ReactNode } from 'react'

import { cx } from '../cx.ts'
import { CheckIcon } from '../media/icons/interface.ts'
import { CircleAlertIcon, InfoIcon } from '../media/icons/status.ts'
import { FieldContext } from './use-field.ts'

export type FieldProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The name of the input, above it. */
  label: ReactNode
  /** An example, or the rule, under the input. */
  hint?: ReactNode
  /** What is wrong and what to do; it takes the hint's place and marks the input. */
  error?: ReactNode
  /** Shown in the hint's place in jade, once the answer is known to be right. */
  success?: ReactNode
  /** The answer is known to be right: a jade border and a check. @default false */
  valid?: boolean
  /** Tells assistive technology that it must be filled in. @default false */
  required?: boolean
  /** The word for a field that may stay empty, beside the label. */
  optionalLabel?: string
  /** The input's id, where a fixed one is needed. */
  inputId?: string
  /** The input. */
  children: ReactNode
}

/** A label above, one input, a message below. */
export function Field({
  label,
  hint,
  error,
  success,
  valid = false,
  required = false,
  optionalLabel,
  inputId,
  className,
  children,
  ...rest
}: FieldProps) {
  const own = useId()
  const id = inputId ?? own
  const hasError = Boolean(error)
  const note = hasError ? null : (success ?? hint)
  const messageId = hasError || note ? `${id}-message` : undefined
  const right = !hasError && (valid || Boolean(success))
  const state = useMemo(
    () => ({ id, messageId, invalid: hasError, valid: right, required }),
    [id, messageId, hasError, right, required],
  )
  return (
    <FieldContext value={state}>
      <div {...rest} data-slot="field" className={cx('flex min-w-0 flex-col gap-1.5', className)}>
        <label htmlFor={id} className="type-label text-primary">
          {label}
          {optionalLabel !== undefined && (
            <span className="type-caption text-muted"> {optionalLabel}</span>
          )}
        </label>
        {children}
        {note && (
          <FieldMessage id={messageId} tone={success ? 'positive' : 'muted'}>
            {note}
          </FieldMessage>
        )}
        {/* Always there, so that a message put into it is read out; empty it takes no room. */}
        <div aria-live="polite" className="empty:absolute">
          {hasError && (
            <FieldMessage id={messageId} tone="negative">
              {error}
            </FieldMessage>
          )}
        </div>
      </div>
    </FieldContext>
  )
}

const tones = {
  muted: ['text-muted', InfoIcon],
  positive: ['text-positive', CheckIcon],
  negative: ['text-negative', CircleAlertIcon],
} as const

export type FieldMessageProps = ComponentProps<'p'> & {
  /** Its icon and its ink. */
  tone: 'muted' | 'positive' | 'negative'
}

/** The line under an input: an icon and a sentence. */
export function FieldMessage({ tone, className, children, ...rest }: FieldMessageProps) {
  const [ink, Mark] = tones[tone]
  return (
    <p
      {...rest}
      data-slot="field-message"
      data-variant={tone}
      className={cx('flex items-start gap-1.5 type-caption', ink, className)}
    >
      {/* As high as the first line, so the icon stays beside it when the text wraps. */}
      <span className="flex h-[1lh] shrink-0 items-center">
        <Mark size="sm" />
      </span>
      <span className="min-w-0">{children}</span>
    </p>
  )
}
