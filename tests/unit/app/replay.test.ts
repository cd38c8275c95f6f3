// @vitest-environment jsdom
// @isolate: the script listens for as long as its page is there
import { firstScript, replayEarlyEvents } from '#app/early-events.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

beforeEach(() => {
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

describe('replaying', () => {
  test('does everything again, in order, once', () => {
    begin()
    const done: string[] = []
    press('#login')
    press('#tab')
    press('#login')
    find('#login').addEventListener('click', () => done.push('login'))
    find('#tab').addEventListener('click', () => done.push('tab'))
    replayEarlyEvents()
    expect(done).toEqual(['login', 'tab', 'login'])
    replayEarlyEvents()
    expect(done).toHaveLength(3)
  })

  test('stops keeping: from now on the page answers itself', () => {
    begin()
    replayEarlyEvents()
    expect(press('#login').defaultPrevented).toBe(false)
    expect(kept()).toBe(0)
  })

  test('submits the form with what is in it', () => {
    begin()
    const typed: FormDataEntryValue[] = []
    find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    find('form').addEventListener('submit', (event) => {
      event.preventDefault()
      typed.push(new FormData(event.currentTarget as HTMLFormElement).get('q')!)
    })
    find('input').setAttribute('value', 'lantern')
    replayEarlyEvents()
    expect(typed).toEqual(['lantern'])
  })

  test('chooses again, also where the list has gone back meanwhile', () => {
    begin()
    const chosen: string[] = []
    list().value = '5'
    list().dispatchEvent(new Event('change', { bubbles: true }))
    list().value = 'all'
    list().addEventListener('change', () => chosen.push(list().value))
    replayEarlyEvents()
    expect(chosen).toEqual(['5'])
  })

  test('leaves out what is no longer on the page', () => {
    begin()
    const done = vi.fn()
    press('#login')
    const gone = find('#login')
    gone.addEventListener('click', done)
    gone.remove()
    replayEarlyEvents()
    expect(done).not.toHaveBeenCalled()
  })

  test('has nothing to do on a page that kept nothing', () => {
    expect(() => replayEarlyEvents()).not.toThrow()
  })
})
