// @vitest-environment jsdom
import { clearSession } from '#platform/clear-session.ts'
import { localStore, sessionStore } from '#platform/index.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('web storage', () => {
  it('keeps, gives back and removes', () => {
    expect(localStore.get('a')).toBeNull()
    expect(localStore.set('a', '1')).toBe(true)
    expect(localStore.get('a')).toBe('1')
    localStore.remove('a')
    expect(localStore.get('a')).toBeNull()
  })

  it('clears everything but what is to stay', () => {
    sessionStore.set('token', 't')
    sessionStore.set('merchant', 'm')
    localStore.set('theme', 'dark')
    clearSession(['merchant'])
    expect({ ...sessionStorage }).toEqual({ merchant: 'm' })
    expect(localStore.get('theme')).toBe('dark')
    clearSession()
    expect(sessionStorage).toHaveLength(0)
  })

  it('never throws where storage is shut', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('shut', 'SecurityError')
    })
    expect(localStore.get('a')).toBeNull()
    expect(localStore.set('a', '1')).toBe(false)
    expect(() => localStore.remove('a')).not.toThrow()
  })

  it('has nothing to clear where the session is shut', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('shut', 'SecurityError')
    })
    expect(() => clearSession()).not.toThrow()
  })
})
