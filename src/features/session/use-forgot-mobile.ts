import { useAction } from '#client/index.ts'
import { type Input, login, type Mobile, resetByMobile } from '#contract/index.ts'
import { vault as browserVault, type Vault } from '#platform/index.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { forgetDrafts, useDraftState } from './drafts.ts'
import type { ForgotMobileFields } from './forgot-mobile-form.tsx'
import { type MobileEntry, type MobileFault, readMobile } from './mobile-rules.ts'
import type { MobileValues } from './recovery-rules.ts'
import type { ForgotMobileStatus, RecoveryState } from './recovery-state.ts'
import { useBotCheck } from './use-bot-check.ts'
import { useCountries } from './use-countries.ts'
import { useMobileRule } from './use-mobile-rule.ts'
import { usePasswordRule } from './use-password-rule.ts'
import { useRecovery } from './use-recovery.ts'
import { useTokenStore } from './use-session.ts'
import { useSmsCode } from './use-sms-code.ts'

export interface ForgotMobileOptions {
  /** Whether the form is on the page; every showing begins with a clean slate. */
  shown: boolean
  /** The password is set and they are in by it; where to go now is the page's affair. */
  onSignedIn(): void
  /** @default the browser's own */
  vault?: Vault
}

/** Everything the form is given, but its links. */
export type ForgotMobile = RecoveryState<ForgotMobileStatus> &
  Omit<ForgotMobileFields, 'onService' | 'onLogin'>

/** A lost password by SMS; afterwards they are in by the new one (section 4, Forgot password). */
export function useForgotMobile(options: ForgotMobileOptions): ForgotMobile {
  const { shown, onSignedIn, vault = browserVault } = options
  const { countries, home } = useCountries()
  const [entry, setEntry] = useDraftState<MobileEntry | null>('forgot-number', null)
  const [mobileFault, setFault] = useState<MobileFault>()
  const mobile = entry ?? { digits: '', country: home }
  const rule = usePasswordRule()
  const numberRule = useMobileRule()
  const code = useSmsCode({ purpose: 'forgot' })
  const human = useBotCheck()
  const tokens = useTokenStore()
  const { run: runLogin } = useAction(login)
  const { state, dispatch, attempt } = useRecovery<typeof resetByMobile, ForgotMobileStatus>(
    resetByMobile,
    {
      no_account: 'no-account',
      password_rule: 'rule',
      password_trivial: 'trivial',
    },
    { status: 'idle', failures: 0 },
  )

  const open = useEffectEvent(() => {
    dispatch({ type: 'opened' })
    setFault(undefined)
    code.dismiss()
  })
  useEffect(() => {
    if (shown) open()
  }, [shown])

  const checkMobile = async (): Promise<Mobile | null> => {
    const read = await readMobile(mobile, countries, { rule: numberRule, ofMember: true })
    setFault(typeof read === 'string' ? read : undefined)
    return typeof read === 'string' ? null : read
  }

  /** The login that follows; whatever becomes of it, the password is the new one. */
  const enter = async (username: string, password: string) => {
    const botProof = await human.prove()
    const proven = botProof === null ? {} : { botProof }
    const input: Input<typeof login> = { username, password, type: 'username', ...proven }
    const answer = await runLogin(input).catch(() => null)
    if (!answer) return dispatch({ type: 'came', status: 'set' })
    forgetDrafts()
    tokens.open(answer.token, username)
    dispatch({ type: 'came', status: 'done' })
    onSignedIn()
  }

  const send = (number: Mobile, { verificationCode, newPassword }: MobileValues) =>
    attempt(
      async () => {
        const proof = await code.prove(verificationCode)
        return proof && { ...number, ...proof, newPassword }
      },
      async (answer) => {
        void vault.forgetPassword()
        // Servers that do not say whose number it is take the number for a user name.
        await enter(answer?.username ?? number.mobileNum, newPassword)
      },
      code.refuse,
    )

  return {
    ...state,
    countries,
    mobile,
    mobileFault,
    code: code.state,
    rule,
    onMobile(next) {
      setEntry(next)
      setFault(undefined)
      if (state.status === 'no-account') dispatch({ type: 'opened' })
    },
    onCheckMobile: () => void checkMobile(),
    onRequestCode() {
      void checkMobile().then((read) => read && code.request(read, mobile.digits))
    },
    onDismissCode: code.dismiss,
    onTouch: human.warm,
    draft: 'forgot-mobile',
    onSubmit(values) {
      void checkMobile().then((read) => read && send(read, values))
    },
  }
}
