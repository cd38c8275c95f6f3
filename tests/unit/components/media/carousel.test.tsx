// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Carousel } from '#components/index.ts'

const embla = vi.hoisted(() => ({
  scrollTo: vi.fn(),
  started: vi.fn(),
  heard: new Map<string, () => void>(),
  selected: 0,
}))

vi.mock('embla-carousel', () => ({
  default: (...parameters: unknown[]) => {
    embla.started(...parameters)
    return {
      on: (event: string, hear: () => void) => embla.heard.set(event, hear),
      destroy: () => {},
      selectedScrollSnap: () => embla.selected,
      scrollTo: embla.scrollTo,
    }
  },
}))

const labels = {
  name: 'banners',
  carousel: 'carousel',
  slide: 'slide',
  pause: 'pause',
  play: 'play',
  previous: 'previous',
  next: 'next',
  position: (index: number, count: number) => `${index} of ${count}`,
}

const slides = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, content: <p>{`slide ${at + 1}`}</p> }))

const current = () =>
  screen.getByRole('button', { current: true, hidden: true }).getAttribute('aria-label')

/** Whether each slide is out of reach. */
const inert = () =>
  screen
    .getAllByRole('group')
    .filter((group) => group.ariaRoleDescription)
    .map((group) => group.hasAttribute('inert'))

