import { useLingui } from '@lingui/react/macro'
import { ArrowLeftIcon, Link } from '#components/index.ts'
import type { ReactNode } from 'react'
import { RegisterForm } from './register-form.tsx'
import { RegisterLead } from './register-lead.tsx'
import type { RegisterFormProps } from './register-props.ts'

export interface RegisterPanelProps {
  form: RegisterFormProps
  /** The ways in by somebody else (A3). */
  social?: ReactNode
  /** What the house has for new members, beside the form or under it. */
  aside?: ReactNode
}

/** The registration form as a page of its own. */
export function RegisterPanel({ form, social, aside }: RegisterPanelProps) {
  const { t } = useLingui()
  return (
    <div className="mx-auto grid w-full max-w-[588px] grid-cols-[minmax(0,1fr)] items-start gap-8 lg:max-w-[1020px] lg:grid-cols-[minmax(0,588px)_minmax(0,1fr)]">
      <section className="flex flex-col gap-4 md:rounded-dialog md:border md:border-subtle md:bg-surface md:p-8">
        <Link variant="standalone" href="/" className="self-start">
          <ArrowLeftIcon size="sm" className="rtl:-scale-x-100" />
          {t`Back to home`}
        </Link>
        <div>
          <h1 className="type-display-sm">{t`Create an account`}</h1>
          <RegisterLead className="mt-1 text-secondary" />
        </div>
        <RegisterForm {...form} />
        {social}
      </section>
      {aside}
    </div>
  )
}
