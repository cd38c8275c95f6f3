// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import {
  forgotByEmail,
  login,
  resetByLink,
  resetByMobile,
  resetLink,
  settings,
} from '#contract/index.ts'
import { useForgotEmail } from '#features/session/use-forgot-email.ts'
import { useForgotMobile } from '#features/session/use-forgot-mobile.ts'
import { useResetPassword } from '#features/session/use-reset-password.ts'
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refused, settle, visit, wish } from './recovery-house.tsx'

beforeEach(() => sessionStorage.clear())

describe('useForgotEmail', () => {
  it('asks once for a letter, with proof that a person asks, and says that it is on its way', async () => {
    const page = visit(() => useForgotEmail(true))
    act(() => page.now().onSubmit({ username: 'nok', email: 'nok@example.com' }))
    expect(page.now().status).toBe('sending')
    act(() => page.now().onSubmit({ username: 'nok', email: 'nok@example.com' }))
    await settle()
    expect(page.all(forgotByEmail).map(({ input }) => input)).toEqual([
      { username: 'nok', email: 'nok@example.com', botProof: 'proof' },
    ])
    await act(async () => page.last(forgotByEmail).answer(null))
    expect(page.now().status).toBe('done')
  })

  it.each([
    [refused('no_account', 404), { status: 'no-account' }],
    [refused('bot_check', 403), { status: 'check-failed' }],
    [new CallError('offline'), { status: 'offline' }],
    [new CallError('timeout'), { status: 'timeout' }],
    [
      new CallError('refused', { code: 'too_many', status: 429, retryAfter: 90 }),
      { status: 'too-many', minutes: 2 },
    ],
    [
      new CallError('refused', { code: 'E-7', status: 400, message: ' their own words ' }),
      { status: 'failed', serverMessage: 'their own words' },
    ],
    [new CallError('malformed', { status: 502 }), { status: 'failed', serverMessage: null }],
    [new CallError('aborted'), { status: 'idle', failures: 0 }],
  ])('says what became of it: %s', async (error, state) => {
    const page = visit(() => useForgotEmail(true))
    act(() => page.now().onSubmit({ username: 'nok', email: 'nok@example.com' }))
    await settle()
    await act(async () => page.last(forgotByEmail).fail(error))
    expect(page.now()).toMatchObject(state)
  })
})

describe('useForgotMobile', () => {
  async function send() {
    const onSignedIn = vi.fn()
    const page = visit((vault) => useForgotMobile({ shown: true, onSignedIn, vault }))
    act(() => page.now().onMobile({ digits: '0812345678', country: 'TH' }))
    act(() => page.now().onSubmit({ verificationCode: '482913', newPassword: wish }))
    await vi.waitFor(() => page.last(resetByMobile))
    return { ...page, onSignedIn }
  }

  it('sets the password, then logs in with it as whoever the server says', async () => {
    const page = await send()
    expect(page.last(resetByMobile).input).toEqual({
      mobileNum: '812345678',
      countryDialingCode: '66',
      verificationCode: '482913',
      newPassword: wish,
    })
    await act(async () => page.last(resetByMobile).answer({ username: 'nok' }))
    await settle()
    expect(page.last(login).input).toEqual({
      username: 'nok',
      password: wish,
      type: 'username',
      botProof: 'proof',
    })
    await act(async () => page.last(login).answer({ token: 't1' }))
    expect([page.tokens.token(), page.tokens.account()]).toEqual(['t1', 'nok'])
    expect(page.onSignedIn).toHaveBeenCalledOnce()
    expect(page.vault.forgetPassword).toHaveBeenCalledOnce()
  })

  it('takes the number for a user name where the server says none', async () => {
    const page = await send()
    await act(async () => page.last(resetByMobile).answer(null))
    await settle()
    expect(page.last(login).input['username']).toBe('812345678')
  })

  it('says that the password is set when only the login is lost', async () => {
    const page = await send()
    await act(async () => page.last(resetByMobile).answer({ username: 'nok' }))
    await settle()
    await act(async () => page.last(login).fail(new CallError('offline')))
    expect(page.now().status).toBe('set')
    expect(page.onSignedIn).not.toHaveBeenCalled()
  })

  it('leaves it to the code’s own field to say that it was wrong', async () => {
    const page = await send()
    await act(async () => page.last(resetByMobile).fail(refused('code_wrong', 403)))
    expect(page.now()).toMatchObject({ status: 'idle', code: { status: 'code-wrong' } })
  })

  it('sends nothing to a number that is none', async () => {
    const page = visit((vault) => useForgotMobile({ shown: true, onSignedIn: vi.fn(), vault }))
    act(() => page.now().onSubmit({ verificationCode: '482913', newPassword: wish }))
    await vi.waitFor(() => expect(page.now().mobileFault).toBe('missing'))
    act(() => page.now().onMobile({ digits: '0212345', country: 'TH' }))
    expect(page.now().mobileFault).toBeUndefined()
    act(() => page.now().onRequestCode())
    await vi.waitFor(() => expect(page.now().mobileFault).toBe('wrong'))
    expect(page.all(resetByMobile)).toEqual([])
  })
})

describe('useResetPassword', () => {
  it('asks whose link it is, sets the password and ends the session there was', async () => {
    const page = visit((vault) => useResetPassword('T'.repeat(43), { vault }))
    act(() => page.tokens.open('t1', 'nok'))
    expect(page.now()).toMatchObject({ status: 'checking', account: null })
    await act(async () => page.last(resetLink).answer({ username: 'nok' }))
    expect(page.now()).toMatchObject({ status: 'idle', account: 'nok' })
    act(() => page.now().onSubmit({ oldPassword: '', newPassword: wish, confirmNewPassword: wish }))
    await settle()
    expect(page.last(resetByLink).input).toEqual({ token: 'T'.repeat(43), newPassword: wish })
    await act(async () => page.last(resetByLink).answer(null))
    expect(page.now().status).toBe('done')
    expect(page.tokens.token()).toBeNull()
  })

  it.each(['link_spent', 'bad_request'])(
    'knows a link that is good for nothing: %s',
    async (code) => {
      const page = visit((vault) => useResetPassword('x', { vault }))
      await act(async () => page.last(resetLink).fail(refused(code, 404)))
      expect(page.now()).toMatchObject({ status: 'spent', account: null })
    },
  )

  it('looks again when the network is back', async () => {
    const page = visit((vault) => useResetPassword('T'.repeat(43), { vault }))
    await act(async () => page.last(resetLink).fail(new CallError('offline')))
    expect(page.now().status).toBe('offline')
    act(() => page.now().onRetry())
    expect(page.now().status).toBe('checking')
    await act(async () => page.last(resetLink).answer({ username: 'nok' }))
    expect(page.now()).toMatchObject({ status: 'idle', account: 'nok' })
  })
})

it('asks for the rule of passwords once, whichever form is open', () => {
  const page = visit((vault) => useResetPassword(null, { vault }))
  expect(page.all(settings)).toHaveLength(1)
})
