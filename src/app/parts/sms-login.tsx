import { SmsLoginForm } from '#features/session/sms-login-form.tsx'
import { useSmsLogin } from '#features/session/use-sms-login.ts'
import { useAfterLogin } from '../use-after-login.ts'

export interface SmsLoginPartProps {
  /** Whether its form is on the page. */
  shown: boolean
  registerHref: string | undefined
}

/** Number and code, alive. */
export function SmsLoginPart({ shown, registerHref }: SmsLoginPartProps) {
  const form = useSmsLogin({ shown, onSignedIn: useAfterLogin() })
  return <SmsLoginForm {...form} forgotHref="/forgot-password" registerHref={registerHref} />
}
