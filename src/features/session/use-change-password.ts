import { CallError } from '#client/index.ts'
import { changePassword } from '#contract/index.ts'
import { vault as browserVault, type Vault } from '#platform/index.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChangePasswordFormProps } from './change-password-form.tsx'
import { type ForcedChange, forgetForced, rememberForced } from './forced-change.ts'
import type { ChangePasswordStatus } from './recovery-state.ts'
import { usePasswordRule } from './use-password-rule.ts'
import { useRecovery } from './use-recovery.ts'
import { useAccount, useTokenStore } from './use-session.ts'

/**
 * What has become of the password when the session is over: it is the new one, or the old one still; or
 * nobody knows, since no answer came to an attempt that may have ended the session.
 */
export type PasswordOutcome = 'set' | 'maybe' | 'kept'

/** Whether the server may have done what it was asked. */
const isOpen = (error: unknown): boolean =>
  !(error instanceof CallError && error.failure === 'refused' && error.status < 500)

export interface ChangePasswordOptions {
  shown: boolean
  /** Set when it must be; its password is then known, unless the page was loaded anew. */
  forced: ForcedChange | null
  /** The session is over, and the login dialog is next. */
  onChanged(outcome: PasswordOutcome): void
  /** @default the browser's own */
  vault?: Vault
}

/** Changes a known password (section 4, Change password). */
export function useChangePassword(options: ChangePasswordOptions): ChangePasswordFormProps {
  const { shown, forced, onChanged, vault = browserVault } = options
  const signedIn = useAccount()
  // Whose password it is stays said when the session ends meanwhile, in another tab or by its time.
  const [account, setAccount] = useState(signedIn)
  if (signedIn !== null && signedIn !== account) setAccount(signedIn)
  const rule = usePasswordRule()
  const tokens = useTokenStore()
  const { state, dispatch, attempt } = useRecovery<typeof changePassword, ChangePasswordStatus>(
    changePassword,
    {
      password_wrong: 'old-wrong',
      password_same: 'same',
      password_rule: 'rule',
      password_trivial: 'trivial',
    },
    { status: 'idle', failures: 0 },
  )

  // One that turned out wrong is not known after all: somebody changed it elsewhere.
  const [stale, setStale] = useState(false)
  const unanswered = useRef(false)
  const open = useEffectEvent(() => {
    setStale(false)
    unanswered.current = false
    dispatch({ type: 'opened' })
  })
  useEffect(() => {
    if (shown) open()
  }, [shown])
  const reason = forced?.reason ?? null
  useEffect(() => {
    if (shown && reason) rememberForced(reason)
  }, [shown, reason])

  const leave = (outcome: PasswordOutcome) => {
    forgetForced()
    // A remembered password is the old one now (decision 27).
    if (outcome !== 'kept') void vault.forgetPassword()
    tokens.close()
    onChanged(outcome)
  }

  const known = forced?.password ?? null
  return {
    ...state,
    account: account ?? '',
    reason,
    asksOld: known === null || stale,
    rule,
    onSubmit(values) {
      attempt(
        async () => ({ ...values, oldPassword: values.oldPassword || (known ?? '') }),
        () => {
          dispatch({ type: 'came', status: 'done' })
          leave('set')
        },
        (error) => {
          // The session is over already: there is nothing to change here any more.
          const over = error instanceof CallError && error.status === 401
          unanswered.current ||= isOpen(error)
          if (over) leave(unanswered.current ? 'maybe' : 'kept')
          else if (error instanceof CallError && error.code === 'password_wrong') setStale(true)
          return over
        },
      )
    },
  }
}
