import { useAction, useCall } from '#client/index.ts'
import {
  affiliate as affiliateCall,
  type Answer,
  planRegistration,
  register as registerCall,
  registerMobile as registerMobileCall,
  type RegistrationMethod,
  settings as settingsCall,
} from '#contract/index.ts'
import { kept, useFlagsOn, useSite, useStatus } from '#features/site/index.ts'
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import { forgetDrafts, useDraftState } from './drafts.ts'
import { linkCode } from './link-codes.ts'
import { type MobileEntry, type MobileFault, readMobile } from './mobile-rules.ts'
import type { Registration } from './register-props.ts'
import { isShut, registerProblemOf, type SentCodes } from './registration-problem.ts'
import {
  methodOf,
  registerInput,
  type RegisterValues,
  type WayIn,
  wayInOf,
} from './registration-rules.ts'
import {
  fieldOf,
  registerReducer,
  spendsPicture,
  startOfRegistration,
} from './registration-state.ts'
import { useBotCheck } from './use-bot-check.ts'
import { useCaptcha } from './use-captcha.ts'
import { useCountries } from './use-countries.ts'
import { useLinkAffiliate } from './use-link-affiliate.ts'
import { useTokenStore } from './use-session.ts'
import { useSmsCode } from './use-sms-code.ts'

/** A new member, as the success dialog presents them. */
export interface Registered {
  /** The user name that the server made; null for who chose one. */
  account: string | null
  /** What they log in with the next time. */
  wayIn: WayIn
  /** What the house put into the wallet, a decimal string; null for nothing. */
  credit: string | null
}

export interface RegistrationOptions {
  /** Whether the form is on the page; every showing begins with a clean slate. @default true */
  shown?: boolean
  /** Query of the page, which may bring codes and a way. */
  search: string
  /** The account is made and signed in; where to go now is the page's affair. */
  onRegistered(registered: Registered): void
}

/** A picture that is older may be too old by the time its digits are sent: it lives two minutes. */
const pictureStaysFresh = 60_000

