// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { logout } from '#contract/index.ts'
import { useLogout } from '#features/session/use-logout.ts'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeVault, house } from './house.tsx'

function openLogout() {
  const page = house()
  page.tokens.open('t1', 'nok')
  sessionStorage.setItem('merchant', 'foyer')
  sessionStorage.setItem('gameVendor', '[]')
  const seen = page.keep('what nok saw')
  const vault = fakeVault({ username: 'nok', password: 'lantern-88' })
  const onSignedOut = vi.fn()
  const view = renderHook(() => useLogout({ onSignedOut, vault }), { wrapper: page.wrapper })
  return { ...page, seen, vault, onSignedOut, now: () => view.result.current }
}

beforeEach(() => sessionStorage.clear())

describe('useLogout', () => {
  it('stays signed in until the server has heard of it', async () => {
    const page = openLogout()
    act(() => page.now().onConfirm())
    expect(page.now().status).toBe('leaving')
    expect(page.tokens.token()).toBe('t1')
    expect(page.onSignedOut).not.toHaveBeenCalled()
  })

  it.each([
    ['an answer', null],
    ['no network', new CallError('offline')],
    ['a session the server knows no more', new CallError('refused', { status: 401 })],
  ])('leaves nothing but the merchant code after %s', async (_, error) => {
    const page = openLogout()
    const told = vi.fn()
    page.tokens.subscribe(told)
    act(() => page.now().onConfirm())
    act(() => page.now().onConfirm())
    expect(page.all(logout)).toHaveLength(1)
    await act(async () => {
      if (error) page.last(logout).fail(error)
      else page.last(logout).answer(null)
    })
    expect({ ...sessionStorage }).toEqual({ merchant: 'foyer' })
    expect(told).toHaveBeenCalled()
    expect(page.seen()).toBeUndefined()
    expect(page.vault.forgetPassword).toHaveBeenCalledTimes(1)
    expect(page.onSignedOut).toHaveBeenCalledTimes(1)
    expect(page.now().status).toBe('idle')
  })
})
