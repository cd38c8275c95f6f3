// @vitest-environment jsdom
// @isolate: the script listens for as long as its page is there
import { firstScript } from '#app/early-events.ts'
import type * as ReplayModule from '#app/replay.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** Whatever of the page has come alive tells it. */
let arrive = () => {}
let everything = Promise.withResolvers<void>()
let rest = Promise.withResolvers<void>()
vi.mock('#app/arrivals.tsx', () => ({ onArrival: (listener: () => void) => (arrive = listener) }))
vi.mock('#app/late.tsx', () => ({ lateArrival: () => everything.promise }))
vi.mock('#app/rest.ts', () => ({ restReady: () => rest.promise }))
const { replayEarlyEvents }: typeof ReplayModule = await import('#app/replay.ts')

beforeEach(() => {
  arrive = () => {}
  everything = Promise.withResolvers()
  rest = Promise.withResolvers()
  document.head.innerHTML = '<style id="faces"></style>'
  document.body.innerHTML = `
    <form><input name="q"><button>Find</button></form>
    <button type="button" id="login">Log in</button>
    <span role="tab" id="tab">Tab</span>
    <select><option>all</option><option>5</option></select>`
  // Nothing is painted here: the page only keeps what is done to it.
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  window.foyerEarly?.stop()
  delete window.foyerEarly
  vi.unstubAllGlobals()
})

const begin = () => new Function(firstScript([], 'faces', ''))()
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const list = () => document.querySelector('select')!
const kept = () => window.foyerEarly!.events.length
const press = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  find(selector).dispatchEvent(event)
  return event
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** React has taken an element over. */
const take = (selector: string) => Object.assign(find(selector), { __reactProps$1a: {} })

/** Words and looks are here; nothing of the page is yet. */
async function wake() {
  replayEarlyEvents()
  rest.resolve()
  await settled()
}

/** The whole page has come alive, or has taken too long for it. */
async function end() {
  everything.resolve()
  await settled()
}

/** What the buttons have heard. */
function listen() {
  const done: string[] = []
  for (const name of ['login', 'tab']) {
    find(`#${name}`).addEventListener('click', () => done.push(name))
  }
  return done
}

describe('what was done before the page listened', () => {
  test('is done again, in order, once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    begin()
    press('#login')
    press('#tab')
    press('#login')
    const done = listen()
    await wake()
    await end()
    expect(done).toEqual(['login', 'tab', 'login'])
    expect(window.foyerEarly!.pressed).toBe(true)
    vi.runAllTimers()
    expect(window.foyerEarly!.pressed).toBe(false)
    replayEarlyEvents()
    await settled()
    expect(done).toHaveLength(3)
  })

  test('is done as soon as its own part has come alive', async () => {
    begin()
    press('#login')
    const done = listen()
    await wake()
    take('#tab')
    arrive()
    expect(done).toEqual([])
    expect(find('#login').dataset['kept']).toBe('')
    take('#login')
    arrive()
    expect(done).toEqual(['login'])
    expect(find('#login').dataset['kept']).toBeUndefined()
    await end()
    expect(done).toEqual(['login'])
  })

  test('waits for what came before it', async () => {
    begin()
    press('#login')
    press('#tab')
    const done = listen()
    await wake()
    take('#tab')
    arrive()
    expect(done).toEqual([])
    take('#login')
    arrive()
    expect(done).toEqual(['login', 'tab'])
  })

  test('waits for the words and the looks of what it may bring', async () => {
    begin()
    press('#login')
    const done = listen()
    take('#login')
    replayEarlyEvents()
    await settled()
    arrive()
    expect(done).toEqual([])
    rest.resolve()
    await settled()
    expect(done).toEqual(['login'])
  })

  test('is done in the end without them, and on what React has not taken over', async () => {
    begin()
    press('#login')
    const done = listen()
    replayEarlyEvents()
    rest.reject(new Error('offline'))
    await settled()
    expect(done).toEqual([])
    expect(find('#login').dataset['kept']).toBe('')
    await end()
    expect(done).toEqual(['login'])
    expect(find('#login').dataset['kept']).toBeUndefined()
  })

  test('is left out where it is no longer on the page', async () => {
    begin()
    const done = listen()
    press('#login')
    press('#tab')
    find('#login').remove()
    take('#tab')
    await wake()
    expect(done).toEqual(['tab'])
  })

  test('is nothing on a page that kept nothing', () => {
    expect(() => replayEarlyEvents()).not.toThrow()
  })
})

describe('what is done while the page comes alive', () => {
  test('is kept where nothing listens yet, and goes its way where something does', async () => {
    begin()
    await wake()
    take('#login')
    const done = listen()
    expect(press('#login').defaultPrevented).toBe(false)
    expect(done).toEqual(['login'])
    expect(press('#tab').defaultPrevented).toBe(true)
    expect(done).toEqual(['login'])
    // Behind what is kept it waits for its turn.
    expect(press('#login').defaultPrevented).toBe(true)
    await end()
    expect(done).toEqual(['login', 'tab', 'login'])
  })

  test('is no longer kept once the whole page listens', async () => {
    begin()
    await wake()
    await end()
    expect(press('#login').defaultPrevented).toBe(false)
    expect(kept()).toBe(0)
  })
})

test('submits the form with what is in it', async () => {
  begin()
  const typed: FormDataEntryValue[] = []
  find('form').addEventListener('submit', (event) => {
    event.preventDefault()
    typed.push(new FormData(event.currentTarget as HTMLFormElement).get('q')!)
  })
  find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  find('input').setAttribute('value', 'lantern')
  await wake()
  expect(typed).toEqual([])
  take('form')
  arrive()
  expect(typed).toEqual(['lantern'])
})

test('chooses again, also where the list has gone back meanwhile', async () => {
  begin()
  const chosen: string[] = []
  list().value = '5'
  list().dispatchEvent(new Event('change', { bubbles: true }))
  list().value = 'all'
  list().addEventListener('change', () => chosen.push(list().value))
  await wake()
  await end()
  expect(chosen).toEqual(['5'])
})
