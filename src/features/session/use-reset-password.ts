import { useAction } from '#client/index.ts'
import { resetByLink, resetLink } from '#contract/index.ts'
import { vault as browserVault, type Vault } from '#platform/index.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { recoveryProblem } from './recovery-problem.ts'
import type { RecoveryState, ResetPasswordStatus } from './recovery-state.ts'
import type { ResetPasswordFields } from './reset-password-form.tsx'
import { usePasswordRule } from './use-password-rule.ts'
import { useRecovery } from './use-recovery.ts'
import { useTokenStore } from './use-session.ts'

/** Everything the form is given, but its links. */
export type ResetPassword = RecoveryState<ResetPasswordStatus> &
  Omit<ResetPasswordFields, 'onService' | 'onForgot' | 'onLogin'>

const codes = {
  // A token that is none at all is no better than one that is used up.
  bad_request: 'spent',
  link_spent: 'spent',
  password_rule: 'rule',
  password_trivial: 'trivial',
} as const

/**
 * Sets a new password by the link of an e-mail (A9).
 * @param token what the link carried; null while there is none
 */
export function useResetPassword(
  token: string | null,
  { vault = browserVault }: { vault?: Vault } = {},
): ResetPassword {
  const [account, setAccount] = useState<string | null>(null)
  const rule = usePasswordRule()
  const { run: look } = useAction(resetLink)
  const tokens = useTokenStore()
  const { state, dispatch, attempt } = useRecovery<typeof resetByLink, ResetPasswordStatus>(
    resetByLink,
    codes,
    {
      status: 'checking',
      failures: 0,
    },
  )

  const check = (wanted: string) => {
    dispatch({ type: 'came', status: 'checking' })
    return look({ token: wanted }).then(
      ({ username }) => {
        setAccount(username)
        dispatch({ type: 'opened' })
      },
      (error: unknown) => {
        const problem = recoveryProblem(error, codes)
        if (problem) dispatch({ type: 'refused', problem })
      },
    )
  }
  const begin = useEffectEvent((wanted: string) => void check(wanted))
  useEffect(() => {
    if (token !== null) begin(token)
  }, [token])

  return {
    ...state,
    account,
    rule,
    onRetry: () => token !== null && void check(token),
    onSubmit({ newPassword }) {
      attempt(
        async () => ({ token: token ?? '', newPassword }),
        () => {
          void vault.forgetPassword()
          // Whoever was in here was in by the old password.
          tokens.close()
          dispatch({ type: 'came', status: 'done' })
        },
      )
    },
  }
}
