import { LoginDialog } from '#features/session/login-dialog.tsx'
import { useLogin } from '#features/session/use-login.ts'
import { useCanJoin, useFlagsOn } from '#features/site/index.ts'
import { BotCheckPart } from '../parts/bot-check.tsx'
import { SocialPart } from '../parts/social.tsx'
import { SmsLogin } from '../sms-login.tsx'
import { useAfterLogin } from '../use-after-login.ts'
import { useToForm } from '../use-to-form.ts'
import { DrawnAhead } from './drawn-ahead.tsx'
import type { OverlayProps } from './overlays.tsx'

/** The login form over the page one is on; afterwards one stays there, or gets what one wanted. */
export default function LoginOverlay({ open, onOpenChange, request }: OverlayProps) {
  const flags = useFlagsOn()
  const form = useLogin({ shown: open, onSignedIn: useAfterLogin() })
  const to = useToForm()
  const ways = {
    forgotHref: '/forgot-password',
    onForgot: () => to('forgot'),
    registerHref: useCanJoin() ? '/register' : undefined,
    onRegister: () => to('register'),
  }
  return (
    <DrawnAhead open={open}>
      {(drawn) => (
        <LoginDialog
          open={drawn}
          onOpenChange={onOpenChange}
          password={request.password}
          social={
            <>
              <SocialPart />
              <BotCheckPart />
            </>
          }
          form={{ ...form, ...ways }}
          sms={flags.has('MOBILEVERCODELOGIN3') && <SmsLogin shown={open} {...ways} />}
        />
      )}
    </DrawnAhead>
  )
}
