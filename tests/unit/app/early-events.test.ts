// @vitest-environment jsdom
// @isolate: the script listens for as long as its page is there
import { firstScript } from '#app/early-events.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Paints = (list: { getEntriesByName(name: string): unknown[] }) => void

let observed: Paints = () => undefined
const painted = (entry: string) =>
  observed({ getEntriesByName: (name) => (name === entry ? [{}] : []) })
const run = vi.fn(async (_: string): Promise<unknown> => ({}))

/** Runs the script as the page does: from its text alone, but for `import`, which is not for here. */
function begin(starts: readonly string[] = ['/assets/browser.js', '/assets/home.js']) {
  const script = firstScript(starts, 'faces', '/assets/numbers.js').replaceAll('import(', 'run(')
  new Function('run', script)(run)
}

/** Faces that were fetched; each comes when the test says so. */
const fetched: { family: string; source: string; come(): void; fail(): void }[] = []
const worn: unknown[] = []
class Face {
  readonly loading = Promise.withResolvers<void>()
  readonly family: string
  constructor(family: string, source: string) {
    this.family = family
    const { resolve, reject } = this.loading
    fetched.push({ family, source, come: resolve, fail: () => reject(new Error('offline')) })
  }
  load() {
    return this.loading.promise
  }
}
const face = (family: string, file: string, range: string) =>
  `@font-face{font-family:${family};font-weight:400 700;src:url(${file});unicode-range:${range}}`
const someFaces =
  face('"Lit"', '/lit-latin.woff2', 'U+20-7E') +
  face('Lit', '/lit-thai.woff2', 'U+E01-E3A, U+E40-E5B') +
  face('Tall', '/tall-latin.woff2', 'U+20-7E') +
  face('Tall', '/tall-baht.woff2', 'U+E3F')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  window.foyerEarly?.stop()
  delete window.foyerEarly
  document.head.innerHTML = `<style id="faces" media="not all">${someFaces}</style>`
  fetched.length = 0
  worn.length = 0
  vi.stubGlobal('FontFace', Face)
  vi.stubGlobal('Worker', vi.fn())
  localStorage.clear()
  Object.assign(document, { fonts: { add: (one: unknown) => worn.push(one) } })
  document.body.innerHTML = `
    <form><input name="q"><button>Find</button></form>
    <button type="button" id="login"><svg><path></path></svg></button>
    <span role="tab" id="tab">Tab</span>
    <select><option>all</option><option>5</option></select>
    <a href="#there" id="link">Link</a>
    <p id="text">Text</p>`
  document.body.innerHTML = `<div style="font-family: Lit, serif">${document.body.innerHTML}</div>`
  run.mockReset().mockResolvedValue({})
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: Paints) {
        observed = callback
      }
      observe() {}
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Whatever was promised has happened. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
/** The first paint, and all faces that it asks for. */
async function paint() {
  painted('first-contentful-paint')
  for (const one of fetched) one.come()
  await settled()
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const faces = () => document.querySelector<HTMLStyleElement>('#faces')!
const recorded = () => window.foyerEarly!.events.map(({ type, target }) => [type, target])
const press = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  find(selector).dispatchEvent(event)
  return event
}

