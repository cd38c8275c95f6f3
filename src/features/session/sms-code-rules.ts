import { type Answer, type loginSmsCode, type Mobile, verificationCode } from '#contract/index.ts'
import { latinDigits } from '#platform/index.ts'
import * as v from 'valibot'

/** The code that was meant: digits of any script, without what some SMS have between them. */
export const meantCode = (typed: string): string =>
  latinDigits(typed.normalize('NFKC')).replaceAll(/\D/g, '')

/** Whether there is a code at all; half of one only the server could refuse, as a wrong request. */
export const isCode = (digits: string): boolean => v.is(verificationCode, digits)

/**
 * Statuses of the SMS code (A5).
 * - `waiting`: one was sent before; the server asks for patience
 * - `mobile-wrong`: the server takes no such number
 * - `code-wrong`, `code-expired`: the code that was sent with a form
 * - `bot-check`: no proof that a person asks
 * - `too-many`: asked too often, beyond the countdown
 * - `unsent`: whoever carries SMS did not take it; told in a dialog (section 8)
 * - `quota`, `not-allowed`, `popup-closed`, `unverified`: phone identity's own (section 8)
 */
export const smsCodeStatuses = [
  'idle',
  'asking',
  'sent',
  'waiting',
  'mobile-wrong',
  'code-wrong',
  'code-expired',
  'bot-check',
  'too-many',
  'unsent',
  'quota',
  'not-allowed',
  'popup-closed',
  'unverified',
  'offline',
  'timeout',
  'maintenance',
  'failed',
] as const
export type SmsCodeStatus = (typeof smsCodeStatuses)[number]

/** Nothing is wrong. */
export type SmsCodeCalm = 'idle' | 'asking' | 'sent' | 'waiting'

/** Why there is no code, or why the one there is does not do. */
export type SmsCodeProblem =
  | {
      status: Exclude<SmsCodeStatus, SmsCodeCalm | 'too-many' | 'unsent' | 'failed'>
    }
  | {
      status: 'too-many'
      /** Until the next try makes sense; null when nobody says. */
      minutes: number | null
    }
  | {
      status: 'unsent' | 'failed'
      /** The server's own words, where its code is none of ours. Show as text. */
      serverMessage: string | null
    }

/** When the next code may be asked for. */
export interface Countdown {
  /** Epoch ms of the server's clock; null: now. */
  until: number | null
  /** What the server's clock is ahead of this device's, in ms. */
  offset: number
}

/** What the field shows. The countdown runs on whatever else happens. */
export type SmsCodeState = Countdown & {
  /** What came to nothing: a second failure of the same kind is news as well. */
  failures: number
  /** The number a code went to, digits as they were typed; null before the first. */
  sentTo: string | null
} & ({ status: SmsCodeCalm } | SmsCodeProblem)

export type SmsCodeEvent =
  | { type: 'asked' }
  | { type: 'sent'; to: string; countdown: Countdown }
  /** A code was on its way already: its countdown goes on. */
  | { type: 'told-to-wait'; to: string; countdown: Countdown }
  | { type: 'refused'; problem: SmsCodeProblem; again?: boolean }
  /** The message was read, or the form is shown anew; the countdown is not over for that. */
  | { type: 'dismissed' }

export const startOfSmsCode: SmsCodeState = {
  status: 'idle',
  until: null,
  offset: 0,
  failures: 0,
  sentTo: null,
}

/** The flow of the SMS code. */
export function smsCodeReducer(state: SmsCodeState, event: SmsCodeEvent): SmsCodeState {
  const { until, offset, failures, sentTo } = state
  const kept = { until, offset, failures, sentTo }
  switch (event.type) {
    case 'asked':
      return { ...kept, status: 'asking' }
    case 'sent':
      return { ...kept, ...event.countdown, sentTo: event.to, status: 'sent' }
    case 'told-to-wait':
      return { ...kept, ...event.countdown, sentTo: event.to, status: 'waiting' }
    case 'refused': {
      // What was not sent need not be waited for.
      const free = event.again ? { until: null } : {}
      return { ...kept, ...free, ...event.problem, failures: failures + 1 }
    }
    case 'dismissed':
      return { ...kept, status: sentTo === null ? 'idle' : 'sent' }
  }
}

/** Seconds from one code to the next, where a server's own word makes no sense (section 9). */
const usualWait = 60_000
/** A countdown longer than this is no countdown but a clock gone wrong. */
const longestWait = 10 * 60_000

/**
 * The countdown of an answer. The server's clock counts, so that a device whose own is wrong counts
 * right; the way of the answer makes it end late rather than early, when the server would refuse. A
 * server that does not tell its clock is believed as long as it makes sense, and then it is a minute.
 * @param now what this device's clock says
 */
export function countdownOf(
  { expirationTime, serverTime }: Answer<typeof loginSmsCode>,
  now: number,
): Countdown {
  const there = serverTime ?? now
  const wait = expirationTime - there
  const sane = Number.isFinite(wait) && wait >= 0 && wait <= longestWait
  return { until: sane ? expirationTime : there + usualWait, offset: there - now }
}

/** Whether two numbers are the same. */
export const isSameMobile = (a: Mobile | null, b: Mobile): boolean =>
  a !== null && a.mobileNum === b.mobileNum && a.countryDialingCode === b.countryDialingCode