/** Lets the timer run, and the import that it starts. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

let less = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({
    matches: less,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

afterEach(() => {
  less = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  embla.selected = 0
})

test('slides follow every five seconds and start over', async () => {
  render(<Carousel slides={slides(2)} labels={labels} />)
  expect(current()).toBe('1 of 2')
  await pass(4999)
  expect(current()).toBe('1 of 2')
  await pass(1)
  expect(current()).toBe('2 of 2')
  await pass(5000)
  expect(current()).toBe('1 of 2')
})

test('it waits where its reader has scrolled on', async () => {
  render(<Carousel slides={slides(2)} labels={labels} />)
  const away = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, -900, 400, 300))
  await pass(10_000)
  expect(current()).toBe('1 of 2')
  away.mockRestore()
  await pass(5000)
  expect(current()).toBe('2 of 2')
})

test('it waits under a dialog', async () => {
  const { container } = render(<Carousel slides={slides(2)} labels={labels} />)
  container.setAttribute('aria-hidden', 'true')
  await pass(10_000)
  expect(current()).toBe('1 of 2')
  container.removeAttribute('aria-hidden')
  await pass(5000)
  expect(current()).toBe('2 of 2')
})

test('nothing of the sliding is fetched before it is needed', async () => {
  render(<Carousel slides={slides(3)} labels={labels} />)
  await pass(4000)
  expect(embla.started).not.toHaveBeenCalled()
  expect(screen.queryByText('slide 2')).toBeNull()
  await pass(1000)
  expect(embla.started).toHaveBeenCalledOnce()
  expect(embla.scrollTo).toHaveBeenLastCalledWith(1, false)
  expect(screen.getByText('slide 2')).toBeTruthy()
})

test.each([
  ['the pointer', () => fireEvent.pointerEnter(screen.getByRole('region'))],
  ['the focus', () => screen.getByRole('button', { name: 'next' }).focus()],
  ['a finger', () => fireEvent.touchStart(screen.getByRole('region'))],
])('%s announces the need', async (_, intend) => {
  render(<Carousel slides={slides(3)} labels={labels} />)
  await act(async () => intend())
  await pass(1)
  expect(embla.started).toHaveBeenCalledOnce()
})

test('the pointer holds it, and it is read out then', async () => {
  render(<Carousel slides={slides(3)} labels={labels} />)
  const track = screen.getByText('slide 1').closest('[aria-live]')
  expect(track?.getAttribute('aria-live')).toBe('off')
  fireEvent.pointerEnter(screen.getByRole('region'))
  await pass(20_000)
  expect(current()).toBe('1 of 3')
  expect(track?.getAttribute('aria-live')).toBe('polite')
})

test('the focus stops it for good: it goes on when its reader says so', async () => {
  render(<Carousel slides={slides(3)} labels={labels} />)
  const toggle = screen.getByRole('button', { name: 'pause' })
  await act(async () => toggle.focus())
  expect(toggle.getAttribute('aria-label')).toBe('play')
  await act(async () => toggle.blur())
  await pass(20_000)
  expect(current()).toBe('1 of 3')
  fireEvent.click(toggle)
  await pass(5000)
  expect(current()).toBe('2 of 3')
})

test('a finger on a slide holds it', async () => {
  render(<Carousel slides={slides(3)} labels={labels} />)
  fireEvent.touchStart(screen.getByRole('region'))
  await pass(1)
  act(() => embla.heard.get('pointerDown')?.())
  await pass(20_000)
  expect(current()).toBe('1 of 3')
  act(() => embla.heard.get('pointerUp')?.())
  await pass(5000)
  expect(current()).toBe('2 of 3')
})

test('nonsense: ten thousand slides are twelve', async () => {
  render(<Carousel slides={slides(10_000)} labels={labels} />)
  expect(current()).toBe('1 of 12')
  await pass(4999)
  expect(current()).toBe('1 of 12')
  await pass(1)
  expect(current()).toBe('2 of 12')
})

test('pause stops it, play goes on', async () => {
  render(<Carousel slides={slides(3)} labels={labels} />)
  fireEvent.click(screen.getByRole('button', { name: 'pause' }))
  await pass(20_000)
  expect(current()).toBe('1 of 3')
  fireEvent.click(screen.getByRole('button', { name: 'play' }))
  await pass(5000)
  expect(current()).toBe('2 of 3')
})

test('under reduced motion it never starts and jumps where it is sent', async () => {
  less = true
  render(<Carousel slides={slides(3)} labels={labels} />)
  await pass(20_000)
  expect(current()).toBe('1 of 3')
  fireEvent.click(screen.getByRole('button', { name: 'previous' }))
  await pass(1)
  expect(current()).toBe('3 of 3')
  expect(embla.scrollTo).toHaveBeenLastCalledWith(2, true)
})

test('only the slide in sight can be reached', async () => {
  render(<Carousel slides={slides(3)} labels={labels} />)
  fireEvent.click(screen.getByRole('button', { name: '2 of 3' }))
  await pass(1)
  expect(inert()).toEqual([true, false, true])
})

test('fewer slides than before: the last one left is shown, and slid to', async () => {
  less = true
  const { rerender } = render(<Carousel slides={slides(4)} labels={labels} />)
  fireEvent.click(screen.getByRole('button', { name: '4 of 4' }))
  await pass(1)
  rerender(<Carousel slides={slides(3)} labels={labels} />)
  await pass(1)
  expect(embla.scrollTo).toHaveBeenLastCalledWith(2, true)
  expect(current()).toBe('3 of 3')
  // It does not come back to what was there before.
  rerender(<Carousel slides={slides(1)} labels={labels} />)
  rerender(<Carousel slides={slides(4)} labels={labels} />)
  await pass(1)
  expect(current()).toBe('1 of 4')
  expect(inert()).toEqual([false, true, true, true])
})

test('more slides than before: the one a finger went to stays in sight', async () => {
  less = true
  const { rerender } = render(<Carousel slides={slides(3)} labels={labels} />)
  fireEvent.touchStart(screen.getByRole('region'))
  await pass(1)
  embla.selected = 2
  act(() => embla.heard.get('select')?.())
  expect(current()).toBe('3 of 3')
  embla.selected = 0
  rerender(<Carousel slides={slides(4)} labels={labels} />)
  await pass(1)
  expect(current()).toBe('3 of 4')
  expect(embla.scrollTo).toHaveBeenLastCalledWith(2, true)
})

test('one slide is no carousel, none is nothing', async () => {
  const { container, rerender } = render(<Carousel slides={slides(1)} labels={labels} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('region').ariaRoleDescription).toBeNull()
  await pass(20_000)
  expect(embla.started).not.toHaveBeenCalled()
  rerender(<Carousel slides={[]} labels={labels} />)
  expect(container.innerHTML).toBe('')
})

test("the server's page has the first slide, its controls, and no other slide", () => {
  const page = renderToString(<Carousel slides={slides(3)} labels={labels} />)
  expect(page).toContain('slide 1')
  expect(page).not.toContain('slide 2')
  expect(page).toContain('aria-label="pause"')
  expect(page).not.toContain('style=')
})
