// @vitest-environment jsdom
// @isolate: the script listens for as long as its page is there
import { firstScript } from '#app/early-events.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Paints = (list: { getEntriesByName(name: string): unknown[] }) => void

let observed: Paints
let type: string
let narrow: boolean
let frames: FrameRequestCallback[]
const asked: string[] = []

/** Runs the script as the page does: from its text alone, but for `import`, which is not for here. */
const begin = () =>
  new Function('run', firstScript(['/home.js'], 'faces', '').replaceAll('import(', 'run('))(
    async () => ({}),
  )
/** The first paint, after which every face that is asked for comes at once. */
async function paint() {
  observed({ getEntriesByName: () => [{}] })
  await new Promise<void>((resolve) => setImmediate(resolve))
}
const below = () => [...document.querySelectorAll<HTMLElement>('[data-later]')]
const hidden = () => below().filter(({ style }) => style.contentVisibility === 'hidden').length

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  type = 'navigate'
  narrow = true
  frames = []
  asked.length = 0
  vi.stubGlobal('Worker', vi.fn())
  vi.stubGlobal('matchMedia', () => ({ matches: narrow }))
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { type } as PerformanceNavigationTiming,
  ])
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: Paints) {
        observed = callback
      }
      observe() {}
    },
  )
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(family: string) {
        asked.push(family)
      }
      load() {
        return Promise.resolve()
      }
    },
  )
  Object.assign(document, { fonts: { add: () => undefined } })
  const face = (family: string, range: string) =>
    `@font-face{font-family:${family};font-weight:400;src:url(/x.woff2);unicode-range:${range}}`
  document.head.innerHTML = `<style id="faces" media="not all">${face('Latin', 'U+20-7E')}${face('Thai', 'U+E01-E3A')}</style>`
  const cards = Array.from({ length: 9 }, () => '<p data-later>ก</p>').join('')
  document.body.innerHTML = `<div style="font-family: Latin, Thai"><h1>Tonight</h1>${cards}</div>`
})

afterEach(() => {
  window.foyerEarly?.stop()
  delete window.foyerEarly
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('waits for the first paint, the faces and a frame, then comes a few at a time', async () => {
  begin()
  expect(hidden()).toBe(9)
  await paint()
  // What is made ready meanwhile shows nothing.
  vi.advanceTimersToNextTimer()
  expect(hidden()).toBe(9)
  for (const frame of frames.splice(0)) frame(0)
  vi.advanceTimersToNextTimer()
  expect(hidden()).toBe(5)
  vi.runAllTimers()
  expect(hidden()).toBe(0)
  expect(below().map((one) => one.getAttribute('style'))).toEqual(Array(9).fill(''))
})

test.each(['scroll', 'pointerdown', 'keydown', 'focusin'])('comes at once on %s', (sign) => {
  begin()
  document.body.dispatchEvent(new Event(sign, { bubbles: true }))
  vi.runAllTimers()
  expect(hidden()).toBe(0)
})

test('asks for no face by itself', async () => {
  begin()
  await paint()
  expect(asked).toEqual(['Latin'])
})

test('who has been here wears the faces from the start, and never takes them off', async () => {
  begin()
  await paint()
  delete window.foyerEarly
  asked.length = 0
  const faces = document.querySelector<HTMLStyleElement>('#faces')!
  faces.textContent += '@font-face{font-family:Latin;src:url(/x.woff2);unicode-range:U+20-7E}'
  faces.media = 'not all'
  begin()
  expect(faces.media).toBe('all')
  const rules = faces.sheet!.cssRules.length
  await paint()
  expect(asked).toEqual([])
  expect(faces.sheet!.cssRules).toHaveLength(rules)
})

test.each(['reload', 'back_forward'])('is there from the start on %s', (how) => {
  type = how
  begin()
  expect(hidden()).toBe(0)
})

test('is there from the start for a place in the page', () => {
  history.replaceState(null, '', '/#there')
  begin()
  expect(hidden()).toBe(0)
})

test('is there from the start where there is room', () => {
  narrow = false
  begin()
  expect(hidden()).toBe(0)
})
