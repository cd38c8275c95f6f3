// @vitest-environment jsdom
// @isolate: the script listens for as long as its page is there
import { firstScript } from '#app/early-events.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const button = '<button id="search" aria-keyshortcuts="Control+K Meta+K"></button>'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
  document.head.innerHTML = '<style id="faces" media="not all"></style>'
  document.body.innerHTML = button
  // As the page does, from its text alone.
  new Function(firstScript([], 'faces', ''))()
})
afterEach(() => {
  window.foyerEarly?.stop()
  delete window.foyerEarly
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const search = () => document.getElementById('search')!
const kept = () => window.foyerEarly!.events.map(({ type, target }) => [type, target])
/** @returns whether the browser was kept from what it does by the key */
function strike(key: string, keys: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys })
  return !document.body.dispatchEvent(event)
}

test.each(['k', 'า'])('Ctrl %s is kept as a press of the search’s button', (key) => {
  expect(strike(key, { ctrlKey: true })).toBe(true)
  expect(kept()).toEqual([['click', search()]])
})

test('a button that hears by itself is pressed', () => {
  const heard = vi.fn()
  search().addEventListener('click', heard)
  window.foyerEarly!.passes = () => true
  strike('k', { metaKey: true })
  expect(heard).toHaveBeenCalledOnce()
  expect(kept()).toEqual([])
})

test('nothing is opened over what is open', () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"></div>')
  expect(strike('k', { ctrlKey: true })).toBe(true)
  expect(kept()).toEqual([])
})

test.each<[string, string, KeyboardEventInit]>([
  ['a letter', 'k', {}],
  ['another key', 'j', { ctrlKey: true }],
  ['a key whose name has a k', 'Backspace', { ctrlKey: true }],
  ['the browser’s own', 'K', { ctrlKey: true, shiftKey: true }],
  ['a sign by Alt', 'k', { ctrlKey: true, altKey: true }],
])('%s is left alone', (_, key, keys) => {
  expect(strike(key, keys)).toBe(false)
  expect(kept()).toEqual([])
})

test('a page without a search is asked for nothing', () => {
  document.body.innerHTML = ''
  strike('k', { ctrlKey: true })
  expect(kept()).toEqual([])
})

test('it hears no more once others do', () => {
  window.foyerEarly!.stop()
  expect(strike('k', { ctrlKey: true })).toBe(false)
})
