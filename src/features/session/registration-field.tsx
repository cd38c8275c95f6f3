import { useLingui } from '@lingui/react/macro'
import {
  Field,
  LockIcon,
  PasswordInput,
  TextInput,
  type TextInputProps,
  UserIcon,
} from '#components/index.ts'
import type { FieldPlan } from '#contract/index.ts'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { TextField } from './registration-rules.ts'

/** Fields with a view of their own: a picture, a button. */
export type PlainField = Exclude<TextField, 'verificationCode' | 'captcha'>

/** How each field is typed, and what a browser may fill it with. */
const inputs: Record<PlainField, Pick<TextInputProps, 'autoComplete' | 'inputMode' | 'type'>> = {
  username: { autoComplete: 'username' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  payeeName: { autoComplete: 'name' },
  // A password manager would offer the one for logging in.
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  email: { autoComplete: 'email', inputMode: 'email' },
  idNumber: { autoComplete: 'off' },
  line: { autoComplete: 'off' },
  whatsapp: { autoComplete: 'off', inputMode: 'tel' },
  zalo: { autoComplete: 'off', inputMode: 'tel' },
  facebook: { autoComplete: 'off' },
  wechat: { autoComplete: 'off' },
  qqNum: { autoComplete: 'off', inputMode: 'numeric' },
  affiliateCode: { autoComplete: 'off', autoCapitalize: 'characters' },
  referralCode: { autoComplete: 'off', autoCapitalize: 'characters' },
} as Record<PlainField, TextInputProps>

const secret: ReadonlySet<PlainField> = new Set(['password', 'confirmPassword', 'paymentPassword'])
/** Whose rule is told before it is broken. */
const explained: ReadonlySet<PlainField> = new Set(['username', 'password', 'paymentPassword'])

const icons: Partial<Record<PlainField, ReactNode>> = {
  username: <UserIcon />,
  password: <LockIcon />,
  confirmPassword: <LockIcon />,
}

export interface RegistrationFieldProps {
  plan: FieldPlan & { name: PlainField }
  label: string
  /** The field's rule, in words. */
  rule: string
  /** What is wrong, in words. */
  error: string | undefined
  /** What `register` of the form gives. */
  input: UseFormRegisterReturn
  /** What it begins with. */
  initial: string
}

/** One answer of the registration form: label above, message below (DESIGN.md, Register). */
export function RegistrationField(props: RegistrationFieldProps) {
  const { t } = useLingui()
  const { plan, label, rule, error, input, initial } = props
  const { name, required } = plan
  const shared = {
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    ...(icons[name] === undefined ? {} : { iconStart: icons[name] }),
    ...(initial === '' ? {} : { defaultValue: initial }),
    ...input,
  }
  const { autoComplete, ...typing } = inputs[name]
  return (
    <Field
      label={label}
      error={error}
      hint={explained.has(name) ? rule : undefined}
      required={required}
      {...(required ? {} : { optionalLabel: t`(optional)` })}
    >
      {secret.has(name) ? (
        <PasswordInput
          {...shared}
          {...typing}
          autoComplete={autoComplete === 'off' ? 'off' : 'new-password'}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
        />
      ) : (
        <TextInput {...shared} {...typing} autoComplete={autoComplete} />
      )}
    </Field>
  )
}
