import { CallError } from '#client/index.ts'
import { errorCodes } from '#contract/index.ts'
import { disprovesPassword, problemOf, wantsCaptcha } from '#features/session/login-problem.ts'
import type { LoginProblem } from '#features/session/login-state.ts'
import { describe, expect, it } from 'vitest'

type Detail = ConstructorParameters<typeof CallError>[1]
const refused = (detail: Detail) => new CallError('refused', { status: 403, ...detail })
const silent: LoginProblem = { status: 'failed', serverMessage: null }

describe('problemOf', () => {
  it.each([
    ['login', { status: 'rejected' }],
    ['bad_request', { status: 'rejected' }],
    ['captcha_needed', { status: 'captcha-needed' }],
    ['captcha_wrong', { status: 'captcha-wrong' }],
    ['not_member', { status: 'not-member' }],
    ['error_not_agent', { status: 'not-agent' }],
    ['too_many', { status: 'too-many', minutes: null }],
    ['maintenance', { status: 'maintenance' }],
    ['blocked', { status: 'blocked' }],
    ['badUrl', { status: 'bad-address' }],
  ] as const)('knows the code %s', (code, problem) => {
    expect(problemOf(refused({ code, message: 'in the words of the server' }))).toEqual(problem)
  })

  it('has something to say to every code of the contract', () => {
    for (const code of errorCodes) expect(problemOf(refused({ code }))).toHaveProperty('status')
    expect(problemOf(refused({ code: 'sealed', message: 'x' }))).toEqual(silent)
    expect(problemOf(refused({ code: 'unknown', message: 'x', status: 500 }))).toEqual(silent)
  })

  it('tells when a wrong password now costs a picture', () => {
    const error = refused({ code: 'login', value: { captcha: true } })
    expect(problemOf(error)).toEqual({ status: 'captcha' })
    expect(wantsCaptcha(error)).toBe(true)
  })

  it.each([
    [1, 1],
    [60, 1],
    [61, 2],
    [300, 5],
  ])('rounds %i seconds of waiting up to %i minutes', (retryAfter, minutes) => {
    expect(problemOf(refused({ code: 'too_many', retryAfter }))).toMatchObject({ minutes })
  })

  it('lets a server speak for itself where its code is none of ours', () => {
    const message = ' บัญชีถูกระงับ <b>x</b> '
    const said = { status: 'failed', serverMessage: 'บัญชีถูกระงับ <b>x</b>' }
    expect(problemOf(refused({ code: 'E-1042', message }))).toEqual(said)
    expect(problemOf(refused({ code: null, message, status: 429 }))).toEqual(said)
  })

  it.each([
    [401, { status: 'rejected' }],
    [403, { status: 'rejected' }],
    [429, { status: 'too-many', minutes: null }],
    [500, silent],
    [503, silent],
  ])('makes what it can of a bare %i', (status, problem) => {
    expect(problemOf(refused({ status, message: '  ' }))).toEqual(problem)
  })

  it('tells a lost network from a slow one', () => {
    expect(problemOf(new CallError('offline'))).toEqual({ status: 'offline' })
    expect(problemOf(new CallError('timeout'))).toEqual({ status: 'timeout' })
    expect(problemOf(new CallError('malformed', { status: 502 }))).toEqual(silent)
    expect(problemOf(new TypeError('a fault of ours'))).toEqual(silent)
  })

  it('has nothing to say about an attempt that was given up', () => {
    expect(problemOf(new CallError('aborted'))).toBeNull()
  })
})

describe('wantsCaptcha', () => {
  it('is null where nobody said', () => {
    expect(wantsCaptcha(refused({ code: 'login', value: { captcha: false } }))).toBe(false)
    expect(wantsCaptcha(refused({ code: 'login', value: null }))).toBeNull()
    expect(wantsCaptcha(refused({ code: 'login', value: 'captcha' }))).toBeNull()
    expect(wantsCaptcha(new CallError('offline'))).toBeNull()
    expect(wantsCaptcha(new TypeError('x'))).toBeNull()
  })
})

describe('disprovesPassword', () => {
  it.each([
    [{ status: 'rejected' }, true],
    [{ status: 'captcha' }, true],
    [{ status: 'not-member' }, true],
    [{ status: 'failed', serverMessage: 'no' }, true],
    [silent, false],
    [{ status: 'captcha-wrong' }, false],
    [{ status: 'captcha-needed' }, false],
    [{ status: 'offline' }, false],
    [{ status: 'too-many', minutes: null }, false],
    [{ status: 'maintenance' }, false],
  ] satisfies [LoginProblem, boolean][])('%j: %s', (problem, expected) => {
    expect(disprovesPassword(problem)).toBe(expected)
  })
})
