import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Field, PhoneInput, type PhoneInputProps } from '#components/index.ts'
import type { MobileFault } from './mobile-rules.ts'

export type MobileFieldProps = Omit<
  PhoneInputProps,
  'countryLabel' | 'searchLabel' | 'emptyLabel' | 'countLabel'
> & {
  /** @default 'Mobile number' */
  label?: string
  /** Whether one may go without. @default false */
  optional?: boolean
  /** What is wrong with the number: a fault, or words. */
  error?: MobileFault | (string & {}) | undefined
}

/** A mobile number with its dial code, in words (A2, A4, A9). */
export function MobileField({ label, optional = false, error, ...phone }: MobileFieldProps) {
  const { t } = useLingui()
  const words =
    error === 'missing'
      ? t`Enter your mobile number`
      : error === 'wrong' || error === 'length'
        ? t`This mobile number isn’t right. Check each digit`
        : error
  return (
    <Field
      label={label ?? t`Mobile number`}
      error={words}
      required={!optional}
      {...(optional ? { optionalLabel: t`(optional)` } : {})}
    >
      <PhoneInput
        {...phone}
        countryLabel={t`Country code`}
        searchLabel={t`Search countries`}
        emptyLabel={t`No country matches. Try a shorter word`}
        countLabel={(count) => t`${plural(count, { one: '# country', other: '# countries' })}`}
      />
    </Field>
  )
}
