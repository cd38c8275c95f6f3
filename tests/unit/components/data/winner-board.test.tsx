// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WinnerBoard } from '#components/index.ts'

const labels = {
  pause: 'pause',
  play: 'play',
  moving: 'moving',
  stopped: 'stopped',
  loading: 'loading',
}

const rows = Array.from({ length: 20 }, (_, at) => ({
  id: `${at}`,
  account: `a***${at}`,
  game: 'Lotus',
  cover: null,
  amount: `฿${at}`,
}))

let less = false
let frames: FrameRequestCallback[] = []
let scrollTo: (isInSight: boolean) => void = () => {}

/** One frame, `at` ms after the clock began. */
const frame = (at: number) =>
  act(() => {
    const due = frames
    frames = []
    for (const step of due) step(at)
  })

beforeEach(() => {
  less = false
  frames = []
  vi.stubGlobal('matchMedia', () => ({
    matches: less,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => frames.push(step))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void
      constructor(tell: () => void) {
        this.observe = tell
      }
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #listener: (entries: { isIntersecting: boolean }[]) => void
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        this.#listener = listener
        scrollTo = (isIntersecting) => listener([{ isIntersecting }])
      }
      observe() {
        this.#listener([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  // A list of 1,360 px in a box of 412.
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1360)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(412)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.previousElementSibling ? 1361 : 0
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const list = () => screen.getByRole('group', { name: 'Winners' })
const show = () => render(<WinnerBoard title="Winners" rows={rows} labels={labels} />)

test('it scrolls half a pixel a frame and starts over without a seam', () => {
  show()
  expect(list().querySelectorAll('li')).toHaveLength(40)
  frame(0)
  for (let at = 1; at <= 60; at++) frame((at * 1000) / 60)
  expect(list().scrollTop).toBeCloseTo(30, 0)
  list().scrollTop = 1360.9
  frame(1100)
  expect(list().scrollTop).toBeLessThan(10)
})

test('the second list is there for the eye only', () => {
  show()
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
})

test('the pointer holds it, and it goes on from where it was scrolled by hand', () => {
  show()
  frame(0)
  fireEvent.pointerEnter(list())
  list().scrollTop = 200
  frame(500)
  expect(list().scrollTop).toBe(200)
  fireEvent.pointerLeave(list())
  frame(1000)
  frame(1016)
  expect(list().scrollTop).toBeGreaterThan(200)
  expect(list().scrollTop).toBeLessThan(202)
})

test('it stands still, and costs no frame, where nobody has scrolled to', () => {
  show()
  frame(0)
  scrollTo(false)
  expect(frames).toEqual([])
  scrollTo(true)
  frame(5000)
  frame(5016)
  expect(list().scrollTop).toBeLessThan(2)
})

test('stopped, it is one list that says so', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'pause' }))
  expect(screen.getByText('stopped')).toBeTruthy()
  expect(list().querySelectorAll('li')).toHaveLength(20)
  expect(list().tabIndex).toBe(0)
  expect(frames).toEqual([])
})

test('reduced motion never starts it', () => {
  less = true
  show()
  expect(screen.getByRole('button', { name: 'play' })).toBeTruthy()
  expect(frames).toEqual([])
})

test('without rows it says that they are on their way', () => {
  render(<WinnerBoard title="Winners" labels={labels} />)
  expect(screen.getByRole('status').textContent).toBe('loading')
  expect(screen.queryByRole('button')).toBeNull()
})
