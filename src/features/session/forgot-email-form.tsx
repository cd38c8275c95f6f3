import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { Button, Field, Form, MailIcon, TextInput, UserIcon } from '#components/index.ts'
import { type FormEvent, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { type DraftName, useDraft } from './drafts.ts'
import { takeWhatStands } from './filled-in.ts'
import { RecoveryAlert } from './recovery-alert.tsx'
import { emailSchema, type EmailValues } from './recovery-rules.ts'
import type { ForgotEmailStatus, RecoveryState } from './recovery-state.ts'
import { ServiceLine } from './service-line.tsx'
import { useFailureFocus } from './use-failure-focus.ts'
import { useFaultWords } from './use-fault-words.ts'

/** What the form is given beside its state. */
export interface ForgotEmailFields {
  /** Opens customer service; no line without it. */
  onService: (() => void) | undefined
  onSubmit(values: EmailValues): void
  /** Somebody is in the form: what its sending takes long for begins now. */
  onTouch?(): void
  /** Keeps what is typed while the form is away. @default nothing is kept */
  draft?: DraftName
}

export type ForgotEmailFormProps = RecoveryState<ForgotEmailStatus> & ForgotEmailFields

/** A lost password by e-mail: whose it is, and where the letter goes. */
export function ForgotEmailForm(props: ForgotEmailFormProps) {
  const { t } = useLingui()
  const words = useFaultWords()
  const root = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const form = useForm<Partial<EmailValues>, unknown, EmailValues>({
    // No default values: they would wipe what was typed, or filled in, before the form was alive.
    resolver: valibotResolver(emailSchema),
  })
  const { register, handleSubmit, formState, setError } = form
  const { errors } = formState
  useDraft(props.draft, form)
  const noAccount = t`No account matches this user name and email. Check both`

  useFailureFocus(props, {
    'no-account': () => setError('email', { message: noAccount }, { shouldFocus: true }),
    otherwise: () => alert.current?.focus(),
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    takeWhatStands(root, form, ['username', 'email'])
    void handleSubmit((values) => props.onSubmit(values))(event)
  }
  const error = (name: keyof EmailValues, label: string) =>
    words(errors[name]?.message, label) ?? errors[name]?.message

  return (
    <Form
      ref={root}
      summary={<RecoveryAlert state={props} ref={alert} />}
      onSubmit={submit}
      onFocus={props.onTouch}
    >
      <Field label={t`User name`} error={error('username', t`User name`)} required>
        <TextInput
          {...register('username')}
          iconStart={<UserIcon />}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={64}
        />
      </Field>
      <Field label={t`Email`} error={error('email', t`Email`)} required>
        <TextInput
          {...register('email')}
          // Not type="email": its own check would say other words, and trims what is typed.
          inputMode="email"
          iconStart={<MailIcon />}
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={254}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={props.status === 'sending' || props.status === 'done'}
        busyLabel={t`Sending the email`}
      >
        {t`Send the email`}
      </Button>
      <ServiceLine onService={props.onService} />
    </Form>
  )
}
