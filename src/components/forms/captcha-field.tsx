import { useRef, useState, type ReactNode } from 'react'

import { cx } from '../cx.ts'
import { RefreshCwIcon } from '../media/icons/interface.ts'
import { Field } from './field.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** The picture is on its way, there, did not come, or was there too long. */
export const captchaFieldAxes = { status: ['loading', 'ready', 'failed', 'expired'] } as const

/** A new picture at most once a second (specification, section 2). */
const pause = 1000

export type CaptchaFieldProps = Omit<TextInputProps, 'type' | 'size' | 'start' | 'end'> & {
  /** The name of the input, above it. */
  label: ReactNode
  /** What to do, under it. */
  hint?: ReactNode
  /** What was wrong; it takes the hint's place and marks the input. */
  error?: ReactNode
  /** Whether the picture is there, on its way, or did not come. */
  status: (typeof captchaFieldAxes.status)[number]
  /** Address of the picture, a `data:` one as a rule. */
  image?: string
  /** Asks for another picture. */
  onRefresh: () => void
  /** Says what a press on the picture does. */
  refreshLabel: string
  /** Read out while the picture is on its way. */
  loadingLabel: string
  /** Stands in the picture's place when it did not come. */
  failedLabel: string
  /** Stands in the place of a picture whose code is not taken any more. @default failedLabel */
  expiredLabel?: string
}

/** The code in a picture: an input for digits, and the picture, which is the button for another one. */
export function CaptchaField({
  label,
  hint,
  error,
  status,
  image,
  onRefresh,
  refreshLabel,
  loadingLabel,
  failedLabel,
  expiredLabel = failedLabel,
  required = true,
  className,
  ...rest
}: CaptchaFieldProps) {
  const resting = useRef(false)
  // An answer may carry a picture that is none.
  const [broken, setBroken] = useState<string>()
  const shown = status === 'ready' && (image === undefined || image === broken) ? 'failed' : status
  const says = { loading: loadingLabel, ready: '', failed: failedLabel, expired: expiredLabel }[
    shown
  ]
  const refresh = () => {
    if (resting.current) return
    resting.current = true
    setTimeout(() => (resting.current = false), pause)
    onRefresh()
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      {...(className === undefined ? {} : { className })}
    >
      <div
        data-slot="captcha"
        data-state={shown}
        className="flex min-w-0 flex-wrap items-center gap-x-[10px] gap-y-2"
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={4}
          {...rest}
          className="min-w-[120px] flex-1"
        />
        <button
          type="button"
          className="group relative flex touch-manipulation items-center gap-1 rounded-sm"
          onClick={refresh}
        >
          <span
            className={cx(
              'grid w-[132px] place-items-center overflow-hidden rounded-sm',
              // Words may need more room than a picture, where somebody sets them wider.
              shown === 'ready'
                ? 'h-[50px]'
                : 'min-h-[50px] bg-hover px-2 text-center type-caption forced-colors:border',
              (shown === 'failed' || shown === 'expired') && 'text-negative',
            )}
          >
            {shown === 'ready' && (
              // The label of the input says what it is; reading it out is what it is there to prevent.
              <img
                src={image}
                alt=""
                width={132}
                height={50}
                className="size-full object-contain"
                onError={() => setBroken(image)}
              />
            )}
            {shown !== 'loading' && says}
          </span>
          <span className="grid size-control-md place-items-center rounded-button transition-colors duration-fast group-hover:bg-hover group-active:bg-pressed">
            <RefreshCwIcon />
          </span>
          <span className="sr-only">{refreshLabel}</span>
        </button>
        <span role="status" className="sr-only">
          {says}
        </span>
      </div>
    </Field>
  )
}
