import * as v from 'valibot'
import { botProof } from './bot-check.ts'
import { call } from './call.ts'
import { registrationFields } from './registration-rules.ts'
import { countryDialingCode, firebaseIdToken, mobileNum, verificationCode } from './sms.ts'
import { money, nothing, text } from './values.ts'

const optionalText = (max: number) => v.optional(text(max))

/** Section 3, registration payload. Which of them must be there is the settings' to say. */
const common = {
  username: optionalText(256),
  password: optionalText(256),
  /** Equal to the password. */
  confirmPassword: optionalText(256),
  payeeName: optionalText(256),
  email: optionalText(256),
  qqNum: optionalText(256),
  mobileNum: v.optional(mobileNum),
  countryDialingCode: v.optional(countryDialingCode),
  verificationCode: v.optional(verificationCode),
  /** Who brought the visitor, where an old link names an account by its id; none stops nobody. */
  recommenderId: optionalText(64),
  captcha: optionalText(16),
  captchaId: optionalText(64),
  /** Longer work done instead of reading the picture (`botCheck`, `instead: captcha`). */
  captchaProof: v.optional(botProof),
  affiliateCode: optionalText(256),
  paymentPassword: optionalText(256),
  line: optionalText(256),
  whatsapp: optionalText(256),
  zalo: optionalText(256),
  facebook: optionalText(256),
  wechat: optionalText(256),
  idNumber: optionalText(256),
  referralCode: optionalText(256),
  /** The host the visitor typed. */
  domain: optionalText(255),
  /** Sign in with the new account. */
  login: v.literal(true),
  botProof: v.optional(botProof),
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(firebaseIdToken),
}

const answer = v.object({
  token: v.string(),
  /** The user name; made by the server for who came by mobile number (decision 35). */
  account: v.string(),
  firstTimeLogin: v.boolean(),
  passwordExpired: v.boolean(),
  /** What the house put into the new wallet. */
  credit: v.optional(v.nullable(money)),
})

/** `field`: the answer that the refusal is about. */
const failure = v.nullable(
  v.object({ field: v.optional(v.nullable(v.picklist(registrationFields))) }),
)

export const register = call({
  method: 'POST',
  path: '/wps/member/register',
  who: 'anyone',
  summary: 'Opens an account with a user name (A4), and a session with it.',
  sealed: true,
  once: true,
  request: v.object(common),
  answer,
  failure,
})

export const registerMobile = call({
  method: 'POST',
  path: '/wps/member/register/mobile',
  who: 'anyone',
  summary: 'Opens an account with a mobile number (A4); the server makes its user name.',
  sealed: true,
  once: true,
  request: v.object({
    ...common,
    mobileNum,
    /** Address of the page. */
    registerUrl: optionalText(2048),
    registerMethod: v.optional(v.literal('WEB')),
  }),
  answer,
  failure,
})

export const affiliate = call({
  method: 'POST',
  path: '/wps/agent/affiliate',
  who: 'anyone',
  summary: 'Whether an agent has this code; refused with `affiliate` when nobody has.',
  sealed: false,
  request: v.object({ code: v.pipe(text(256), v.minLength(1)), domain: optionalText(255) }),
  answer: nothing,
  failure: nothing,
})
