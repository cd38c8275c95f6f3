import { useLingui } from '@lingui/react/macro'
import type { FieldPlan } from '#contract/index.ts'
import { memo, type Ref } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { MobileField } from './mobile-field.tsx'
import { PictureField } from './picture-field.tsx'
import type { RegisterFieldsProps } from './register-props.ts'
import { type PlainField, RegistrationField } from './registration-field.tsx'
import type { RegisterValues, TextField } from './registration-rules.ts'
import { fieldOf } from './registration-state.ts'
import { SmsCodeField } from './sms-code-field.tsx'
import { usePatternWords } from './use-pattern-words.ts'
import { useRegistrationLabels } from './use-registration-labels.ts'

export interface RegisterAnswerProps {
  field: FieldPlan
  form: RegisterFieldsProps
  register: UseFormRegister<Partial<RegisterValues>>
  /** What is wrong with the answer, in words. */
  error: string | undefined
  /** Reaches the input of the mobile number. */
  numberRef: Ref<HTMLInputElement>
}

/** One field of the plan, as it is typed. Drawn anew only for what is said of itself. */
export const RegisterAnswer = memo(function RegisterAnswer(props: RegisterAnswerProps) {
  const { field, form, register, error, numberRef } = props
  const { t } = useLingui()
  const labels = useRegistrationLabels()
  const ruleOf = usePatternWords()
  const { status, captcha, mobile, onMobile } = form
  const { name } = field
  switch (name) {
    case 'mobileNum': {
      const refused = status === 'answer-wrong' && fieldOf(form) === name
      return (
        <MobileField
          ref={numberRef}
          optional={!field.required}
          countries={form.countries}
          country={mobile.country}
          value={mobile.digits}
          onValueChange={(digits) => onMobile({ ...mobile, digits })}
          onCountryChange={(country) => onMobile({ ...mobile, country })}
          error={
            status === 'mobile-taken'
              ? t`This mobile number has an account. Log in, or use another number`
              : refused
                ? 'wrong'
                : form.mobileFault === 'length'
                  ? ruleOf(field)
                  : form.mobileFault
          }
        />
      )
    }
    case 'verificationCode':
      return (
        <SmsCodeField
          {...register(name)}
          state={form.code}
          error={error}
          onRequest={form.onRequestCode}
          onDismiss={form.onDismissCode}
        />
      )
    case 'captcha':
      return (
        <PictureField
          {...(captcha ?? { status: 'loading' })}
          input={{
            ...register(name),
            // Who comes back to mend a digit keeps the picture it is read from.
            onFocus: ({ currentTarget }) => currentTarget.value === '' && form.onNearCaptcha(),
          }}
          error={error}
          required={field.required}
          onRefresh={form.onRefreshCaptcha}
          onSkip={form.onSkipCaptcha}
        />
      )
    default:
      return (
        <RegistrationField
          plan={field as FieldPlan & { name: PlainField }}
          label={labels[name]}
          rule={ruleOf(field)}
          error={error}
          input={register(name satisfies TextField)}
          initial={name === 'referralCode' ? form.referralCode : ''}
        />
      )
  }
})
