import * as v from 'valibot'
import { botProof } from './bot-check.ts'
import { call } from './call.ts'
import { countryDialingCode, firebaseIdToken, mobileNum, verificationCode } from './sms.ts'
import { nothing, text } from './values.ts'

/** Rules for a new password are the registration settings'; here it is only kept short of abuse. */
const password = v.pipe(text(256), v.minLength(1))

/** What a link of an e-mail carries: 256 random bits. */
const linkToken = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))

/** Section 7 sends this one as a form, the only one of its kind. */
export const forgotByEmail = call({
  method: 'POST',
  path: '/wps/member/password/email',
  who: 'anyone',
  summary:
    'Sends a link to set a new password with (A9). Says the same whether such an account exists.',
  sealed: false,
  form: true,
  request: v.object({
    username: v.pipe(text(64), v.trim(), v.minLength(1)),
    email: v.pipe(text(254), v.trim(), v.minLength(3)),
    botProof: v.optional(botProof),
  }),
  answer: nothing,
  failure: nothing,
})

/**
 * Section 7 has it unsealed, unlike the other calls that carry a password; an operator's own server
 * would not know what to do with a sealed one.
 */
export const resetByMobile = call({
  method: 'PUT',
  path: '/wps/member/password/verification',
  who: 'anyone',
  summary: 'Sets a new password for the account of a mobile number, proven by a code (A9).',
  sealed: false,
  once: true,
  request: v.object({
    newPassword: password,
    mobileNum,
    /** Without one, the house's own country is meant. */
    countryDialingCode: v.optional(countryDialingCode),
    /** Out of the SMS; phone identity sends its token instead. */
    verificationCode: v.optional(verificationCode),
    firebaseIdToken: v.optional(firebaseIdToken),
    botProof: v.optional(botProof),
  }),
  /** `username`: whom to log in as now; servers that leave it out take the number for one. */
  answer: v.optional(v.nullable(v.object({ username: v.optional(v.nullable(v.string())) }))),
  failure: nothing,
})

/**
 * Not done `once`: it ends the session it is asked in, so a repeat is told to log in before anything is
 * looked for. Who had no answer before that may have the new password already.
 */
export const changePassword = call({
  method: 'PUT',
  path: '/wps/member/password',
  who: 'account',
  summary: 'Sets a new password for who knows the old one (A8). Every session of the account ends.',
  sealed: true,
  request: v.object({
    oldPassword: password,
    newPassword: password,
    confirmNewPassword: password,
  }),
  answer: nothing,
  failure: nothing,
})

/** Ours: what the link of an e-mail asks first. A POST, so that the token stands in no address. */
export const resetLink = call({
  method: 'POST',
  path: '/wps/member/password/link',
  who: 'anyone',
  summary: 'Whose password the link of an e-mail sets. Asking does not use it up.',
  sealed: false,
  request: v.object({ token: linkToken }),
  answer: v.object({ username: v.string() }),
  failure: nothing,
})

/** Ours: sets the password that `resetLink` was about. */
export const resetByLink = call({
  method: 'PUT',
  path: '/wps/member/password/link',
  who: 'anyone',
  summary:
    'Sets a new password with the link of an e-mail, once. Every session of the account ends.',
  sealed: true,
  once: true,
  request: v.object({ token: linkToken, newPassword: password }),
  answer: nothing,
  failure: nothing,
})
