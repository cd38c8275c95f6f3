// @vitest-environment jsdom
import { firstRepeat } from '#features/games/gamepad-rules.ts'
import { walkGrid } from '#features/games/grid-walk.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Four cards in two rows; what a browser lays out is said here.
const places: Record<string, [x: number, y: number]> = {
  a: [0, 0],
  b: [1, 0],
  c: [0, 1],
  d: [1, 1],
}
/** Milliseconds of a frame. */
const frame = 20

let pressed: number[] = []
let axes = [0, 0]
let plugged = true
let stop: () => void

const card = (name: string) => document.getElementById(name) as HTMLElement
const hold = (...buttons: number[]) => {
  pressed = buttons
  vi.advanceTimersByTime(frame)
}
/** Pressed and let go again. */
const press = (button: number) => {
  hold(button)
  hold()
}

beforeEach(() => {
  vi.useFakeTimers()
  pressed = []
  axes = [0, 0]
  plugged = true
  document.body.innerHTML = `<div id="page"><ul>${Object.keys(places)
    .map((name) => `<li><button id="${name}" data-part="open">${name}</button></li>`)
    .join('')}</ul></div>`
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const [x, y] = places[this.textContent.trim()] ?? [0, 0]
    return new DOMRect(x * 100, y * 100, 90, 90)
  })
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  Object.defineProperty(navigator, 'getGamepads', {
    configurable: true,
    value: () => [
      null,
      plugged
        ? {
            buttons: Array.from({ length: 16 }, (_, at) => ({ pressed: pressed.includes(at) })),
            axes,
          }
        : null,
    ],
  })
  stop = walkGrid(card('page'))
  // Until the page has nothing else to do.
  vi.advanceTimersByTime(2000)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('arrow keys walk from card to card and stop at the edge', () => {
  card('a').focus()
  const key = (name: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    )
  for (const [name, then] of [
    ['ArrowRight', 'b'],
    ['ArrowDown', 'd'],
    ['ArrowLeft', 'c'],
    ['ArrowUp', 'a'],
    ['ArrowUp', 'a'],
    ['ArrowLeft', 'a'],
  ] as const) {
    key(name)
    expect(document.activeElement?.id).toBe(then)
  }
})

test('the cross of a gamepad does the same, from the first card in sight', () => {
  for (const [button, then] of [
    [15, 'a'],
    [15, 'b'],
    [13, 'd'],
    [14, 'c'],
    [12, 'a'],
  ] as const) {
    press(button)
    expect(document.activeElement?.id).toBe(then)
  }
})

test('the stick walks on while it leans', () => {
  card('a').focus()
  axes = [1, 0]
  vi.advanceTimersByTime(frame)
  expect(document.activeElement?.id).toBe('b')
  vi.advanceTimersByTime(firstRepeat - 2 * frame)
  expect(document.activeElement?.id).toBe('b')
  // In reading order, so on into the next row.
  vi.advanceTimersByTime(3 * frame)
  expect(document.activeElement?.id).toBe('c')
})

test('A opens a card once, and B goes back', () => {
  const opened = vi.fn()
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  card('b').addEventListener('click', opened)
  card('b').focus()
  hold(0)
  hold(0)
  expect(opened).toHaveBeenCalledOnce()
  hold()
  press(1)
  expect(back).toHaveBeenCalledOnce()
})

test('in a dialog it goes from button to button, presses one, and closes it', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="z" role="dialog" tabindex="-1"><input><button id="x">x</button><button disabled></button><a id="y" href="#y">y</a></div>',
  )
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  const [played, keys] = [vi.fn(), vi.fn()]
  card('y').addEventListener('click', played)
  card('z').addEventListener('keydown', ({ key }) => keys(key))
  card('z').focus()
  press(0)
  for (const [button, then] of [
    [13, 'x'],
    [15, 'y'],
    [15, 'y'],
    [12, 'x'],
    [13, 'y'],
  ] as const) {
    press(button)
    expect(document.activeElement?.id).toBe(then)
  }
  expect(played).not.toHaveBeenCalled()
  press(0)
  expect(played).toHaveBeenCalledOnce()
  press(1)
  expect(keys.mock.calls).toEqual([['Escape']])
  expect(back).not.toHaveBeenCalled()
})

test('in another window a pad says nothing to the cards', () => {
  card('a').focus()
  vi.mocked(document.hasFocus).mockReturnValue(false)
  press(15)
  expect(document.activeElement?.id).toBe('a')
})

test('a pad that comes later is heard; without one nothing is looked at; left, nothing is heard', () => {
  stop()
  plugged = false
  const looks = vi.spyOn(globalThis, 'requestAnimationFrame')
  stop = walkGrid(card('page'))
  vi.advanceTimersByTime(1000)
  expect(looks).not.toHaveBeenCalled()
  plugged = true
  dispatchEvent(new Event('gamepadconnected'))
  press(15)
  expect(document.activeElement?.id).toBe('a')
  stop()
  press(15)
  expect(document.activeElement?.id).toBe('a')
})
