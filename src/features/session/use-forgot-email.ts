import { forgotByEmail } from '#contract/index.ts'
import { useEffect, useEffectEvent } from 'react'
import type { ForgotEmailFields } from './forgot-email-form.tsx'
import type { ForgotEmailStatus, RecoveryState } from './recovery-state.ts'
import { useBotCheck } from './use-bot-check.ts'
import { useRecovery } from './use-recovery.ts'

/** Everything the form is given, but its links. */
export type ForgotEmail = RecoveryState<ForgotEmailStatus> & Omit<ForgotEmailFields, 'onService'>

/**
 * A lost password by e-mail (section 4, Forgot password).
 * @param shown whether the form is on the page; every showing begins with a clean slate
 */
export function useForgotEmail(shown: boolean): ForgotEmail {
  const human = useBotCheck()
  const { state, dispatch, attempt } = useRecovery<typeof forgotByEmail, ForgotEmailStatus>(
    forgotByEmail,
    { no_account: 'no-account' },
    { status: 'idle', failures: 0 },
  )
  const open = useEffectEvent(() => dispatch({ type: 'opened' }))
  useEffect(() => {
    if (shown) open()
  }, [shown])

  return {
    ...state,
    onTouch: human.warm,
    draft: 'forgot-email',
    onSubmit(values) {
      attempt(
        async () => {
          const botProof = await human.prove()
          return { ...values, ...(botProof === null ? {} : { botProof }) }
        },
        () => dispatch({ type: 'came', status: 'done' }),
      )
    },
  }
}
