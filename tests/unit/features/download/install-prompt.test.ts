// @vitest-environment jsdom
import { createInstallStore } from '#features/download/install-prompt.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let standalone = false
beforeEach(() => {
  standalone = false
  window.foyerInstall = undefined
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }))
})
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

function offer(outcome: 'accepted' | 'dismissed' | 'fails') {
  const prompt = vi.fn(async () => {
    if (outcome === 'fails') throw new Error('NotAllowedError')
    return { outcome }
  })
  return {
    event: Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
    prompt,
  }
}

function watched() {
  const store = createInstallStore()
  const seen: string[] = []
  const stop = store.subscribe(() => seen.push(store.current().status))
  stops.push(stop)
  return { store, seen, stop }
}

test('without an offer nothing is known', async () => {
  const { store } = watched()
  expect(store.current().status).toBe('unknown')
  await store.install()
  expect(store.current().status).toBe('unknown')
})

test('an offer that came before anybody looked is still there', () => {
  window.foyerInstall = offer('accepted').event
  expect(watched().store.current().status).toBe('possible')
})

test('an offer is kept back until it is asked for, and used once', async () => {
  const { store, seen } = watched()
  const { event, prompt } = offer('accepted')
  dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(store.current().status).toBe('possible')
  const first = store.install()
  void store.install()
  await first
  expect(prompt).toHaveBeenCalledOnce()
  expect(seen).toContain('asking')
  expect(store.current().status).toBe('installed')
})

test.each(['dismissed', 'fails'] as const)(
  'who declines (%s) is not asked with the same offer again',
  async (outcome) => {
    const { store } = watched()
    dispatchEvent(offer(outcome).event)
    await store.install()
    expect(store.current().status).toBe('unknown')
    // The browser makes another one when it likes.
    dispatchEvent(offer('accepted').event)
    expect(store.current().status).toBe('possible')
  },
)

test('installed by the browser’s own menu counts as well', () => {
  const { store } = watched()
  dispatchEvent(offer('accepted').event)
  dispatchEvent(new Event('appinstalled'))
  expect(store.current().status).toBe('installed')
})

test('opened from the home screen there is nothing to install', () => {
  standalone = true
  window.foyerInstall = offer('accepted').event
  expect(watched().store.current().status).toBe('installed')
})

test('nobody listens once nobody looks', () => {
  const { store, stop } = watched()
  stop()
  const { event } = offer('accepted')
  dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  expect(store.current().status).toBe('unknown')
})
