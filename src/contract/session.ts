import * as v from 'valibot'
import { botProof } from './bot-check.ts'
import { call } from './call.ts'
import { countryDialingCode, firebaseIdToken } from './sms.ts'
import { nothing, text } from './values.ts'

export const captcha = call({
  method: 'GET',
  path: '/wps/captcha',
  who: 'anyone',
  summary: 'A picture with four digits, good for one attempt and two minutes.',
  sealed: false,
  request: nothing,
  /** `value`: a PNG in base64. `id` goes back with the attempt. */
  answer: v.object({ id: v.string(), value: v.string() }),
  failure: nothing,
})

export const login = call({
  method: 'POST',
  path: '/wps/session/login',
  who: 'anyone',
  summary: 'Opens a session.',
  sealed: true,
  request: v.object({
    username: v.pipe(text(64), v.minLength(1)),
    password: v.pipe(text(256), v.minLength(1)),
    captcha: v.optional(text(16)),
    captchaId: v.optional(text(64)),
    /** Longer work done instead of reading the picture (`botCheck`, `instead: captcha`). */
    captchaProof: v.optional(botProof),
    botProof: v.optional(botProof),
    /** `sms`: the user name is a mobile number, the password the code sent to it. */
    type: v.picklist(['username', 'sms']),
    countryDialingCode: v.optional(countryDialingCode),
    /** Instead of a code, where phone identity sends the codes (decision 31). */
    firebaseIdToken: v.optional(firebaseIdToken),
  }),
  answer: v.object({
    token: v.string(),
    /** Whose session it is, for those who came by another way than their user name. */
    account: v.optional(v.string()),
    firstTimeLogin: v.boolean(),
    passwordExpired: v.boolean(),
  }),
  /** `captcha`: the next attempt needs the picture's digits. */
  failure: v.nullable(v.object({ captcha: v.boolean() })),
})

export const logout = call({
  method: 'DELETE',
  path: '/wps/session/logout',
  who: 'account',
  summary: 'Ends the session the token belongs to.',
  sealed: false,
  request: nothing,
  answer: nothing,
  failure: nothing,
})

/** The gateway's public key for sealed bodies; another one every day (decision 25). */
export const sealingKey = call({
  method: 'GET',
  path: '/wps/session/key',
  who: 'anyone',
  summary: 'The RSA public key that wraps the key of a sealed body.',
  sealed: false,
  request: nothing,
  answer: v.object({ id: v.string(), publicKey: v.string() }),
  failure: nothing,
})
