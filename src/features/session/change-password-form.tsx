import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  Button,
  DescriptionItem,
  DescriptionList,
  Field,
  Form,
  PasswordInput,
} from '#components/index.ts'
import type { FieldPlan } from '#contract/index.ts'
import { type FormEvent, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { takeWhatStands } from './filled-in.ts'
import type { ForcedReason } from './forced-change.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { RecoveryAlert } from './recovery-alert.tsx'
import { passwordSchema, type PasswordValues } from './recovery-rules.ts'
import type { ChangePasswordStatus, RecoveryState } from './recovery-state.ts'
import { useFailureFocus } from './use-failure-focus.ts'
import { useFaultWords } from './use-fault-words.ts'

/** What the form is given beside its state. */
export interface ChangePasswordFields {
  /** Whose password it is. */
  account: string
  /** Why it must be changed; null when it is their own wish. */
  reason: ForcedReason | null
  /** The old one is not known. */
  asksOld: boolean
  rule: FieldPlan
  onSubmit(values: PasswordValues): void
}

export type ChangePasswordFormProps = RecoveryState<ChangePasswordStatus> & ChangePasswordFields

const fields = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const

/** A new password for who knows the old one (A8). */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { account, reason, asksOld, rule } = props
  const { t } = useLingui()
  const words = useFaultWords()
  const root = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const form = useForm<Partial<PasswordValues>, unknown, PasswordValues>({
    resolver: valibotResolver(passwordSchema(rule, account, asksOld)),
  })
  const { register, handleSubmit, formState, setError, control } = form
  const { errors } = formState
  const typed = useWatch({ control, name: 'newPassword' }) ?? ''

  const wrong = (name: (typeof fields)[number], message: string) => () =>
    setError(name, { message }, { shouldFocus: true })
  useFailureFocus(props, {
    'old-wrong': asksOld
      ? wrong('oldPassword', t`This isn’t your password. Check it`)
      : () => alert.current?.focus(),
    same: wrong('newPassword', t`This is the password you have. Choose another`),
    trivial: wrong('newPassword', 'trivial'),
    rule: wrong('newPassword', 'rule'),
    otherwise: () => alert.current?.focus(),
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    takeWhatStands(root, form, fields)
    void handleSubmit((values) => props.onSubmit(values))(event)
  }
  const error = (name: (typeof fields)[number], label: string) =>
    words(errors[name]?.message, label) ?? errors[name]?.message
  const eye = { showLabel: t`Show password`, hideLabel: t`Hide password` }

  return (
    <Form
      ref={root}
      summary={
        <>
          {reason !== null && (
            <Alert tone="warning" live={false}>
              {reason === 'trivial'
                ? t`Your password is easy to guess. Set a new one before you play`
                : t`Your password has expired. Set a new one before you play`}
            </Alert>
          )}
          <RecoveryAlert state={props} ref={alert} />
        </>
      }
      onSubmit={submit}
    >
      <DescriptionList>
        <DescriptionItem term={t`Account`}>
          <strong className="type-title-sm">{account}</strong>
        </DescriptionItem>
      </DescriptionList>
      {/* Password managers keep the new one under this name. */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      {asksOld && (
        <Field
          label={t`Current password`}
          error={error('oldPassword', t`Current password`)}
          required
        >
          <PasswordInput {...register('oldPassword')} {...eye} autoComplete="current-password" />
        </Field>
      )}
      <NewPasswordField
        {...register('newPassword')}
        rule={rule}
        typed={typed}
        fault={errors.newPassword?.message}
      />
      <Field
        label={t`Confirm new password`}
        error={error('confirmNewPassword', t`Confirm new password`)}
        required
      >
        <PasswordInput {...register('confirmNewPassword')} {...eye} autoComplete="new-password" />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={props.status === 'sending' || props.status === 'done'}
        busyLabel={t`Changing the password`}
      >
        {t`Change password`}
      </Button>
    </Form>
  )
}
