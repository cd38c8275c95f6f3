import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { Button, Form } from '#components/index.ts'
import type { FieldPlan } from '#contract/index.ts'
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type DraftName, useDraft } from './drafts.ts'
import { takeWhatStands } from './filled-in.ts'
import { MobileField } from './mobile-field.tsx'
import type { MobileEntry, MobileFault } from './mobile-rules.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordSet } from './password-set.tsx'
import { RecoveryAlert } from './recovery-alert.tsx'
import { mobileSchema, type MobileValues } from './recovery-rules.ts'
import type { ForgotMobileStatus, RecoveryState } from './recovery-state.ts'
import { ServiceLine } from './service-line.tsx'
import { SmsCodeField } from './sms-code-field.tsx'
import type { SmsCodeState } from './sms-code-rules.ts'
import type { Countries } from './use-countries.ts'
import { useFailureFocus } from './use-failure-focus.ts'
import { useFaultWords } from './use-fault-words.ts'

/** What the form is given beside its state. */
export interface ForgotMobileFields {
  countries: Countries['countries']
  /** The number, which the code needs before the form does. */
  mobile: MobileEntry
  /** What is wrong with it. */
  mobileFault: MobileFault | undefined
  code: SmsCodeState
  rule: FieldPlan
  /** Opens customer service; no line without it. */
  onService: (() => void) | undefined
  onMobile(mobile: MobileEntry): void
  /** The form is sent, and not only the number is wrong: say what is wrong with that, too. */
  onCheckMobile(): void
  onRequestCode(): void
  onDismissCode(): void
  onSubmit(values: MobileValues): void
  /** The new password is set, and logging in is what is left to do. */
  onLogin(): void
  /** Somebody is in the form: what its sending takes long for begins now. */
  onTouch?(): void
  /** Keeps what is typed while the form is away. @default nothing is kept */
  draft?: DraftName
}

export type ForgotMobileFormProps = RecoveryState<ForgotMobileStatus> & ForgotMobileFields

/** A lost password by SMS: the number, its code, and the password that holds from now on. */
export function ForgotMobileForm(props: ForgotMobileFormProps) {
  const { mobile, mobileFault, onMobile, code, rule } = props
  const { t } = useLingui()
  const words = useFaultWords()
  const root = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const number = useRef<HTMLInputElement>(null)
  const form = useForm<Partial<MobileValues>, unknown, MobileValues>({
    resolver: valibotResolver(mobileSchema(rule)),
    // The number comes first, and is none of its business.
    shouldFocusError: false,
  })
  const { register, handleSubmit, formState, setError, setFocus, control } = form
  const { errors } = formState
  useDraft(props.draft, form)
  const typed = useWatch({ control, name: 'newPassword' }) ?? ''

  const password = (fault: string) => () =>
    setError('newPassword', { message: fault }, { shouldFocus: true })
  useFailureFocus(props, {
    rule: password('rule'),
    trivial: password('trivial'),
    'no-account': () => number.current?.focus(),
    otherwise: () => alert.current?.focus(),
  })
  useEffect(() => {
    if (mobileFault) number.current?.focus()
  }, [mobileFault])
  const focusCode = useEffectEvent(() => {
    if (code.status === 'code-wrong' || code.status === 'code-expired') setFocus('verificationCode')
  })
  useEffect(() => {
    if (code.failures > 0) focusCode()
  }, [code.failures])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    takeWhatStands(root, form, ['verificationCode', 'newPassword'])
    void handleSubmit(
      (values) => props.onSubmit(values),
      (wrong) => {
        props.onCheckMobile()
        if (mobile.digits === '') number.current?.focus()
        else setFocus(wrong.verificationCode ? 'verificationCode' : 'newPassword')
      },
    )(event)
  }

  if (props.status === 'set') return <PasswordSet onLogin={props.onLogin} />
  return (
    <Form
      ref={root}
      summary={<RecoveryAlert state={props} ref={alert} />}
      onSubmit={submit}
      onFocus={props.onTouch}
    >
      <MobileField
        ref={number}
        name="mobileNum"
        countries={props.countries}
        country={mobile.country}
        value={mobile.digits}
        onValueChange={(digits) => onMobile({ ...mobile, digits })}
        onCountryChange={(country) => onMobile({ ...mobile, country })}
        error={
          mobileFault ??
          (props.status === 'no-account'
            ? t`No account has this number. Use another, or reset by email`
            : undefined)
        }
      />
      <SmsCodeField
        {...register('verificationCode')}
        state={code}
        error={words(errors.verificationCode?.message, t`SMS code`)}
        onRequest={props.onRequestCode}
        onDismiss={props.onDismissCode}
      />
      <NewPasswordField
        {...register('newPassword')}
        rule={rule}
        typed={typed}
        fault={errors.newPassword?.message}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={props.status === 'sending' || props.status === 'done'}
        busyLabel={t`Setting the password`}
      >
        {t`Reset and log in`}
      </Button>
      <ServiceLine onService={props.onService} />
    </Form>
  )
}
