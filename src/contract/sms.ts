import * as v from 'valibot'
import { botProof } from './bot-check.ts'
import { call } from './call.ts'
import { serverTime, text } from './values.ts'

/** What a code is good for: one asked for to log in registers nobody. */
export const smsPurposes = ['login', 'register', 'forgot', 'bind'] as const
export type SmsPurpose = (typeof smsPurposes)[number]

/** Digits of a code. */
export const smsCodeLength = 6

/** A mobile number as it travels (decision 23): national digits, and the code that is dialled before. */
export const mobileNum = v.pipe(v.string(), v.regex(/^\d{4,15}$/))
export const countryDialingCode = v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/))

/** What a form knows of a number once it has looked at it. */
export interface Mobile {
  mobileNum: string
  countryDialingCode: string
}

/** A code out of an SMS. */
export const verificationCode = v.pipe(v.string(), v.regex(/^\d{4,8}$/))

/** What phone identity answers instead of a code of ours (decision 31): a JSON web token. */
export const firebaseIdToken = text(4096)

/**
 * When the next code may be asked for, and what the server's clock says; both in epoch ms. The
 * second is ours: a device whose clock is wrong counts down right all the same. Servers without it
 * are taken at the device's clock.
 */
const countdown = {
  expirationTime: v.number(),
  serverTime,
}

const smsRequest = v.object({
  mobileNum,
  /** Without one, the house's own country is meant. */
  countryDialingCode: v.optional(countryDialingCode),
  botProof: v.optional(botProof),
})
const smsAnswer = v.object(countdown)
/** Asked too early: the countdown that still runs, for a page that has forgotten it. */
const smsFailure = v.nullable(v.object(countdown))

const smsCall = <const W extends 'anyone' | 'account'>(path: string, who: W, summary: string) =>
  call({
    method: 'POST',
    path,
    who,
    summary,
    sealed: false,
    request: smsRequest,
    answer: smsAnswer,
    failure: smsFailure,
  })

export const loginSmsCode = /* @__PURE__ */ smsCall(
  '/wps/verification/sms/noLogin',
  'anyone',
  'Sends a code to log in with (A2). Says the same for numbers that belong to nobody.',
)

export const registerSmsCode = /* @__PURE__ */ smsCall(
  '/wps/verification/sms/register',
  'anyone',
  'Sends a code that proves the number of a new account (A4).',
)

export const forgotSmsCode = /* @__PURE__ */ smsCall(
  '/wps/verification/sms/forgot',
  'anyone',
  'Sends a code to set a new password with (A9). Says the same for numbers that belong to nobody.',
)

export const bindSmsCode = /* @__PURE__ */ smsCall(
  '/wps/verification/sms/bind',
  'account',
  'Sends a code that ties a number to the account that asks.',
)
