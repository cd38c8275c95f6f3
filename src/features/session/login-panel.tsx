import { useLingui } from '@lingui/react/macro'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

/** The login form as a page of its own. */
export function LoginPanel(form: LoginFormProps) {
  const { t } = useLingui()
  return (
    <section className="mx-auto flex w-full max-w-[440px] flex-col gap-4 md:rounded-dialog md:border md:border-subtle md:bg-surface md:p-8">
      <h1 className="type-display-sm">{t`Welcome back`}</h1>
      <LoginForm {...form} />
    </section>
  )
}
