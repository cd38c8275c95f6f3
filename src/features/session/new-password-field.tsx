import { useLingui } from '@lingui/react/macro'
import { Field, PasswordInput, PasswordStrength } from '#components/index.ts'
import type { FieldPlan } from '#contract/index.ts'
import type { ComponentProps } from 'react'
import { passwordScore } from './password-score.ts'
import { useFaultWords } from './use-fault-words.ts'
import { usePatternWords } from './use-pattern-words.ts'

export type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordInput>,
  'showLabel' | 'hideLabel' | 'autoComplete'
> & {
  rule: FieldPlan
  /** What is typed, for the four steps below it. */
  typed: string
  /** What is wrong: a fault, or words. */
  fault: string | undefined
}

/** A new password with its rule and how hard it is to guess; takes what `register` of a form gives. */
export function NewPasswordField({ rule, typed, fault, ...input }: NewPasswordFieldProps) {
  const { t } = useLingui()
  const words = useFaultWords()
  const ruleOf = usePatternWords()
  const label = t`New password`
  const error =
    fault === 'rule' || fault === 'length'
      ? ruleOf(rule, fault === 'length')
      : (words(fault, label) ?? fault)
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} hint={ruleOf(rule)} error={error} required>
        <PasswordInput
          {...input}
          autoComplete="new-password"
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
        />
      </Field>
      <PasswordStrength
        score={passwordScore(typed)}
        label={t`How hard the password is to guess`}
        words={[
          '',
          t({ message: 'Easy to guess', context: 'password' }),
          t({ message: 'Fair', context: 'password' }),
          t({ message: 'Good', context: 'password' }),
          t({ message: 'Very good', context: 'password' }),
        ]}
      />
    </div>
  )
}
