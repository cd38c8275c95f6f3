// @vitest-environment jsdom
import { createTokenStore, guestStore, roleOf } from '#features/session/index.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => sessionStorage.clear())

describe('the token store', () => {
  it('opens, and remembers within the tab', () => {
    const store = createTokenStore()
    expect([store.token(), store.account()]).toEqual([null, null])
    store.open('t1', 'nok')
    expect([createTokenStore().token(), createTokenStore().account()]).toEqual(['t1', 'nok'])
  })

  it('takes a successor, and closes when the server knows the token no more', () => {
    const store = createTokenStore()
    store.open('t1', 'nok')
    store.replace('t2')
    expect([store.token(), store.account()]).toEqual(['t2', 'nok'])
    store.replace(null)
    expect([store.token(), store.account()]).toEqual([null, null])
  })

  it('is not reopened by an answer that was still on its way', () => {
    const store = createTokenStore()
    store.open('t1', 'nok')
    store.close()
    store.replace('t2')
    expect(store.token()).toBeNull()
  })

  it('has another name for each session, be it of the same person', () => {
    const store = createTokenStore()
    const names = [store.who()]
    for (let turn = 0; turn < 2; turn += 1) {
      store.open('t1', 'nok')
      names.push(store.who())
      store.replace('t2')
      expect(store.who()).toBe(names.at(-1))
      store.close()
      names.push(store.who())
    }
    expect(names[0]).toBe(guestStore.who())
    expect(new Set(names).size).toBe(5)
  })

  it('tells whoever listens', () => {
    const store = createTokenStore()
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    store.open('t1', 'nok')
    store.close()
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    store.open('t1', 'nok')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('keeps nothing for a guest on the server', () => {
    guestStore.open('t', 'nok')
    guestStore.replace('t')
    guestStore.close()
    guestStore.subscribe(() => undefined)()
    expect([guestStore.token(), guestStore.account()]).toEqual([null, null])
  })
})

describe('roleOf', () => {
  it.each([
    [false, 0, 'guest'],
    [true, undefined, 'unknown'],
    [true, 4, 'trial'],
    [true, 0, 'member'],
    [true, 3, 'member'],
    [true, 1, 'agent'],
    [true, 2, 'agent'],
    [true, 41, 'agent'],
    [true, 42, 'agent'],
  ] as const)('signed in %s with type %s: %s', (signedIn, type, role) => {
    expect(roleOf(signedIn, type)).toBe(role)
  })
})
