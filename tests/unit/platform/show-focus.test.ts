// @vitest-environment jsdom
import { showFocus } from '#platform/show-focus.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const shown: string[] = []
const find = (id: string) => document.getElementById(id)!
let end: () => void

beforeEach(() => {
  shown.length = 0
  document.body.innerHTML = `
    <div id="row" style="overflow-x: auto">
      <a id="link" href="#a">A</a>
      <label id="label"><input id="input" type="radio" /></label>
      <p id="heading" tabindex="-1">P</p>
    </div>
    <a id="outside" href="#b">B</a>`
  vi.spyOn(find('row'), 'scrollWidth', 'get').mockReturnValue(900)
  vi.spyOn(find('row'), 'clientWidth', 'get').mockReturnValue(300)
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.id)
  }
  end = showFocus()
})
afterEach(() => end())

/** Gives something the focus, as the keyboard does or a finger. */
function focus(id: string, visible = true) {
  const one = find(id)
  vi.spyOn(one, 'matches').mockImplementation(() => visible)
  one.focus()
}

test('shows whole what the keyboard reaches in a row', () => {
  focus('link')
  expect(shown).toEqual(['link'])
})

test('shows a field with its label', () => {
  focus('input')
  expect(shown).toEqual(['label'])
})

test.each([
  ['what a finger presses', 'link', false],
  ['what a script gives the focus to', 'heading', true],
  ['what stands in no row', 'outside', true],
])('leaves %s where it is', (_, id, visible) => {
  focus(id, visible)
  expect(document.activeElement?.id).toBe(id)
  expect(shown).toEqual([])
})

test('leaves a row alone that has room for everything', () => {
  vi.spyOn(find('row'), 'scrollWidth', 'get').mockReturnValue(300)
  focus('link')
  expect(shown).toEqual([])
})

test('ends', () => {
  end()
  focus('link')
  expect(shown).toEqual([])
})
