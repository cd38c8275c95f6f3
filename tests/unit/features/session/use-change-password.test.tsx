// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { changePassword } from '#contract/index.ts'
import { useChangePassword } from '#features/session/use-change-password.ts'
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refused, settle, visit, wish } from './recovery-house.tsx'

beforeEach(() => sessionStorage.clear())

describe('useChangePassword', () => {
  const values = { oldPassword: '', newPassword: wish, confirmNewPassword: wish }
  const open = (password: string | null) => {
    const onChanged = vi.fn()
    const forced = { reason: 'trivial' as const, password }
    const page = visit((vault) => useChangePassword({ shown: true, forced, onChanged, vault }))
    act(() => page.tokens.open('t1', 'nok'))
    return { ...page, onChanged }
  }

  it('sends the password that is known from the login; afterwards nobody is signed in', async () => {
    const page = open('123456')
    expect(page.now()).toMatchObject({ account: 'nok', reason: 'trivial', asksOld: false })
    expect(sessionStorage.getItem('cpw')).toBe('trivial')
    act(() => page.now().onSubmit(values))
    await settle()
    expect(page.last(changePassword).input).toEqual({ ...values, oldPassword: '123456' })
    await act(async () => page.last(changePassword).answer(null))
    expect(page.tokens.token()).toBeNull()
    expect(page.onChanged).toHaveBeenCalledExactlyOnceWith('set')
    expect(page.vault.forgetPassword).toHaveBeenCalledOnce()
    expect(sessionStorage.getItem('cpw')).toBeNull()
  })

  it('asks for the old one when the one it knew is wrong, also while the next is on its way', async () => {
    const page = open('123456')
    act(() => page.now().onSubmit(values))
    await settle()
    await act(async () => page.last(changePassword).fail(refused('password_wrong', 403)))
    expect(page.now()).toMatchObject({ status: 'old-wrong', asksOld: true })
    act(() => page.now().onSubmit({ ...values, oldPassword: 'the real one' }))
    await settle()
    expect(page.now()).toMatchObject({ status: 'sending', asksOld: true })
    expect(page.last(changePassword).input).toMatchObject({ oldPassword: 'the real one' })
    expect(page.tokens.token()).toBe('t1')
  })

  it('says whose password it is, although another tab has logged out', async () => {
    const page = open(null)
    act(() => page.tokens.close())
    expect(page.now()).toMatchObject({ account: 'nok', status: 'idle' })
    act(() => page.now().onSubmit({ ...values, oldPassword: 'the old one' }))
    await settle()
    await act(async () => page.last(changePassword).fail(refused('login_needed', 401)))
    expect(page.onChanged).toHaveBeenCalledExactlyOnceWith('kept')
    act(() => page.tokens.open('t2', 'moo'))
    expect(page.now().account).toBe('moo')
  })

  it('leads to the login where the session has ended meanwhile, and says of no new password', async () => {
    const page = open('123456')
    act(() => page.now().onSubmit(values))
    await settle()
    await act(async () => page.last(changePassword).fail(refused('login_needed', 401)))
    expect(page.onChanged).toHaveBeenCalledExactlyOnceWith('kept')
    expect(page.vault.forgetPassword).not.toHaveBeenCalled()
  })

  it('says that it may be the new one, where an answer was lost and the session is over', async () => {
    const page = open('123456')
    for (const error of [new CallError('timeout'), refused('login_needed', 401)]) {
      act(() => page.now().onSubmit(values))
      await settle()
      await act(async () => page.last(changePassword).fail(error))
    }
    expect(page.onChanged).toHaveBeenCalledExactlyOnceWith('maybe')
  })

  it('keeps no password where a reload would find it', () => {
    open('123456')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('123456')
  })
})
