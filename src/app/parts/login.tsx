import { LoginPanel } from '#features/session/login-panel.tsx'
import { useLogin } from '#features/session/use-login.ts'

/** The login form, alive. */
export function LoginPart({ registerHref }: { registerHref?: string | undefined }) {
  const form = useLogin({ onSignedIn: () => undefined })
  return <LoginPanel {...form} registerHref={registerHref} />
}
