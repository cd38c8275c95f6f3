import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Form } from '#components/index.ts'
import type { PhoneCountry, PhoneWireRule, RememberedMobile } from '#platform/index.ts'
import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useController, useForm } from 'react-hook-form'
import { type DraftName, useDraft } from './drafts.ts'
import { ForgotLink } from './forgot-link.tsx'
import { JoinLine } from './join-line.tsx'
import { MobileField } from './mobile-field.tsx'
import { type MobileEntry, type MobileFault, readMobile } from './mobile-rules.ts'
import { SmsCodeField } from './sms-code-field.tsx'
import type { SmsCodeState } from './sms-code-rules.ts'
import { SmsLoginAlert } from './sms-login-alert.tsx'
import {
  type MobileRead,
  type SmsLoginFields,
  smsLoginSchema,
  type SmsLoginValues,
} from './sms-login-rules.ts'
import type { SmsLoginState } from './sms-login-state.ts'

export type SmsLoginFormProps = SmsLoginState & {
  /** Whose numbers are taken. */
  countries: readonly PhoneCountry[]
  /** The country to begin with. */
  home: string
  /** The server's rule for the digits of a number. */
  rule: PhoneWireRule
  /** Of `useSmsCode`. */
  code: SmsCodeState
  /** What the empty number is filled with, once known. @default null */
  remembered?: RememberedMobile | null
  /** Where a lost password is replaced; no link without it. */
  forgotHref?: string | undefined
  /** Instead of following `forgotHref`. */
  onForgot?: (() => void) | undefined
  /** Where accounts are made; no link without it. */
  registerHref?: string | undefined
  /** Instead of following `registerHref`. */
  onRegister?: (() => void) | undefined
  /** A code for a number that has been looked at. */
  onRequestCode(mobile: MobileRead): void
  onDismissCode(): void
  onSubmit(values: SmsLoginValues): void
  /** The tick of "remember me" was taken away. */
  onForget?(): void
  /** The first and every further field got the focus. */
  onTouch?(): void
  /** Keeps what is typed while the form is away. @default nothing is kept */
  draft?: DraftName
}

/**
 * A mobile number and the code that was sent to it (A2). What was typed stays, whatever the server
 * says.
 */
export function SmsLoginForm(props: SmsLoginFormProps) {
  const { countries, home, rule, code, remembered = null, status, failures } = props
  const { t } = useLingui()
  const alert = useRef<HTMLDivElement>(null)
  const alertId = useId()
  const form = useForm<SmsLoginFields, unknown, SmsLoginValues>({
    resolver: valibotResolver(smsLoginSchema(countries, rule)),
    defaultValues: { mobile: { digits: '', country: '' } },
  })
  const { register, handleSubmit, formState, getValues, setValue, setFocus, trigger } = form
  const { errors } = formState
  useDraft(props.draft, form)
  const { field } = useController({ control: form.control, name: 'mobile' })
  const { ref: mobileRef, value: entry, onChange, onBlur } = field
  const { digits, country } = entry
  const chosen = country || home

  const fill = useEffectEvent((known: RememberedMobile) => {
    if (getValues('mobile.digits') || !countries.some((one) => one.code === known.country)) return
    setValue('mobile', known)
    setValue('remember', true)
  })
  const couldFill = countries.length
  useEffect(() => {
    if (remembered) fill(remembered)
  }, [remembered, couldFill])

  const moveFocus = useEffectEvent(() => {
    if (status !== 'code-refused') alert.current?.focus()
    else setFocus(code.status === 'mobile-wrong' ? 'mobile' : 'code')
  })
  useEffect(() => {
    if (failures > 0) moveFocus()
  }, [failures])

  /** The country that is shown is the one that is meant, also before anybody has chosen one. */
  const settle = () => {
    if (country === '') setValue('mobile', { digits, country: chosen })
  }
  const change = (next: Partial<MobileEntry>) => {
    if (code.status === 'mobile-wrong') props.onDismissCode()
    // What was wrong with it need not be true any more; the next press looks again.
    form.clearErrors('mobile')
    onChange({ digits, country: chosen, ...next })
  }

  const requestCode = async () => {
    settle()
    // The number first (section 4); where it is wrong, its field says so and gets the focus.
    if (!(await trigger('mobile', { shouldFocus: true }))) return
    const asked = getValues('mobile')
    const read = await readMobile(asked, countries, { rule, ofMember: true })
    if (typeof read !== 'string') props.onRequestCode({ ...asked, ...read })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    settle()
    // Phones fill codes in without a word to the page.
    const input = event.currentTarget.elements.namedItem('code')
    if (input instanceof HTMLInputElement && input.value !== getValues('code')) {
      setValue('code', input.value)
    }
    void handleSubmit((values) => props.onSubmit(values))(event)
  }

  const remember = register('remember', {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (!event.target.checked) props.onForget?.()
    },
  })
  const ofCode = register('code', {
    onChange: () => {
      if (code.status === 'code-wrong') props.onDismissCode()
    },
  })
  const fault = errors.mobile?.message as MobileFault | undefined
  return (
    <Form
      summary={<SmsLoginAlert id={alertId} state={props} ref={alert} />}
      onSubmit={submit}
      onFocus={props.onTouch}
    >
      <MobileField
        ref={mobileRef}
        name="mobile"
        countries={countries}
        country={chosen}
        value={digits}
        onValueChange={(next) => change({ digits: next })}
        onCountryChange={(next) => change({ country: next })}
        onBlur={onBlur}
        error={fault ?? (code.status === 'mobile-wrong' ? 'wrong' : undefined)}
      />
      <SmsCodeField
        {...ofCode}
        state={code}
        error={errors.code && t`Enter the code from the SMS`}
        onRequest={() => void requestCode()}
        onDismiss={props.onDismissCode}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Checkbox {...remember} label={t`Remember me`} />
        <ForgotLink href={props.forgotHref} onForgot={props.onForgot} />
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={status === 'submitting' || status === 'signed-in'}
        busyLabel={t`Logging in`}
      >
        {t`Log in`}
      </Button>
      <JoinLine href={props.registerHref} onJoin={props.onRegister} />
    </Form>
  )
}
