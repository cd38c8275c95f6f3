import { planField } from '#contract/index.ts'
import {
  countdownOf,
  smsCodeReducer,
  type SmsCodeState,
  startOfSmsCode,
} from '#features/session/sms-code-rules.ts'
import { maskMobile, type MobileReading, readMobile } from '#features/session/mobile-rules.ts'
import { describe, expect, it } from 'vitest'

const now = Date.UTC(2026, 10, 20, 12)
const hour = 60 * 60_000

describe('countdownOf', () => {
  it('counts by the server’s clock, however wrong this one is', () => {
    for (const wrong of [-24 * hour, -3000, 0, 3 * hour]) {
      const here = now + wrong
      const { until, offset } = countdownOf({ expirationTime: now + 60_000, serverTime: now }, here)
      expect((until ?? 0) - (here + offset)).toBe(60_000)
    }
  })

  it('never ends before the server would answer again', () => {
    // The answer was two seconds on its way.
    const here = now + 2000
    const { until, offset } = countdownOf({ expirationTime: now + 60_000, serverTime: now }, here)
    expect((until ?? 0) - offset).toBeGreaterThanOrEqual(now + 60_000)
  })

  it('believes a server that tells no clock, as long as it makes sense', () => {
    expect(countdownOf({ expirationTime: now + 90_000 }, now).until).toBe(now + 90_000)
    for (const nonsense of [0, -1, now - 1, now + hour, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(countdownOf({ expirationTime: nonsense }, now)).toEqual({
        until: now + 60_000,
        offset: 0,
      })
    }
  })
})

describe('smsCodeReducer', () => {
  const countdown = { until: now + 60_000, offset: 5 }
  const sent = smsCodeReducer(startOfSmsCode, { type: 'sent', to: '0812345678', countdown })

  it('keeps the countdown through whatever happens to the code', () => {
    const wrong = smsCodeReducer(sent, { type: 'refused', problem: { status: 'code-wrong' } })
    expect(wrong).toMatchObject({ status: 'code-wrong', failures: 1, ...countdown })
    expect(smsCodeReducer(wrong, { type: 'dismissed' })).toMatchObject({
      status: 'sent',
      sentTo: '0812345678',
      ...countdown,
    })
  })

  it('waits for nothing after what was not sent', () => {
    const asking = smsCodeReducer(sent, { type: 'asked' })
    const unsent = smsCodeReducer(asking, {
      type: 'refused',
      problem: { status: 'unsent', serverMessage: 'No' },
      again: true,
    })
    expect(unsent).toMatchObject({ status: 'unsent', serverMessage: 'No', until: null })
  })

  it('goes back to the start where nothing was ever sent', () => {
    const problem = { status: 'offline' } as const
    const offline = smsCodeReducer(startOfSmsCode, { type: 'refused', problem, again: true })
    const state: SmsCodeState = smsCodeReducer(offline, { type: 'dismissed' })
    expect(state.status).toBe('idle')
  })
})

describe('readMobile', () => {
  const sent = {
    enabled: true,
    required: true,
    minLength: null,
    maxLength: null,
    patternId: 7,
    acceptedPattern: '*',
  }
  const countries = [
    { code: 'TH', dialCode: '66', name: 'ไทย' },
    { code: 'VN', dialCode: '84', name: 'เวียดนาม' },
  ]
  const read = (digits: string, country = 'TH', reading?: MobileReading) =>
    readMobile({ digits, country }, countries, reading)

  it('gives the number without the zero of home, beside its dial code', async () => {
    const number = { mobileNum: '812345678', countryDialingCode: '66' }
    expect(await read('0812345678')).toEqual(number)
    expect(await read('812345678')).toEqual(number)
  })

  it('says what is wrong', async () => {
    expect(await read('')).toBe('missing')
    expect(await read('021234567')).toBe('wrong')
    expect(await read('08123456', 'VN')).toBe('wrong')
    expect(await read('0812345678', 'XX')).toBe('wrong')
  })

  it('lets the server’s own rule win', async () => {
    const rule = planField('mobileNum', { ...sent, acceptedPattern: '^0' })
    expect(await read('0812345678', 'TH', { rule })).toMatchObject({ mobileNum: '0812345678' })
    // No mobile number, as far as anybody knows; the server does.
    expect(await read('021234567', 'TH', { rule })).toMatchObject({ mobileNum: '021234567' })
  })

  it('keeps to its length, and says so', async () => {
    const ten = planField('mobileNum', { ...sent, minLength: 10, maxLength: 10 })
    expect(await read('812345678', 'TH', { rule: ten })).toMatchObject({ mobileNum: '0812345678' })
    expect(await read('0912345678', 'VN', { rule: ten })).toMatchObject({ mobileNum: '0912345678' })
    const eight = planField('mobileNum', { ...sent, minLength: 8, maxLength: 8 })
    expect(await read('0812345678', 'TH', { rule: eight })).toBe('length')
    expect(await read('021234567', 'TH', { rule: eight })).toBe('wrong')
  })

  it('does not shut out a member whom a rule of today would not take', async () => {
    const rule = planField('mobileNum', { ...sent, acceptedPattern: '^9' })
    expect(await read('0812345678', 'TH', { rule })).toBe('wrong')
    expect(await read('0812345678', 'TH', { rule, ofMember: true })).toMatchObject({
      mobileNum: '812345678',
    })
  })
})

it('masks a number so that its owner knows it', () => {
  expect(maskMobile('0812345678')).toBe('081 *** 5678')
  expect(maskMobile('1234')).toBe('1234')
})
