import type { ComponentProps } from 'react'

import { cx } from '../cx.ts'

/** Nothing yet, then four steps. */
export const passwordStrengthAxes = { score: [0, 1, 2, 3, 4] } as const

export type PasswordScore = (typeof passwordStrengthAxes.score)[number]

const fills: Record<PasswordScore, string> = {
  0: '',
  1: 'bg-status-negative-solid',
  2: 'bg-status-warning-solid',
  3: 'bg-status-positive-solid',
  4: 'bg-status-positive-solid',
}

export type PasswordStrengthProps = Omit<
  ComponentProps<'div'>,
  'children' | 'role' | 'aria-label'
> & {
  /** How good the password is, by the caller's rule; 0 while there is none. */
  score: PasswordScore
  /** Says what is measured; it is heard. */
  label: string
  /** A word for each score, from nothing yet (often `''`) to the best. */
  words: readonly [string, string, string, string, string]
}

/** Four steps and a word for how good a new password is; it stands under the password's field. */
export function PasswordStrength({
  score,
  label,
  words,
  className,
  ...rest
}: PasswordStrengthProps) {
  return (
    <div
      {...rest}
      data-slot="password-strength"
      data-variant={score}
      className={cx('flex items-center gap-3', className)}
    >
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={words[score]}
        className="grid min-w-0 flex-1 grid-cols-4 gap-1"
      >
        {passwordStrengthAxes.score.slice(1).map((step) => (
          <span
            key={step}
            className={cx(
              'h-[5px] rounded-xs transition-colors duration-fast forced-colors:border',
              step <= score ? cx(fills[score], 'forced-colors:bg-[Highlight]') : 'bg-pressed',
            )}
          />
        ))}
      </div>
      {/* All words lie in one cell, so that the steps keep their width whatever is said. */}
      <span className="grid max-w-1/2 shrink-0 grid-cols-1 type-caption text-secondary">
        {passwordStrengthAxes.score.map((one) => (
          <span
            key={one}
            aria-hidden="true"
            className={cx('col-start-1 row-start-1 min-w-0 text-end', one !== score && 'invisible')}
          >
            {words[one]}
          </span>
        ))}
        <span role="status" className="sr-only">
          {words[score]}
        </span>
      </span>
    </div>
  )
}
