import { useLingui } from '@lingui/react/macro'
import { CaptchaField, CircleCheckIcon, FlameLoader, Link } from '#components/index.ts'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import type { Captcha } from './login-rules.ts'

/** What `register` of a form gives, and what else the input takes. */
type InputProps = Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'onChange' | 'onFocus' | 'ref'>

export type PictureFieldProps = Captcha & {
  input: InputProps
  error?: ReactNode
  /** @default true */
  required?: boolean
  /** Another picture. */
  onRefresh(): void
  /** Work done here instead, for who cannot read a picture; no such way without it. */
  onSkip?: (() => void) | undefined
}

/**
 * The code in a picture (A6), and the way past it: nobody has to read or hear anything to get in
 * (decision 33, WCAG 3.3.8).
 */
export function PictureField(props: PictureFieldProps) {
  const { status, input, error, required = true, onRefresh, onSkip } = props
  const { t } = useLingui()
  const instead = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const labelId = useId()
  const label = t`Code in the picture`
  const proves = status === 'proving' || status === 'proved'

  useEffect(() => {
    // The button that was pressed is gone; the reader goes on with what came of it.
    if (proves && pressed.current) instead.current?.focus()
    if (!proves) pressed.current = false
  }, [proves])

  if (proves) {
    return (
      <div className="flex flex-col gap-1.5">
        <span id={labelId} className="type-label">
          {label}
        </span>
        <div
          ref={instead}
          tabIndex={-1}
          role="group"
          aria-labelledby={labelId}
          className="flex min-h-control-lg items-center gap-3 rounded-sm type-body-sm text-secondary outline-none"
        >
          {status === 'proving' ? (
            <FlameLoader
              size="sm"
              label={t`This device is proving it instead. It takes a few seconds`}
            />
          ) : (
            <CircleCheckIcon className="shrink-0 text-positive" />
          )}
          <span
            aria-hidden={status === 'proving'}
            role={status === 'proved' ? 'status' : undefined}
          >
            {status === 'proving'
              ? t`This device is proving it instead. It takes a few seconds`
              : t`Done. No picture needed`}
          </span>
        </div>
        {status === 'proving' && (
          <Link asChild className="self-start type-body-sm">
            <button type="button" onClick={onRefresh}>
              {t`New picture`}
            </button>
          </Link>
        )}
      </div>
    )
  }

  return (
    <div className="flex flex-col items-start gap-1.5">
      <CaptchaField
        {...input}
        className="w-full"
        label={label}
        placeholder={t`4 digits`}
        error={error}
        required={required}
        // Room for spaces between the digits; the rules take them out.
        maxLength={16}
        status={status === 'unproved' ? 'failed' : status}
        {...(status === 'ready' ? { image: props.picture } : {})}
        onRefresh={onRefresh}
        refreshLabel={t`New picture`}
        loadingLabel={t`Loading`}
        failedLabel={
          status === 'unproved'
            ? t`This device couldn’t prove it. Read the picture or try again`
            : t`No picture came. Try again`
        }
        expiredLabel={t`This picture is too old. Get a new one`}
      />
      {onSkip && (
        <Link asChild className="type-body-sm">
          <button
            type="button"
            onClick={() => {
              pressed.current = true
              onSkip()
            }}
          >
            {t`I can’t read this picture`}
          </button>
        </Link>
      )}
    </div>
  )
}
