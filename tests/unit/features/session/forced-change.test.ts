// @vitest-environment jsdom
import { forcedReason } from '#features/session/forced-change.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => sessionStorage.clear())

describe('a forced change', () => {
  it.each([
    [{ passwordTrivial: true, passwordExpired: false }, false, 'trivial'],
    [{ passwordTrivial: false, passwordExpired: true }, true, 'expired'],
    [{ passwordTrivial: false, passwordExpired: true }, false, null],
    [{ passwordTrivial: false, passwordExpired: false }, true, null],
  ])('of %o where expiry forces: %s is %s', (justIn, expiryForces, reason) => {
    expect(forcedReason(justIn, expiryForces)).toBe(reason)
  })

  it('outlives the page it began on, without the password; other notes are none', async () => {
    // A page that is loaded anew.
    vi.resetModules()
    const { openForced, rememberForced } = await import('#features/session/forced-change.ts')
    expect(openForced()).toBeNull()
    sessionStorage.setItem('cpw', 'whatever')
    expect(openForced()).toBeNull()
    sessionStorage.setItem('cpw', 'expired')
    expect(openForced()).toEqual({ reason: 'expired', password: null })
    // Its own dialog is open already, and knows the password.
    rememberForced('trivial')
    expect(openForced()).toBeNull()
  })
})
