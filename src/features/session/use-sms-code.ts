import { useAction } from '#client/index.ts'
import {
  bindSmsCode,
  forgotSmsCode,
  loginSmsCode,
  type Mobile,
  registerSmsCode,
  type SmsPurpose,
} from '#contract/index.ts'
import { useBrand } from '#features/site/index.ts'
import { inTime } from '#platform/in-time.ts'
import { useReducer, useRef } from 'react'
import {
  type Confirm,
  identityFailed,
  type PhoneIdentity,
} from './phone-identity/phone-identity.ts'
import { countdownIn, isCodeProblem, smsProblemOf } from './sms-code-problem.ts'
import {
  type Countdown,
  countdownOf,
  isSameMobile,
  smsCodeReducer,
  type SmsCodeState,
  startOfSmsCode,
} from './sms-code-rules.ts'
import { useBotCheck } from './use-bot-check.ts'

const calls = {
  login: loginSmsCode,
  register: registerSmsCode,
  forgot: forgotSmsCode,
  bind: bindSmsCode,
} as const

/** What shows, beside a form's number, that it is the sender's; spread into the form's call. */
export type SmsProof = { verificationCode: string } | { firebaseIdToken: string }

/** What a form does with the SMS code (A5). */
export interface SmsCode {
  /** For `SmsCodeField`. */
  state: SmsCodeState
  /**
   * Asks for a code. The number has been looked at before (`readMobile`).
   * @param shown the digits as they were typed, for the words that tell where it went
   */
  request(mobile: Mobile, shown: string): Promise<void>
  /**
   * The code as the form's call takes it. Null when it can be none: the field then says why.
   * @param code digits alone
   */
  prove(code: string): Promise<SmsProof | null>
  /** @returns whether a refused form was refused for its code, which the field then says */
  refuse(error: unknown): boolean
  /** The message was read, or the form is shown anew. */
  dismiss(): void
}

/** Fetched when the first code is asked for. */
async function loadIdentity(apiKey: string): Promise<PhoneIdentity> {
  const [{ createFirebase }, { recaptcha }] = await inTime(
    Promise.all([import('./phone-identity/firebase.ts'), import('./phone-identity/recaptcha.ts')]),
  ).catch(() => {
    throw identityFailed('auth/network-request-failed')
  })
  return createFirebase({ apiKey, recaptcha })
}

const secondsIn = ({ until, offset }: Countdown) =>
  until === null ? 0 : (until - Date.now() - offset) / 1000

/** Codes by SMS for one purpose. */
export function useSmsCode({ purpose }: { purpose: SmsPurpose }): SmsCode {
  const [state, dispatch] = useReducer(smsCodeReducer, startOfSmsCode)
  // The four calls are alike but in whom they answer.
  const { run } = useAction(calls[purpose] as typeof loginSmsCode)
  const human = useBotCheck()
  const busy = useRef(false)
  const { phoneIdentity } = useBrand()
  // What the server has counted, and phone identity has not sent yet.
  const granted = useRef<{ mobile: Mobile; countdown: Countdown } | null>(null)
  const confirm = useRef<Confirm | null>(null)
  // A code proves the number once; a form that is refused for something else is sent again with this.
  const proven = useRef<{ code: string; firebaseIdToken: string } | null>(null)

  const askServer = async (mobile: Mobile): Promise<Countdown> => {
    const { mobileNum, countryDialingCode } = mobile
    const botProof = await human.prove()
    const answer = await run({
      mobileNum,
      countryDialingCode,
      ...(botProof === null ? {} : { botProof }),
    })
    return countdownOf(answer, Date.now())
  }

  /** With phone identity the server only counts: the page has the code sent. */
  const askIdentity = async (mobile: Mobile, apiKey: string): Promise<Countdown> => {
    const again = granted.current
    const waits = again && isSameMobile(again.mobile, mobile) && secondsIn(again.countdown) > 0
    const countdown = waits ? again.countdown : await askServer(mobile)
    granted.current = { mobile, countdown }
    confirm.current = null
    proven.current = null
    const identity = await loadIdentity(apiKey)
    // A server may want the zero of home; from abroad, which is how this goes, there is none.
    const national = mobile.mobileNum.replace(/^0+/, '')
    confirm.current = await identity.send(`+${mobile.countryDialingCode}${national}`)
    granted.current = null
    return countdown
  }

  const ask = async (mobile: Mobile, to: string) => {
    dispatch({ type: 'asked' })
    try {
      const countdown = phoneIdentity
        ? await askIdentity(mobile, phoneIdentity.apiKey)
        : await askServer(mobile)
      dispatch({ type: 'sent', to, countdown })
    } catch (error) {
      const countdown = countdownIn(error, Date.now())
      if (countdown) return dispatch({ type: 'told-to-wait', to, countdown })
      const problem = smsProblemOf(error)
      dispatch(problem ? { type: 'refused', problem, again: true } : { type: 'dismissed' })
    }
  }

  return {
    state,
    async request(mobile, shown) {
      if (busy.current) return
      busy.current = true
      await ask(mobile, shown).finally(() => {
        busy.current = false
      })
    },
    async prove(code) {
      if (!phoneIdentity) return { verificationCode: code }
      try {
        if (proven.current?.code !== code) {
          if (!confirm.current) throw identityFailed('auth/code-expired')
          proven.current = { code, firebaseIdToken: await confirm.current(code) }
        }
        return { firebaseIdToken: proven.current.firebaseIdToken }
      } catch (error) {
        const problem = smsProblemOf(error) ?? ({ status: 'unverified' } as const)
        dispatch({ type: 'refused', problem })
        return null
      }
    },
    refuse(error) {
      const problem = smsProblemOf(error)
      if (!isCodeProblem(problem)) return false
      if (problem.status !== 'mobile-wrong') proven.current = null
      dispatch({ type: 'refused', problem })
      return true
    },
    dismiss: () => dispatch({ type: 'dismissed' }),
  }
}