const choose = (value: string) => {
  const list = find('select') as HTMLSelectElement
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('the page’s first script', () => {
  test('starts the site after the first paint, once', async () => {
    begin()
    expect(run).not.toHaveBeenCalled()
    painted('first-paint')
    expect(run).not.toHaveBeenCalled()
    await paint()
    vi.runAllTimers()
    expect(run.mock.calls).toEqual([['/assets/browser.js'], ['/assets/home.js']])
  })

  test('fetches the faces that its words need after the first paint, and wears a family a frame', async () => {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
    find('#text').innerHTML = 'ไทย <b class="tall" style="font-family: Tall">฿</b>'
    begin()
    expect(fetched).toEqual([])
    painted('first-contentful-paint')
    expect(fetched.map(({ family, source }) => `${family} ${source}`)).toEqual([
      'Tall url(/tall-baht.woff2)',
      'Lit url(/lit-thai.woff2)',
      'Lit url(/lit-latin.woff2)',
    ])
    fetched[0]?.come()
    fetched[1]?.come()
    await settled()
    expect(worn).toEqual([])
    expect(faces().media).toBe('not all')
    expect(run).not.toHaveBeenCalled()
    fetched[2]?.come()
    await settled()
    expect(worn).toMatchObject([{ family: 'Tall' }])
    expect(run).not.toHaveBeenCalled()
    frames.shift()?.(0)
    vi.advanceTimersByTime(0)
    await settled()
    expect(worn).toMatchObject([{ family: 'Tall' }, { family: 'Lit' }, { family: 'Lit' }])
    // The rest waits in the page's style for words that need it.
    expect(faces().sheet?.cssRules).toHaveLength(1)
    expect(faces().media).toBe('all')
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('makes the browser ready for numbers while the faces come', () => {
    const made = vi.fn()
    vi.stubGlobal('Worker', made)
    begin()
    painted('first-contentful-paint')
    expect(made).not.toHaveBeenCalled()
    vi.advanceTimersByTime(0)
    expect(made).toHaveBeenCalledExactlyOnceWith('/assets/numbers.js')
    expect(run).not.toHaveBeenCalled()
  })

  test('goes on without a face that does not come', async () => {
    begin()
    painted('first-contentful-paint')
    fetched[0]?.fail()
    await settled()
    expect(faces().media).toBe('all')
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('who has the faces from an earlier visit wears them at once', () => {
    localStorage.faces = 1
    begin()
    expect(faces().media).toBe('all')
  })

  test('does without storage', () => {
    vi.stubGlobal('localStorage', null)
    begin()
    expect(faces().media).toBe('not all')
  })

  test('waits for the first pictures', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    begin()
    await paint()
    expect(run).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    expect(run).toHaveBeenCalledTimes(2)
    state.mockRestore()
  })

  test('starts it soon where nothing is painted: a tab in the back', () => {
    begin()
    vi.advanceTimersByTime(2499)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(2)
    painted('first-contentful-paint')
    expect(run).toHaveBeenCalledTimes(2)
  })

  test('holds nothing that would end its script element', () => {
    const script = firstScript(['/assets/a"b.js'], 'faces', '')
    expect(script).toContain(String.raw`["/assets/a\"b.js"]`)
    expect(script).not.toMatch(/<\/|<!--/)
  })

  test('keeps a click on a button, wherever in it, and on a tab', () => {
    begin()
    expect(press('#login path').defaultPrevented).toBe(true)
    expect(press('#tab').defaultPrevented).toBe(true)
    expect(recorded()).toEqual([
      ['click', find('#login')],
      ['click', find('#tab')],
    ])
  })

  test('keeps once what is pressed again because nothing came of it', () => {
    begin()
    press('#login')
    press('#login path')
    press('#tab')
    press('#login')
    expect(recorded().map(([, target]) => target)).toEqual(['#login', '#tab', '#login'].map(find))
    choose('5')
    choose('all')
    expect(window.foyerEarly!.events).toHaveLength(4)
    expect(window.foyerEarly!.events[3]).toMatchObject({ type: 'change', value: 'all' })
  })

  test('keeps a submitted form, and does not let it leave the page', () => {
    begin()
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    find('form').dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
    expect(recorded()).toEqual([['submit', find('form')]])
  })

  test('keeps a choice from a list', () => {
    begin()
    choose('5')
    expect(recorded()).toEqual([['change', find('select')]])
    find('input').dispatchEvent(new Event('change', { bubbles: true }))
    expect(recorded()).toHaveLength(1)
  })

  test('lets nobody else hear of what it keeps: it is to happen once', () => {
    const heard = vi.fn()
    document.addEventListener('click', heard)
    begin()
    press('#login')
    expect(heard).not.toHaveBeenCalled()
    press('#link')
    expect(heard).toHaveBeenCalledOnce()
    document.removeEventListener('click', heard)
  })

  test('lets links and text alone', () => {
    begin()
    expect(press('#link').defaultPrevented).toBe(false)
    expect(press('#text').defaultPrevented).toBe(false)
    document.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(recorded()).toEqual([])
  })
})
