// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loaders } from '#app/overlays/loaders.ts'
import { askAge } from '#features/site/age.ts'

const late = vi.hoisted(() => ({ arrive: () => {} }))
vi.mock('#app/late.tsx', () => ({
  lateArrival: () => new Promise<void>((resolve) => (late.arrive = resolve)),
}))
vi.mock('#app/overlays/login-overlay.tsx', () => ({ default: 'login' }))
vi.mock('#app/overlays/lost-overlay.tsx', () => ({ default: 'lost' }))

const remember = (age: string) => (document.cookie = `age=${age}`)

/** What has come by now of what was asked for. */
async function soon(name: 'login' | 'lost') {
  const come: unknown[] = []
  void loaders[name]().then(({ default: overlay }) => come.push(overlay))
  // The modules are here; what they wait for besides is a matter of turns.
  await vi.dynamicImportSettled()
  return come
}

describe('a dialog that somebody has pressed for', () => {
  beforeEach(() => {
    remember('; max-age=0')
  })
  afterEach(() => askAge(false))

  it('comes at once to who has said their age', async () => {
    remember('18')
    expect(await soon('login')).toEqual(['login'])
  })

  it('waits until it is known whether somebody is asked, and comes when nobody is', async () => {
    const come = await soon('login')
    expect(come).toEqual([])
    late.arrive()
    await vi.waitFor(() => expect(come).toEqual(['login']))
  })

  it('waits for the answer of who is asked', async () => {
    const come = await soon('login')
    askAge(true)
    late.arrive()
    const other = await soon('login')
    late.arrive()
    await vi.dynamicImportSettled()
    expect([...come, ...other]).toEqual([])
    askAge(false)
    await vi.waitFor(() => expect([...come, ...other]).toEqual(['login', 'login']))
  })

  it('waits as well where too low an age is remembered, once that is asked about', async () => {
    remember('12')
    askAge(true)
    const come = await soon('login')
    expect(come).toEqual([])
    askAge(false)
    await vi.waitFor(() => expect(come).toEqual(['login']))
  })

  it('does not wait where it says that the page is broken', async () => {
    askAge(true)
    expect(await soon('lost')).toEqual(['lost'])
  })
})
