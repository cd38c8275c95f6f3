// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { captcha, login } from '#contract/index.ts'
import { useLogin } from '#features/session/use-login.ts'
import type { Remembered } from '#platform/index.ts'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeVault, house } from './house.tsx'

const values = { username: 'nok', password: 'lantern-88', captcha: '', remember: false }
const answer = { token: 't1', firstTimeLogin: false, passwordExpired: false }
const wrong = (wantsCaptcha: boolean) =>
  new CallError('refused', { status: 403, code: 'login', value: { captcha: wantsCaptcha } })

async function openLogin(known: Remembered | null = null) {
  const page = house()
  const vault = fakeVault(known)
  const onSignedIn = vi.fn()
  const view = renderHook(
    ({ shown }: { shown: boolean }) => useLogin({ shown, onSignedIn, vault }),
    { initialProps: { shown: true }, wrapper: page.wrapper },
  )
  await act(async () => undefined)
  const now = () => view.result.current
  return {
    ...page,
    vault,
    onSignedIn,
    now,
    show: (shown: boolean) => act(async () => view.rerender({ shown })),
    submit: (given: Partial<typeof values> = {}) =>
      act(async () => now().onSubmit({ ...values, ...given })),
    answer: () => act(async () => page.last(login).answer(answer)),
    fail: (error: unknown) => act(async () => page.last(login).fail(error)),
    picture: (id: string) =>
      act(async () => page.last(captcha).answer({ id, value: 'iVBORw0KGgo=' })),
  }
}

beforeEach(() => sessionStorage.clear())

