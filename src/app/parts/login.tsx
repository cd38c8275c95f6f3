import { LoginPanel } from '#features/session/login-panel.tsx'
import { useLogin } from '#features/session/use-login.ts'
import { SmsLogin } from '../sms-login.tsx'
import { BotCheckPart } from './bot-check.tsx'
import { SocialPart } from './social.tsx'
import { useAfterLogin } from '../use-after-login.ts'

export interface LoginPartProps {
  registerHref?: string | undefined
  /** Whether codes by SMS are a way in. */
  sms: boolean
}

/** The login form, alive. */
export function LoginPart({ registerHref, sms }: LoginPartProps) {
  const form = useLogin({ onSignedIn: useAfterLogin() })
  return (
    <LoginPanel
      {...form}
      forgotHref="/forgot-password"
      registerHref={registerHref}
      social={
        <>
          <SocialPart />
          <BotCheckPart />
        </>
      }
      sms={sms && <SmsLogin shown forgotHref="/forgot-password" registerHref={registerHref} />}
    />
  )
}
