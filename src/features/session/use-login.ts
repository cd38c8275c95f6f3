import { useAction } from '#client/index.ts'
import { login } from '#contract/index.ts'
import { type Remembered, vault as browserVault, type Vault } from '#platform/index.ts'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { type DraftName, forgetDrafts } from './drafts.ts'
import { disprovesPassword, problemOf, wantsCaptcha } from './login-problem.ts'
import { isTrivial, loginInput, type LoginValues } from './login-rules.ts'
import { loginReducer, type LoginState, startOfLogin } from './login-state.ts'
import { useBotCheck } from './use-bot-check.ts'
import { useCaptcha } from './use-captcha.ts'
import { useTokenStore } from './use-session.ts'

/** What a fresh session says about its account (section 4, Login). */
export interface SignedIn {
  firstTimeLogin: boolean
  passwordExpired: boolean
  /** The password is 123456: it must be changed, whatever the server says (decision 34). */
  passwordTrivial: boolean
  /** What they came in by, for a change that is forced; it goes nowhere but there. */
  password: string
}

export interface LoginOptions {
  /** Whether the form is on the page; every showing begins with a clean slate. @default true */
  shown?: boolean
  /** The session is open; where to go now is the page's affair. */
  onSignedIn(signedIn: SignedIn): void
  /** @default the browser's own */
  vault?: Vault
}

/** Everything the login form is given, but the links it shows. */
export type Login = LoginState & {
  /** Whom the form may be filled with; null while nobody is known. */
  remembered: Remembered | null
  onSubmit(values: LoginValues): void
  onRefreshCaptcha(): void
  onSkipCaptcha(): void
  /** The tick of "remember me" was taken away. */
  onForget(): void
  /** Somebody is in the form: what its sending takes long for begins now. */
  onTouch(): void
  draft: DraftName
}

/** Opens a session (section 4, Login). */
export function useLogin({ shown = true, onSignedIn, vault = browserVault }: LoginOptions): Login {
  const [state, dispatch] = useReducer(loginReducer, startOfLogin)
  const [remembered, setRemembered] = useState<Remembered | null>(null)
  const { run } = useAction(login)
  const tokens = useTokenStore()
  const bots = useBotCheck()
  const busy = useRef(false)
  const pictures = useCaptcha({
    ask: () => dispatch({ type: 'captcha-asked' }),
    come: (captcha) => dispatch({ type: 'captcha-came', captcha }),
  })

  const open = useEffectEvent((fill: (remembered: Remembered | null) => void) => {
    dispatch({ type: 'opened' })
    // The picture of last time is two minutes old, or will be before anybody has typed it.
    if (state.captcha) pictures.fetch()
    void vault.recall().then(fill)
  })
  useEffect(() => {
    if (!shown) return
    let current = true
    open((found) => current && setRemembered(found))
    return () => {
      current = false
      // What was known last time may have been forgotten since.
      setRemembered(null)
    }
  }, [shown])

  const fail = (error: unknown) => {
    const problem = problemOf(error)
    if (!problem) return dispatch({ type: 'opened' })
    if (disprovesPassword(problem)) void vault.forgetPassword()
    dispatch({ type: 'refused', problem, wantsCaptcha: wantsCaptcha(error) })
  }

  const attempt = async (values: LoginValues) => {
    const { username, password, remember } = values
    dispatch({ type: 'submitted' })
    const [botProof, work] = await Promise.all([bots.prove(), pictures.settled()])
    const picture = work ?? state.captcha
    const answer = await run(loginInput(values, picture, botProof)).catch(fail)
    if (!answer) return
    void (remember ? vault.keep(username, password) : vault.forget())
    forgetDrafts()
    // As the server spells it: what is kept for an account is kept by this name.
    tokens.open(answer.token, answer.account ?? username)
    dispatch({ type: 'signed-in' })
    const { firstTimeLogin, passwordExpired } = answer
    const passwordTrivial = isTrivial(password)
    onSignedIn({ firstTimeLogin, passwordExpired, passwordTrivial, password })
  }

  // A picture that the flow waits for, and that nobody has asked for yet.
  const { failures, captcha } = state
  const fetchNext = useEffectEvent(() => {
    if (captcha?.status === 'loading') pictures.fetch()
  })
  useEffect(() => {
    if (failures > 0) fetchNext()
  }, [failures])

  return {
    ...state,
    remembered,
    onSubmit(values) {
      if (busy.current) return
      busy.current = true
      void attempt(values).finally(() => {
        busy.current = false
      })
    },
    onRefreshCaptcha: pictures.refresh,
    onSkipCaptcha: pictures.skip,
    onForget: () => void vault.forget(),
    onTouch: bots.warm,
    draft: 'login',
  }
}
