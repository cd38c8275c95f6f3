import {
  focusAfter,
  type LoginEvent,
  loginReducer,
  type LoginState,
  loginStatuses,
  startOfLogin,
} from '#features/session/login-state.ts'
import { describe, expect, it } from 'vitest'

const run = (...events: LoginEvent[]) => events.reduce(loginReducer, startOfLogin)
const refused = (
  problem: Extract<LoginEvent, { type: 'refused' }>['problem'],
  wantsCaptcha: boolean | null = null,
): LoginEvent => ({ type: 'refused', problem, wantsCaptcha })

const submitted: LoginEvent = { type: 'submitted' }
const came: LoginEvent = {
  type: 'captcha-came',
  captcha: { status: 'ready', id: 'c1', picture: 'data:,' },
}
/** The form after the server has asked for a picture, with the picture there. */
const pictured = [submitted, refused({ status: 'captcha' }, true), came]

describe('the flow of the login form', () => {
  it('begins idle, without a picture', () => {
    expect(run()).toEqual({ status: 'idle', captcha: null, failures: 0 })
  })

  it('counts failures, so that the same one twice is news', () => {
    const once = [submitted, refused({ status: 'rejected' }, false)]
    expect(run(...once)).toEqual({ status: 'rejected', captcha: null, failures: 1 })
    expect(run(...once, ...once).failures).toBe(2)
  })

  it.each(['captcha', 'captcha-needed', 'captcha-wrong'] as const)(
    'waits for a new picture after %s',
    (status) => {
      const expected = { status, captcha: { status: 'loading' } }
      expect(run(submitted, refused({ status }, true))).toMatchObject(expected)
      expect(run(...pictured, submitted, refused({ status }, true))).toMatchObject(expected)
    },
  )

  it('keeps the picture while an attempt is under way', () => {
    expect(run(...pictured, submitted)).toMatchObject({
      status: 'submitting',
      captcha: { id: 'c1' },
    })
  })

  it.each(['offline', 'timeout'] as const)('keeps a picture that %s left unspent', (status) => {
    expect(run(...pictured, submitted, refused({ status }))).toMatchObject({
      status,
      captcha: { status: 'ready', id: 'c1' },
    })
  })

  it('keeps it after too many attempts, which are counted before it is looked at', () => {
    const problem = { status: 'too-many', minutes: 5 } as const
    expect(run(...pictured, submitted, refused(problem))).toMatchObject({
      ...problem,
      captcha: { id: 'c1' },
    })
  })

  it('replaces a picture that was spent on another refusal', () => {
    const problem = { status: 'failed', serverMessage: 'no' } as const
    expect(run(...pictured, submitted, refused(problem))).toMatchObject({
      ...problem,
      captcha: { status: 'loading' },
    })
  })

  it('shows a picture beside a message of the server itself', () => {
    const problem = { status: 'failed', serverMessage: 'no' } as const
    expect(run(submitted, refused(problem, true)).captcha).toEqual({ status: 'loading' })
  })

  it('drops the picture when the server wants none any more', () => {
    const after = run(...pictured, submitted, refused({ status: 'rejected' }, false))
    expect(after.captcha).toBeNull()
  })

  it('replaces pictures on request, and ignores those that come too late', () => {
    expect(run(...pictured, { type: 'captcha-asked' }).captcha).toEqual({ status: 'loading' })
    expect(run({ type: 'captcha-asked' })).toEqual(startOfLogin)
    expect(run(came)).toEqual(startOfLogin)
  })

  it('forgets what went wrong when it opens again, but not that a picture is needed', () => {
    expect(run(...pictured, { type: 'opened' })).toMatchObject({
      status: 'idle',
      failures: 0,
      captcha: { id: 'c1' },
    })
  })

  it('ends signed in', () => {
    expect(run(...pictured, submitted, { type: 'signed-in' })).toEqual({
      status: 'signed-in',
      captcha: null,
      failures: 0,
    })
  })
})

describe('focusAfter', () => {
  const at = (status: string) => focusAfter({ status, failures: 1, captcha: null } as LoginState)

  it('leads to what is wrong, or to what there is to read', () => {
    expect(Object.fromEntries(loginStatuses.map((status) => [status, at(status)]))).toEqual({
      idle: null,
      submitting: null,
      rejected: 'password',
      captcha: 'captcha',
      'captcha-needed': 'captcha',
      'captcha-wrong': 'captcha',
      'bot-check': 'alert',
      'not-member': 'alert',
      'not-agent': 'alert',
      'too-many': 'alert',
      offline: 'alert',
      timeout: 'alert',
      maintenance: 'alert',
      blocked: 'alert',
      'bad-address': 'alert',
      failed: 'alert',
      'signed-in': null,
    })
  })
})
