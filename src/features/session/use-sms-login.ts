import { useAction } from '#client/index.ts'
import { login } from '#contract/index.ts'
import {
  type MobileMemory,
  phoneRulesNow,
  type PhoneWireRule,
  type RememberedMobile,
  rememberedMobile as browserMemory,
} from '#platform/index.ts'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { type DraftName, forgetDrafts } from './drafts.ts'
import type { SmsCodeState } from './sms-code-rules.ts'
import type { MobileRead, SmsLoginValues } from './sms-login-rules.ts'
import {
  smsLoginProblemOf,
  smsLoginReducer,
  type SmsLoginState,
  startOfSmsLogin,
} from './sms-login-state.ts'
import { type Countries, useCountries } from './use-countries.ts'
import { useBotCheck } from './use-bot-check.ts'
import type { SignedIn } from './use-login.ts'
import { useMobileRule } from './use-mobile-rule.ts'
import { useTokenStore } from './use-session.ts'
import { useSmsCode } from './use-sms-code.ts'

export interface SmsLoginOptions {
  /** Whether the form is on the page; every showing begins with a clean slate. @default true */
  shown?: boolean
  /** The session is open; where to go now is the page's affair. */
  onSignedIn(signedIn: SignedIn): void
  /** @default the browser's own */
  memory?: MobileMemory
}

/** Everything the SMS login's form is given, but the links it shows. */
export type SmsLogin = SmsLoginState &
  Countries & {
    rule: PhoneWireRule
    code: SmsCodeState
    /** What the number may be filled with; null while nobody is known. */
    remembered: RememberedMobile | null
    onRequestCode(mobile: MobileRead): void
    onDismissCode(): void
    onSubmit(values: SmsLoginValues): void
    /** The tick of "remember me" was taken away. */
    onForget(): void
    /** Somebody is in the form: what its sending takes long for begins now. */
    onTouch(): void
    draft: DraftName
  }

/** Opens a session by a code that was sent (A2). */
export function useSmsLogin(options: SmsLoginOptions): SmsLogin {
  const { shown = true, onSignedIn, memory = browserMemory } = options
  const [state, dispatch] = useReducer(smsLoginReducer, startOfSmsLogin)
  const [remembered, setRemembered] = useState<RememberedMobile | null>(null)
  const { run } = useAction(login)
  const places = useCountries()
  const rule = useMobileRule()
  const code = useSmsCode({ purpose: 'login' })
  const bots = useBotCheck()
  const tokens = useTokenStore()
  const busy = useRef(false)

  const open = useEffectEvent(() => {
    dispatch({ type: 'opened' })
    code.dismiss()
    setRemembered(memory.recall())
  })
  useEffect(() => {
    if (shown) open()
  }, [shown])

  const fail = (error: unknown) => {
    if (code.refuse(error))
      return dispatch({ type: 'refused', problem: { status: 'code-refused' } })
    const problem = smsLoginProblemOf(error)
    dispatch(problem ? { type: 'refused', problem } : { type: 'opened' })
  }

  const attempt = async ({ mobile, code: typed, remember }: SmsLoginValues) => {
    const { mobileNum, countryDialingCode, country, digits } = mobile
    dispatch({ type: 'submitted' })
    const proof = await code.prove(typed)
    if (!proof) return dispatch({ type: 'refused', problem: { status: 'code-refused' } })
    const answer = await run({
      username: mobileNum,
      countryDialingCode,
      type: 'sms',
      ...('firebaseIdToken' in proof
        ? { password: typed, firebaseIdToken: proof.firebaseIdToken }
        : { password: proof.verificationCode }),
    }).catch(fail)
    if (!answer) return
    if (remember) memory.keep({ country, digits })
    else memory.forget()
    forgetDrafts()
    tokens.open(answer.token, answer.account ?? digits)
    dispatch({ type: 'signed-in' })
    // Nobody was asked for a password, so none is forced to change (section 4).
    const { firstTimeLogin } = answer
    onSignedIn({ firstTimeLogin, passwordExpired: false, passwordTrivial: false, password: '' })
  }

  return {
    ...state,
    ...places,
    rule,
    code: code.state,
    remembered,
    onRequestCode: (mobile) => {
      const { digits, country } = mobile
      // As it is written at home, however it was typed.
      void code.request(mobile, phoneRulesNow()?.atHome(digits, country) ?? digits)
    },
    onDismissCode: code.dismiss,
    onSubmit(values) {
      if (busy.current) return
      busy.current = true
      void attempt(values).finally(() => {
        busy.current = false
      })
    },
    onForget: memory.forget,
    onTouch: bots.warm,
    draft: 'sms-login',
  }
}
