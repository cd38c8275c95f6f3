// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FooterStories } from '#components/index.ts'

const labels = {
  name: 'about us',
  carousel: 'carousel',
  slide: 'slide',
  pause: 'pause',
  play: 'play',
  position: (index: number, count: number) => `${index} of ${count}`,
}

const items = Array.from({ length: 5 }, (_, at) => ({
  id: `${at}`,
  title: `title ${at}`,
  text: `text ${at}`,
}))

const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('all stories are in the page, and follow every five seconds', async () => {
  render(<FooterStories items={items} labels={labels} />)
  expect(screen.getAllByText(/^text/)).toHaveLength(5)
  expect(current()).toBe('1 of 5')
  await pass(5000)
  expect(current()).toBe('2 of 5')
  for (let turn = 0; turn < 4; turn++) await pass(5000)
  expect(current()).toBe('1 of 5')
})

test('a dot shows its story, pause keeps it', async () => {
  render(<FooterStories items={items} labels={labels} />)
  fireEvent.click(screen.getByRole('button', { name: '4 of 5' }))
  fireEvent.click(screen.getByRole('button', { name: 'pause' }))
  await pass(20_000)
  expect(current()).toBe('4 of 5')
})

test('fewer stories than before: the last one left is shown', () => {
  const { rerender } = render(<FooterStories items={items} labels={labels} />)
  fireEvent.click(screen.getByRole('button', { name: '5 of 5' }))
  fireEvent.click(screen.getByRole('button', { name: 'pause' }))
  rerender(<FooterStories items={items.slice(0, 2)} labels={labels} />)
  expect(current()).toBe('2 of 2')
  const shown = screen.getAllByText(/^title/).map((title) => title.parentElement)
  expect(shown.map((story) => story?.classList.contains('invisible'))).toEqual([true, false])
})

test('what stops it comes before what moves (W3C APG, carousel)', () => {
  render(<FooterStories items={items} labels={labels} />)
  const root = screen.getByRole('group', { name: 'about us' })
  expect(root.getAttribute('aria-roledescription')).toBe('carousel')
  const order = [...root.querySelectorAll('button, [aria-roledescription]')]
  expect(order[0]?.getAttribute('aria-label')).toBe('pause')
  expect(order.slice(-5).map((slide) => slide.getAttribute('aria-label'))).toEqual(
    items.map((_, at) => `${at + 1} of 5`),
  )
})

test('one story has no controls, and is no carousel', () => {
  render(<FooterStories items={items.slice(0, 1)} labels={labels} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.querySelector('[aria-roledescription]')).toBeNull()
})