/** Makes an account (section 4, Registration). */
export function useRegistration(options: RegistrationOptions): Registration {
  const { shown = true, search, onRegistered } = options
  const [state, dispatch] = useReducer(registerReducer, startOfRegistration)
  const { host } = useSite()
  const status = useStatus()
  const flags = useFlagsOn()
  // In sight until the form goes away: success empties the cache.
  const rules = useCall(settingsCall, {}, kept)
  const byName = useAction(registerCall)
  const byMobile = useAction(registerMobileCall)
  const checkCode = useAction(affiliateCall)
  const tokens = useTokenStore()
  const bots = useBotCheck()
  const code = useSmsCode({ purpose: 'register' })
  const { countries, home } = useCountries()
  const link = useLinkAffiliate(shown ? linkCode(search, 'affiliateCode') : '', host)
  const busy = useRef(false)
  /** The link's code of a friend turned out to be nobody's. */
  const unwanted = useRef(false)

  const open = useMemo(() => {
    const ways: [RegistrationMethod, boolean][] = [
      ['username', flags.has('USERNAMEREG3')],
      ['mobile', flags.has('MOBILENUMREG3')],
    ]
    return ways.flatMap(([way, isOpen]) => (isOpen ? [way] : []))
  }, [flags])
  const [chosen, choose] = useDraftState<RegistrationMethod | undefined>(
    'register-method',
    undefined,
  )
  const method = chosen && open.includes(chosen) ? chosen : methodOf(search, open)

  const [entry, setEntry] = useDraftState<MobileEntry | null>('register-mobile', null)
  const mobile = entry ?? { digits: '', country: home }
  const [mobileFault, setMobileFault] = useState<MobileFault>()

  const sent = rules.data?.register
  const plan = useMemo(() => {
    if (!sent || !method) return []
    const fields = planRegistration(sent, {
      method,
      smsCode: flags.has('REGMOBVERF3'),
      mobilePassword: flags.has('MOBILENUMPASSREG3'),
      pictures: flags.has('CAPTCHA3'),
    })
    // A link that has brought a right code leaves nothing to ask (section 2).
    return link.status === 'none' ? fields : fields.filter(({ name }) => name !== 'affiliateCode')
  }, [sent, method, flags, link.status])
  const has = (name: (typeof plan)[number]['name']) => plan.some((field) => field.name === name)
  const rule = plan.find(({ name }) => name === 'mobileNum')

  const pictureCame = useRef(0)
  const pictures = useCaptcha({
    ask: () => dispatch({ type: 'captcha-asked' }),
    come: (captcha) => {
      pictureCame.current = performance.now()
      dispatch({ type: 'captcha-came', captcha })
    },
  })
  const asksPicture = has('captcha')
  const showPicture = useEffectEvent(() => pictures.fetch())
  useEffect(() => {
    if (shown && asksPicture) showPicture()
  }, [shown, asksPicture])
  useEffect(() => {
    if (shown) dispatch({ type: 'opened' })
  }, [shown])

  const without = rule?.required === false && mobile.digits === ''
  /** The number as it travels; null, and the field says why, when it is none. */
  const number = async () => {
    const read = await readMobile(mobile, countries, { rule })
    setMobileFault(typeof read === 'string' ? read : undefined)
    return typeof read === 'string' ? null : read
  }

  const fail = (error: unknown, codes: SentCodes) => {
    if (has('verificationCode') && code.refuse(error)) {
      if (asksPicture) pictures.fetch()
      return dispatch({ type: 'stopped' })
    }
    const problem = registerProblemOf(error, codes, has('username'))
    if (!problem) return dispatch({ type: 'stopped' })
    const field = problem.status === 'referral' ? null : fieldOf(problem)
    if (isShut(error) || (field && !has(field))) {
      // The house asks for other things than when the page was loaded, or takes nobody any more.
      void Promise.all([rules.mutate(), status.mutate()])
    }
    if (asksPicture && spendsPicture(problem)) pictures.fetch()
    // Where there is no field to mend it in, the next attempt goes without.
    if (problem.status === 'referral') unwanted.current ||= !has('referralCode')
    dispatch({ type: 'refused', problem })
  }

  const make = async (values: RegisterValues): Promise<Answer<typeof registerCall> | null> => {
    const asksNumber = has('mobileNum') && !without
    const wire = asksNumber ? await number() : null
    if (asksNumber && wire === null) return null
    if (values.affiliateCode) await checkCode.run({ code: values.affiliateCode, domain: host })
    const affiliateCode = await link.settled()
    const proof = has('verificationCode') ? await code.prove(values.verificationCode ?? '') : {}
    if (!proof) return null
    const [botProof, work] = await Promise.all([bots.prove(), pictures.settled()])
    const input = {
      ...registerInput(values, { affiliateCode }, wire, work ?? state.captcha, host),
      ...proof,
      ...('firebaseIdToken' in proof
        ? { firebaseChannel: 'sms' as const, verificationCode: undefined }
        : {}),
      ...(botProof === null ? {} : { botProof }),
    }
    // A friend's code that the form has no field for goes along all the same.
    const fromLink = unwanted.current ? '' : linkCode(search, 'referralCode')
    const referralCode = values.referralCode ?? fromLink
    const recommenderId = linkCode(search, 'recommenderId')
    const whole = {
      ...input,
      ...(referralCode === '' ? {} : { referralCode }),
      ...(recommenderId === '' ? {} : { recommenderId }),
    }
    if (method === 'username' || !wire) return byName.run(whole)
    const registerUrl = `${location.origin}${location.pathname}`
    return byMobile.run({ ...whole, ...wire, registerUrl, registerMethod: 'WEB' })
  }

  const attempt = async (values: RegisterValues) => {
    dispatch({ type: 'submitted' })
    try {
      const answer = await make(values)
      if (!answer) return dispatch({ type: 'stopped' })
      forgetDrafts()
      tokens.open(answer.token, answer.account)
      dispatch({ type: 'registered' })
      onRegistered({
        account: values.username ? null : answer.account,
        wayIn: wayInOf(method ?? 'username', flags),
        credit: answer.credit ?? null,
      })
    } catch (error) {
      fail(error, values)
    }
  }

  if (method === undefined) return { status: status.data ? 'closed' : 'loading' }
  if (!sent) {
    if (!rules.error) return { status: 'loading' }
    return {
      status: 'unavailable',
      code: `RS-${rules.error.reason}`,
      retrying: rules.isValidating,
      onRetry: () => void rules.mutate(),
    }
  }
  return {
    ...state,
    method,
    methods: open,
    plan,
    countries,
    mobile,
    mobileFault,
    code: code.state,
    referralCode: linkCode(search, 'referralCode'),
    onMethod(next) {
      choose(next)
      // What was wrong with one answer is left behind with it.
      if (fieldOf(state)) dispatch({ type: 'stopped' })
    },
    onMobile(next) {
      setEntry(next)
      setMobileFault(undefined)
      if (state.status === 'mobile-taken') dispatch({ type: 'stopped' })
    },
    onCheckMobile: async () => without || (await number()) !== null,
    onRequestCode: () => void number().then((wire) => wire && code.request(wire, mobile.digits)),
    onDismissCode: code.dismiss,
    onRefreshCaptcha: pictures.refresh,
    onSkipCaptcha: pictures.skip,
    onNearCaptcha() {
      const age = performance.now() - pictureCame.current
      if (state.captcha?.status === 'ready' && age > pictureStaysFresh) pictures.refresh()
    },
    onDismissInvite: () => dispatch({ type: 'stopped' }),
    onSubmit(values) {
      if (busy.current) return
      busy.current = true
      void attempt(values).finally(() => {
        busy.current = false
      })
    },
    onReset() {
      setEntry(null)
      setMobileFault(undefined)
      dispatch({ type: 'opened' })
    },
    onTouch: bots.warm,
    draft: 'register',
  }
}
