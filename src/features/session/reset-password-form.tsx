import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  Button,
  DescriptionItem,
  DescriptionList,
  Field,
  FlameLoader,
  Form,
  PasswordInput,
} from '#components/index.ts'
import type { FieldPlan } from '#contract/index.ts'
import { type FormEvent, useEffect, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { takeWhatStands } from './filled-in.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordSet } from './password-set.tsx'
import { RecoveryAlert } from './recovery-alert.tsx'
import { passwordSchema, type PasswordValues } from './recovery-rules.ts'
import type { RecoveryState, ResetPasswordStatus } from './recovery-state.ts'
import { ServiceLine } from './service-line.tsx'
import { useFailureFocus } from './use-failure-focus.ts'
import { useFaultWords } from './use-fault-words.ts'

/** What the form is given beside its state. */
export interface ResetPasswordFields {
  /** Whose link it is; null until it is known. */
  account: string | null
  rule: FieldPlan
  /** Opens customer service; no line without it. */
  onService: (() => void) | undefined
  onSubmit(values: PasswordValues): void
  /** Another look at a link that could not be looked at. */
  onRetry(): void
  /** The link is spent: another letter is asked for. */
  onForgot(): void
  /** The password is set. */
  onLogin(): void
}

export type ResetPasswordFormProps = RecoveryState<ResetPasswordStatus> & ResetPasswordFields

/** The new password that the link of an e-mail sets (A9). */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { status, account } = props
  const { t } = useLingui()
  const message = useRef<HTMLDivElement>(null)
  // The dialog opened on a flame: whoever reads on begins at what has come of it.
  useEffect(() => message.current?.focus(), [status, props.failures])
  if (status === 'done') return <PasswordSet onLogin={props.onLogin} />
  if (status === 'spent') {
    return (
      <div className="flex flex-col gap-4">
        <Alert
          ref={message}
          tabIndex={-1}
          tone="warning"
        >{t`This link has been used or has expired. Ask for a new one`}</Alert>
        <Button
          variant="primary"
          size="lg"
          block
          onClick={props.onForgot}
        >{t`Get a new link`}</Button>
        <ServiceLine onService={props.onService} />
      </div>
    )
  }
  if (account !== null) return <NewPasswordForm {...props} account={account} />
  if (status === 'checking') {
    return (
      <div className="grid min-h-40 place-items-center">
        <FlameLoader label={t`Checking the link`} />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <RecoveryAlert state={props} ref={message} />
      <Button variant="primary" size="lg" block onClick={props.onRetry}>{t`Try again`}</Button>
      <ServiceLine onService={props.onService} />
    </div>
  )
}

function NewPasswordForm(props: ResetPasswordFormProps & { account: string }) {
  const { account, rule } = props
  const { t } = useLingui()
  const words = useFaultWords()
  const root = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const form = useForm<Partial<PasswordValues>, unknown, PasswordValues>({
    resolver: valibotResolver(passwordSchema(rule, account, false)),
  })
  const { register, handleSubmit, formState, setError, setFocus, control } = form
  const { errors } = formState
  const typed = useWatch({ control, name: 'newPassword' }) ?? ''

  const wrong = (message: string) => () =>
    setError('newPassword', { message }, { shouldFocus: true })
  useFailureFocus(props, {
    trivial: wrong('trivial'),
    rule: wrong('rule'),
    otherwise: () => alert.current?.focus(),
  })

  useEffect(() => setFocus('newPassword'), [setFocus])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    takeWhatStands(root, form, ['newPassword', 'confirmNewPassword'])
    void handleSubmit((values) => props.onSubmit(values))(event)
  }

  return (
    <Form ref={root} summary={<RecoveryAlert state={props} ref={alert} />} onSubmit={submit}>
      <DescriptionList>
        <DescriptionItem term={t`Account`}>
          <strong className="type-title-sm">{account}</strong>
        </DescriptionItem>
      </DescriptionList>
      {/* Password managers keep the new one under this name. */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <NewPasswordField
        {...register('newPassword')}
        rule={rule}
        typed={typed}
        fault={errors.newPassword?.message}
      />
      <Field
        label={t`Confirm new password`}
        error={words(errors.confirmNewPassword?.message, t`Confirm new password`)}
        required
      >
        <PasswordInput
          {...register('confirmNewPassword')}
          autoComplete="new-password"
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={props.status === 'sending'}
        busyLabel={t`Setting the password`}
      >
        {t`Reset password`}
      </Button>
      <ServiceLine onService={props.onService} />
    </Form>
  )
}
