import { useLingui } from '@lingui/react/macro'
import { Link } from '#components/index.ts'
import type { RegistrationMethod } from '#contract/index.ts'

export interface RegisterMethodProps {
  method: RegistrationMethod
  /** The ways that are open. */
  methods: readonly RegistrationMethod[]
  onMethod(method: RegistrationMethod): void
}

/** How one registers; only the other way is a switch (section 2), and none where there is one way. */
export function RegisterMethod({ method, methods, onMethod }: RegisterMethodProps) {
  const { t } = useLingui()
  const other = methods.find((one) => one !== method)
  if (!other) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 type-body-sm text-secondary">
      <span>{method === 'mobile' ? t`With a mobile number` : t`With a user name`}</span>
      <span aria-hidden="true">·</span>
      <Link asChild>
        <button type="button" onClick={() => onMethod(other)}>
          {other === 'mobile' ? t`Use a mobile number instead` : t`Use a user name instead`}
        </button>
      </Link>
    </p>
  )
}
