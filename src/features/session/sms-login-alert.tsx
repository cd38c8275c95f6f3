import { useLingui } from '@lingui/react/macro'
import { ProblemAlert } from '#features/site/index.ts'
import type { Ref } from 'react'
import { LoginAlert } from './login-alert.tsx'
import type { SmsLoginState } from './sms-login-state.ts'

/** The message above the fields of the SMS login. */
export function SmsLoginAlert(props: {
  id: string
  state: SmsLoginState
  ref?: Ref<HTMLDivElement>
}) {
  const { id, state, ref } = props
  const { t } = useLingui()
  // Its field says it.
  if (state.status === 'code-refused') return null
  if (state.status !== 'no-account') {
    return <LoginAlert id={id} ref={ref} state={{ ...state, captcha: null }} />
  }
  return (
    <ProblemAlert id={id} ref={ref} failures={state.failures}>
      {t`No account has this mobile number. Check it or create an account`}
    </ProblemAlert>
  )
}
