import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import {
  Button,
  Checkbox,
  Field,
  Form,
  LockIcon,
  PasswordInput,
  TextInput,
  UserIcon,
} from '#components/index.ts'
import type { Remembered } from '#platform/index.ts'
import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { type DraftName, useDraft } from './drafts.ts'
import { ForgotLink } from './forgot-link.tsx'
import { JoinLine } from './join-line.tsx'
import { LoginAlert } from './login-alert.tsx'
import { asksDigits, loginSchema, type LoginValues } from './login-rules.ts'
import { focusAfter, type LoginState } from './login-state.ts'
import { PictureField } from './picture-field.tsx'

export type LoginFormProps = LoginState & {
  /** Whom the empty form is filled with, once known. @default null */
  remembered?: Remembered | null
  /** Where a lost password is replaced; no link without it. */
  forgotHref?: string | undefined
  /** Instead of following `forgotHref`. */
  onForgot?: (() => void) | undefined
  /** Where accounts are made; no link without it. */
  registerHref?: string | undefined
  /** Instead of following `registerHref`. */
  onRegister?: (() => void) | undefined
  onSubmit(values: LoginValues): void
  /** Another picture. */
  onRefreshCaptcha(): void
  /** Work instead of the picture (decision 33). */
  onSkipCaptcha?(): void
  /** The tick of "remember me" was taken away. */
  onForget?(): void
  /** The first and every further field got the focus. */
  onTouch?(): void
  /** Keeps what is typed while the form is away. @default nothing is kept */
  draft?: DraftName
}

const textFields = ['username', 'password', 'captcha'] as const

function textInput(form: HTMLFormElement | null, name: (typeof textFields)[number]) {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : null
}

/**
 * User name and password, and a picture once the server asks for it. What was typed stays, whatever
 * the server says.
 */
export function LoginForm(props: LoginFormProps) {
  const { captcha, remembered = null, onForget } = props
  const { t } = useLingui()
  const root = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const alertId = useId()
  const form = useForm<Partial<LoginValues>, unknown, LoginValues>({
    // No default values: they would wipe what was typed, or filled in, before hydration.
    resolver: valibotResolver(loginSchema(asksDigits(captcha))),
  })
  const { register, handleSubmit, formState, getValues, setValue } = form
  const { errors } = formState
  useDraft(props.draft, form, ['captcha'])

  const fill = useEffectEvent(({ username, password }: Remembered) => {
    if (getValues('username') || getValues('password')) return
    setValue('username', username)
    setValue('password', password ?? '')
    setValue('remember', true)
  })
  useEffect(() => {
    if (remembered) fill(remembered)
  }, [remembered])

  const picture = captcha?.status === 'ready' ? captcha.id : null
  useEffect(() => {
    // The digits belong to one picture.
    if (picture !== null) setValue('captcha', '')
  }, [picture, setValue])

  const moveFocus = useEffectEvent(() => {
    const target = focusAfter(props)
    if (target === 'alert') alert.current?.focus()
    else if (target) textInput(root.current, target)?.focus()
  })
  useEffect(() => {
    if (props.failures > 0) moveFocus()
  }, [props.failures])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Some browsers and password managers fill fields without a word to the page.
    for (const name of textFields) {
      const input = textInput(event.currentTarget, name)
      if (input && input.value !== getValues(name)) setValue(name, input.value)
    }
    void handleSubmit((values) => props.onSubmit(values))(event)
  }

  const fieldError = (name: (typeof textFields)[number], field: string) =>
    errors[name] && t`${field} can’t be empty`
  const wrong = props.status === 'rejected' || props.status === 'captcha'
  const remember = register('remember', {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (!event.target.checked) onForget?.()
    },
  })

  return (
    <Form
      ref={root}
      summary={<LoginAlert id={alertId} state={props} ref={alert} />}
      onSubmit={submit}
      onFocus={props.onTouch}
    >
      <Field label={t`User name`} error={fieldError('username', t`User name`)} required>
        <TextInput
          {...register('username')}
          iconStart={<UserIcon />}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      <Field label={t`Password`} error={fieldError('password', t`Password`)} required>
        <PasswordInput
          {...register('password')}
          iconStart={<LockIcon />}
          autoComplete="current-password"
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          {...(wrong ? { 'aria-invalid': true, 'aria-describedby': alertId } : {})}
        />
      </Field>
      {captcha && (
        <PictureField
          {...captcha}
          input={register('captcha')}
          error={fieldError('captcha', t`Code in the picture`)}
          onRefresh={props.onRefreshCaptcha}
          onSkip={props.onSkipCaptcha}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox {...remember} label={t`Remember me`} />
        <ForgotLink href={props.forgotHref} onForgot={props.onForgot} />
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={props.status === 'submitting' || props.status === 'signed-in'}
        busyLabel={t`Logging in`}
      >
        {t`Log in`}
      </Button>
      <JoinLine href={props.registerHref} onJoin={props.onRegister} />
    </Form>
  )
}
