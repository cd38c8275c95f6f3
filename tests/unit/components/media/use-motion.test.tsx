// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMotion } from '#components/media/use-motion.ts'

let less = false
let hidden = false
let changed = () => {}

beforeEach(() => {
  less = false
  hidden = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return less
    },
    addEventListener: (_: string, listener: () => void) => {
      changed = listener
    },
    removeEventListener: () => {},
  }))
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** React's `onPointerEnter` listens to `pointerover`; jsdom's own events have no kind of pointer. */
class TouchPointer extends MouseEvent {
  readonly pointerType = 'touch'
  constructor() {
    super('pointerover', { bubbles: true })
  }
}

function Thing() {
  const motion = useMotion()
  return (
    <div data-testid="thing" {...motion.holders}>
      <output>{motion.running ? 'running' : motion.wanted ? 'held' : 'stopped'}</output>
      <button type="button" onClick={motion.toggle}>
        toggle
      </button>
    </div>
  )
}

const state = () => screen.getByRole('status').textContent
const thing = () => screen.getByTestId('thing')

test('it runs, and the pointer holds it', () => {
  render(<Thing />)
  expect(state()).toBe('running')
  fireEvent.pointerEnter(thing())
  expect(state()).toBe('held')
  fireEvent.pointerLeave(thing())
  expect(state()).toBe('running')
})

test('a finger does not', () => {
  render(<Thing />)
  fireEvent(thing(), new TouchPointer())
  expect(state()).toBe('running')
})

test('the focus inside holds it until it leaves', () => {
  render(<Thing />)
  act(() => screen.getByRole('button').focus())
  expect(state()).toBe('held')
  act(() => screen.getByRole('button').blur())
  expect(state()).toBe('running')
})

test('a hidden tab holds it', () => {
  render(<Thing />)
  hidden = true
  fireEvent(document, new Event('visibilitychange'))
  expect(state()).toBe('held')
  hidden = false
  fireEvent(document, new Event('visibilitychange'))
  expect(state()).toBe('running')
})

test('reduced motion never starts it; its reader may', () => {
  less = true
  render(<Thing />)
  expect(state()).toBe('stopped')
  fireEvent.click(screen.getByRole('button'))
  expect(state()).toBe('running')
})

test('reduced motion that is switched on stops it', () => {
  render(<Thing />)
  less = true
  act(() => changed())
  expect(state()).toBe('stopped')
})

test('play counts more than the pointer and the focus that pressed it', () => {
  render(<Thing />)
  fireEvent.click(screen.getByRole('button'))
  expect(state()).toBe('stopped')
  fireEvent.pointerEnter(thing())
  act(() => screen.getByRole('button').focus())
  fireEvent.click(screen.getByRole('button'))
  expect(state()).toBe('running')
})
