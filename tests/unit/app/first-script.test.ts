// @vitest-environment jsdom
// @isolate: the script listens for as long as its page is there
import { firstScript } from '#app/early-events.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const run = vi.fn<(address: string) => Promise<unknown>>()
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
  document.head.innerHTML = '<style id="faces" media="not all"></style>'
  document.body.innerHTML =
    '<form><button type="button">Log in</button></form><p id="lost" hidden>This page didn’t load</p>'
  run.mockReset()
})
afterEach(() => {
  window.foyerEarly?.stop()
  delete window.foyerEarly
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Runs the script as the page does, from its text alone, until the site was to have started. */
async function begin() {
  const script = firstScript(['/browser.js'], 'faces', '').replaceAll('import(', 'run(')
  new Function('run', script)(run)
  press()
  vi.advanceTimersByTime(2500)
  await settled()
}
const lost = () => document.getElementById('lost')!
const button = () => document.querySelector('button')!
function press() {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  button().dispatchEvent(event)
  return event
}

test('what does not come is asked for once more, and presses are kept for it', async () => {
  run.mockRejectedValueOnce(new TypeError('a line that broke')).mockResolvedValue({})
  await begin()
  expect(run.mock.calls).toEqual([['/browser.js'], ['/browser.js']])
  expect(press().defaultPrevented).toBe(true)
  expect(lost().hidden).toBe(true)
})

test('what never comes keeps nothing: buttons and forms work by themselves', async () => {
  run.mockRejectedValue(new TypeError('nothing there'))
  await begin()
  expect(run).toHaveBeenCalledTimes(2)
  expect(lost().hidden).toBe(false)
  expect(button().hasAttribute('data-kept')).toBe(false)
  expect(press().defaultPrevented).toBe(false)
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  const heard = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', heard, { once: true })
  document.querySelector('form')!.dispatchEvent(submit)
  expect(heard).toHaveBeenCalledOnce()
})

test.each([
  ['a guest is shown what is a guest’s', null, undefined],
  ['a member is not, unless the page does not come alive', 't1', ''],
])('%s', async (_, token, member) => {
  sessionStorage.clear()
  if (token) sessionStorage.setItem('token', token)
  run.mockRejectedValue(new TypeError('nothing there'))
  const script = firstScript(['/browser.js'], 'faces', '').replaceAll('import(', 'run(')
  new Function('run', script)(run)
  const { dataset } = document.documentElement
  expect(dataset.member).toBe(member)
  vi.advanceTimersByTime(2500)
  await settled()
  expect(dataset.member).toBeUndefined()
  sessionStorage.clear()
})

describe('the keys of the search', () => {
  beforeEach(() => {
    document.body.innerHTML = '<button id="search" aria-keyshortcuts="Control+K Meta+K"></button>'
    new Function(firstScript([], 'faces', ''))()
  })

  const search = () => document.getElementById('search')!
  const kept = () => window.foyerEarly!.events.map(({ type, target }) => [type, target])
  /** @returns whether the browser was kept from what it does by the key */
  function strike(key: string, keys: KeyboardEventInit = {}): boolean {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys })
    return !document.body.dispatchEvent(event)
  }

  test.each(['k', 'า'])('Ctrl %s is kept as a press of its button', (key) => {
    expect(strike(key, { ctrlKey: true })).toBe(true)
    expect(kept()).toEqual([['click', search()]])
  })

  test('it is kept also where React ends the press, in a part that sleeps', () => {
    const end = (event: Event) => event.stopPropagation()
    document.body.addEventListener('keydown', end, true)
    expect(strike('k', { ctrlKey: true })).toBe(true)
    document.body.removeEventListener('keydown', end, true)
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
})
