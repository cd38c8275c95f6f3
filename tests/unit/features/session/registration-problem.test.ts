import { CallError } from '#client/index.ts'
import { registerProblemOf } from '#features/session/registration-problem.ts'
import {
  fieldOf,
  registerReducer,
  spendsPicture,
  startOfRegistration,
} from '#features/session/registration-state.ts'
import { describe, expect, test } from 'vitest'

const refused = (detail: ConstructorParameters<typeof CallError>[1], named = true) =>
  registerProblemOf(
    new CallError('refused', { status: 400, ...detail }),
    { affiliateCode: 'TEAK89', referralCode: 'LANTERN8' },
    named,
  )

describe('a refusal', () => {
  test.for([
    [{ code: 'taken' }, { status: 'taken' }],
    [{ code: 'mobile_taken' }, { status: 'mobile-taken' }],
    [{ code: 'password_trivial' }, { status: 'easy' }],
    [{ code: 'captcha_needed' }, { status: 'captcha-wrong' }],
    [{ code: 'bot_check' }, { status: 'bot-check' }],
    [{ code: 'error_not_agent' }, { status: 'not-agent' }],
    [{ code: 'affiliate' }, { status: 'affiliate', invite: 'TEAK89' }],
    [{ code: 'referral' }, { status: 'referral', invite: 'LANTERN8' }],
    [{ code: 'mobile_wrong' }, { status: 'answer-wrong', field: 'mobileNum' }],
    [{ code: 'code_expired' }, { status: 'answer-wrong', field: 'verificationCode' }],
    [
      { code: 'answer_wrong', value: { field: 'email' } },
      { status: 'answer-wrong', field: 'email' },
    ],
    [
      { code: 'answer_wrong', value: { field: 'shoeSize' } },
      { status: 'failed', serverMessage: null },
    ],
    [
      { code: 'too_many', retryAfter: 61 },
      { status: 'too-many', minutes: 2 },
    ],
    [
      { code: null, status: 429 },
      { status: 'too-many', minutes: null },
    ],
    [
      { code: 'E-1042', message: ' Ask at the desk ' },
      { status: 'failed', serverMessage: 'Ask at the desk' },
    ],
    [
      { code: 'unknown', status: 500 },
      { status: 'failed', serverMessage: null },
    ],
  ] as const)('%j', ([detail, problem]) => {
    expect(refused(detail)).toEqual(problem)
  })

  test('of a name that nobody chose is about the number', () => {
    expect(refused({ code: 'taken' }, false)).toEqual({ status: 'mobile-taken' })
  })

  test('no answer, a late one and one that makes no sense are told apart', () => {
    const of = (failure: 'offline' | 'timeout' | 'malformed' | 'aborted') =>
      registerProblemOf(new CallError(failure), {}, true)
    expect(of('offline')).toEqual({ status: 'offline' })
    expect(of('timeout')).toEqual({ status: 'timeout' })
    expect(of('malformed')).toEqual({ status: 'failed', serverMessage: null })
    expect(of('aborted')).toBeNull()
    expect(registerProblemOf(new Error('x'), {}, true)).toEqual({
      status: 'failed',
      serverMessage: null,
    })
  })
})

describe('the flow', () => {
  const captcha = { status: 'ready', id: 'picture-1', picture: 'data:' } as const

  test('counts what came to nothing, and forgets it when the form is shown anew', () => {
    const shown = registerReducer(startOfRegistration, { type: 'captcha-came', captcha })
    const sent = registerReducer(shown, { type: 'submitted' })
    expect(sent).toEqual({ status: 'submitting', failures: 0, captcha })
    const once = registerReducer(sent, { type: 'refused', problem: { status: 'taken' } })
    const twice = registerReducer(once, { type: 'refused', problem: { status: 'taken' } })
    expect([once.failures, twice.failures]).toEqual([1, 2])
    expect(fieldOf(twice)).toBe('username')
    expect(registerReducer(twice, { type: 'opened' })).toEqual({
      status: 'idle',
      failures: 0,
      captcha,
    })
  })

  test('keeps a picture that nobody has looked at', () => {
    expect(spendsPicture({ status: 'offline' })).toBe(false)
    expect(spendsPicture({ status: 'answer-wrong', field: 'email' })).toBe(false)
    expect(spendsPicture({ status: 'taken' })).toBe(true)
  })
})
