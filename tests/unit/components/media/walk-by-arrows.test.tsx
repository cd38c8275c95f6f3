// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GameCard, GameGrid, Spotlight, walkByArrows } from '#components/index.ts'

const card = (name: string, closed = false) => (
  <GameCard
    key={name}
    title={name}
    studio="Old Pier"
    cover={null}
    href={`#${name}`}
    maintenance={closed ? 'closed' : undefined}
    favourite={{ pressed: false, label: `keep ${name}`, onToggle: () => {} }}
  />
)

/*
 * S S a b
 * S S c d
 * e f g h    g is closed
 * i
 */
const places: Record<string, [x: number, y: number, size: number]> = {
  S: [0, 0, 2],
  ...Object.fromEntries([...'ab'].map((name, at) => [name, [at + 2, 0, 1]])),
  ...Object.fromEntries([...'cd'].map((name, at) => [name, [at + 2, 1, 1]])),
  ...Object.fromEntries([...'efgh'].map((name, at) => [name, [at, 2, 1]])),
  i: [0, 3, 1],
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const name = this.querySelector('h3')?.textContent ?? ''
    const [x, y, size] = places[name] ?? [0, 0, 0]
    return new DOMRect(x * 100, y * 100, size * 100 - 10, size * 100 - 10)
  })
})

afterEach(() => vi.restoreAllMocks())

const show = () =>
  render(
    <GameGrid ref={walkByArrows}>
      <Spotlight title="S" cover={null} href="#S" />
      {[...'abcdef'].map((name) => card(name))}
      {card('g', true)}
      {card('h')}
      {card('i')}
    </GameGrid>,
  )

const press = (from: string, key: string, more?: object) => {
  const link = screen.getByRole('link', { name: from })
  link.focus()
  const stays = fireEvent.keyDown(link, { key, ...more })
  return { to: document.activeElement?.textContent, stays }
}

test.each([
  ['a', 'ArrowRight', 'b'],
  ['b', 'ArrowRight', 'c'],
  ['c', 'ArrowLeft', 'b'],
  ['f', 'ArrowRight', 'h'],
  ['a', 'ArrowDown', 'c'],
  ['d', 'ArrowUp', 'b'],
  ['S', 'ArrowDown', 'e'],
  ['e', 'ArrowUp', 'S'],
  ['f', 'ArrowUp', 'S'],
  ['c', 'ArrowDown', 'f'],
  ['d', 'ArrowDown', 'h'],
  ['h', 'ArrowDown', 'i'],
  ['i', 'ArrowUp', 'e'],
])('from %s, %s goes to %s', (from, key, to) => {
  show()
  expect(press(from, key)).toEqual({ to, stays: false })
})

test.each([
  ['S', 'ArrowUp'],
  ['S', 'ArrowLeft'],
  ['i', 'ArrowDown'],
  ['i', 'ArrowRight'],
  ['a', 'Home'],
  ['a', 'PageDown'],
])('from %s, %s is left to the page', (from, key) => {
  show()
  expect(press(from, key)).toEqual({ to: from, stays: true })
})

test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'])(
  'with %s it means something else',
  (held) => {
    show()
    expect(press('a', 'ArrowRight', { [held]: true })).toEqual({ to: 'a', stays: true })
  },
)

test('a small button keeps its arrows', () => {
  show()
  const button = screen.getByRole('button', { name: 'keep a' })
  button.focus()
  expect(fireEvent.keyDown(button, { key: 'ArrowRight' })).toBe(true)
  expect(document.activeElement).toBe(button)
})

test('from right to left, left is on', () => {
  show()
  screen.getByRole('list').style.direction = 'rtl'
  expect(press('a', 'ArrowLeft').to).toBe('b')
})

test('a grid that is gone listens no more', () => {
  const { unmount } = show()
  const grid = screen.getByRole('list')
  const remove = vi.spyOn(grid, 'removeEventListener')
  unmount()
  expect(remove).toHaveBeenCalledWith('keydown', expect.any(Function))
})
