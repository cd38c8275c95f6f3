import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LoginForm, type LoginFormProps } from './login-form.tsx'
import { LoginMethods } from './login-methods.tsx'

export type LoginPanelProps = LoginFormProps & {
  /** The other way in: number and code (A2). @default none */
  sms?: ReactNode
  /** The ways in by somebody else (A3). */
  social?: ReactNode
}

/** The login form as a page of its own. */
export function LoginPanel({ sms, social, ...form }: LoginPanelProps) {
  const { t } = useLingui()
  return (
    <section className="mx-auto flex w-full max-w-[440px] flex-col gap-4 md:rounded-dialog md:border md:border-subtle md:bg-surface md:p-8">
      <h1 className="type-display-sm">{t`Welcome back`}</h1>
      <LoginMethods sms={sms}>
        <LoginForm {...form} />
      </LoginMethods>
      {social}
    </section>
  )
}