describe('useLogin', () => {
  it('opens a session, empties the cache and says how the account stands', async () => {
    const page = await openLogin()
    const seen = page.keep('what a guest saw')
    await page.submit()
    expect(page.now().status).toBe('submitting')
    expect(page.last(login).input).toEqual({
      username: 'nok',
      password: 'lantern-88',
      type: 'username',
    })
    await page.answer()
    expect(page.now().status).toBe('signed-in')
    expect([page.tokens.token(), page.tokens.account()]).toEqual(['t1', 'nok'])
    expect(seen()).toBeUndefined()
    expect(page.onSignedIn).toHaveBeenCalledExactlyOnceWith({
      firstTimeLogin: false,
      passwordExpired: false,
      passwordTrivial: false,
      password: 'lantern-88',
    })
  })

  it('knows the account by the name that the server has for it', async () => {
    const page = await openLogin()
    await page.submit({ username: 'Nok' })
    await act(async () => page.last(login).answer({ ...answer, account: 'nok' }))
    expect(page.tokens.account()).toBe('nok')
  })

  // Of a wide or a Thai keyboard; only the first is the same to the server.
  it.each([
    ['123456', true],
    ['１２３４５６', true],
    ['๑๒๓๔๕๖', false],
  ])(
    'notices a password that must be changed whatever the server says: %s',
    async (password, must) => {
      const page = await openLogin()
      await page.submit({ password })
      await page.answer()
      expect(page.onSignedIn.mock.calls[0]?.[0]).toMatchObject({ passwordTrivial: must })
    },
  )

  it('makes one call of two presses', async () => {
    const page = await openLogin()
    await page.submit()
    await page.submit()
    expect(page.all(login)).toHaveLength(1)
    await page.answer()
    expect(page.onSignedIn).toHaveBeenCalledTimes(1)
  })

  it('fetches a picture once the server asks for one, and sends its digits', async () => {
    const page = await openLogin()
    await page.submit()
    await page.fail(wrong(false))
    expect(page.now()).toMatchObject({ status: 'rejected', captcha: null })
    expect(page.all(captcha)).toHaveLength(0)

    await page.submit()
    await page.fail(wrong(true))
    expect(page.now()).toMatchObject({ status: 'captcha', captcha: { status: 'loading' } })
    expect(page.all(captcha)).toHaveLength(1)
    await page.picture('c1')
    expect(page.now()).toMatchObject({ status: 'captcha', captcha: { status: 'ready', id: 'c1' } })

    await page.submit({ captcha: '2618' })
    expect(page.last(login).input).toMatchObject({ captcha: '2618', captchaId: 'c1' })
    await page.fail(
      new CallError('refused', { status: 403, code: 'captcha_wrong', value: { captcha: true } }),
    )
    expect(page.now()).toMatchObject({ status: 'captcha-wrong', captcha: { status: 'loading' } })
    expect(page.all(captcha)).toHaveLength(2)
  })

  it('keeps the picture when the network is gone', async () => {
    const page = await openLogin()
    await page.submit()
    await page.fail(wrong(true))
    await page.picture('c1')
    await page.submit({ captcha: '2618' })
    await page.fail(new CallError('offline'))
    expect(page.now()).toMatchObject({ status: 'offline', captcha: { id: 'c1' } })
    expect(page.all(captcha)).toHaveLength(1)
  })

  it('says when the picture did not come, and asks for another at most once a second', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const page = await openLogin()
    await page.submit()
    await page.fail(wrong(true))
    await act(async () => page.last(captcha).fail(new CallError('offline')))
    expect(page.now().captcha).toEqual({ status: 'failed' })

    act(() => page.now().onRefreshCaptcha())
    expect(page.all(captcha)).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    act(() => page.now().onRefreshCaptcha())
    act(() => page.now().onRefreshCaptcha())
    expect(page.all(captcha)).toHaveLength(2)
    vi.useRealTimers()
  })

  it('shows only the picture asked for last', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const page = await openLogin()
    await page.submit()
    await page.fail(wrong(true))
    vi.advanceTimersByTime(1000)
    act(() => page.now().onRefreshCaptcha())
    const [first, second] = page.all(captcha)
    await act(async () => second?.answer({ id: 'c2', value: 'iVBORw0KGgo=' }))
    await act(async () => first?.answer({ id: 'c1', value: 'iVBORw0KGgo=' }))
    expect(page.now().captcha).toMatchObject({ id: 'c2' })
    vi.useRealTimers()
  })

  it('fills in who is remembered, and keeps them up to date', async () => {
    const page = await openLogin({ username: 'nok', password: 'lantern-88' })
    expect(page.now().remembered).toEqual({ username: 'nok', password: 'lantern-88' })
    await page.submit({ username: 'ton', remember: true })
    await page.answer()
    expect(page.vault.keep).toHaveBeenCalledWith('ton', 'lantern-88')
  })

  it('forgets everybody when the tick is gone', async () => {
    const page = await openLogin({ username: 'nok', password: 'lantern-88' })
    act(() => page.now().onForget())
    expect(page.vault.forget).toHaveBeenCalledTimes(1)
    await page.submit()
    await page.answer()
    expect(page.vault.forget).toHaveBeenCalledTimes(2)
    expect(page.vault.keep).not.toHaveBeenCalled()
  })

  it('drops a remembered password that turned out wrong, but not a network that is gone', async () => {
    const page = await openLogin({ username: 'nok', password: 'old' })
    await page.submit({ remember: true })
    await page.fail(new CallError('offline'))
    expect(page.vault.forgetPassword).not.toHaveBeenCalled()
    await page.submit({ remember: true })
    await page.fail(wrong(false))
    expect(page.vault.forgetPassword).toHaveBeenCalledTimes(1)
  })

  it('begins with a clean slate each time it is shown', async () => {
    const page = await openLogin({ username: 'nok', password: 'lantern-88' })
    await page.submit()
    await page.fail(wrong(true))
    await page.picture('c1')
    await page.show(false)
    expect(page.now().remembered).toBeNull()
    await page.vault.forget()
    await page.show(true)
    expect(page.now()).toMatchObject({ status: 'idle', failures: 0, remembered: null })
    // Still needed, but the old one may be too old by now.
    expect(page.now().captcha).toEqual({ status: 'loading' })
    expect(page.all(captcha)).toHaveLength(2)
  })

  it('goes back to idle when an attempt was given up', async () => {
    const page = await openLogin()
    await page.submit()
    await page.fail(new CallError('aborted'))
    expect(page.now()).toMatchObject({ status: 'idle', failures: 0 })
  })
})
