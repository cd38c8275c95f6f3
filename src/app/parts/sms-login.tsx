import { SmsLoginForm, type SmsLoginFormProps } from '#features/session/sms-login-form.tsx'
import { useSmsLogin } from '#features/session/use-sms-login.ts'
import { useAfterLogin } from '../use-after-login.ts'

export type SmsLoginPartProps = {
  /** Whether its form is on the page. */
  shown: boolean
} & Pick<SmsLoginFormProps, 'forgotHref' | 'onForgot' | 'registerHref' | 'onRegister'>

/** Number and code, alive. */
export function SmsLoginPart({ shown, ...ways }: SmsLoginPartProps) {
  const form = useSmsLogin({ shown, onSignedIn: useAfterLogin() })
  return <SmsLoginForm {...form} {...ways} />
}
