// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountdownText, formatRemaining } from '#components/index.ts'

const start = Date.UTC(2026, 10, 20, 13)
const minute = 60_000
const labels = { name: 'closes in', soon: 'soon', lastMinute: 'one minute left', over: 'closed' }

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const figures = () => screen.getByRole('timer').textContent
const said = () => screen.getByRole('status').textContent

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('a second that has begun counts', () => {
  expect(formatRemaining(11 * minute + 52_001)).toBe('00:11:53')
  expect(formatRemaining(1)).toBe('00:00:01')
  expect(formatRemaining(0)).toBe('00:00:00')
  expect(formatRemaining(120 * 60 * minute)).toBe('120:00:00')
})

test('it counts down whole seconds and calls back at zero, once', () => {
  const onEnd = vi.fn()
  render(<CountdownText deadline={start + 2500} labels={labels} onEnd={onEnd} />)
  expect(figures()).toBe('00:00:03')
  pass(499)
  expect(figures()).toBe('00:00:03')
  pass(1)
  expect(figures()).toBe('00:00:02')
  pass(2000)
  expect(figures()).toBe('closed')
  expect(onEnd).toHaveBeenCalledOnce()
  pass(minute)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('a new deadline starts it again', () => {
  const onEnd = vi.fn()
  const show = (deadline: number) => (
    <CountdownText deadline={deadline} labels={labels} onEnd={onEnd} />
  )
  const { rerender } = render(show(start + 1000))
  pass(1000)
  rerender(show(start + 5000))
  expect(figures()).toBe('00:00:04')
  pass(4000)
  expect(onEnd).toHaveBeenCalledTimes(2)
})

test('what was over before it was shown calls nobody', () => {
  const onEnd = vi.fn()
  render(<CountdownText deadline={start - 1} labels={labels} onEnd={onEnd} />)
  expect(figures()).toBe('closed')
  expect(onEnd).not.toHaveBeenCalled()
})

test('the server’s clock counts, not the machine’s', () => {
  render(<CountdownText deadline={start + minute} clockOffset={30_000} labels={labels} />)
  expect(figures()).toBe('00:00:30')
})

test('under a quarter of an hour it says so in words; where that is always, it does not', () => {
  const deadline = start + 15 * minute
  const { rerender } = render(<CountdownText deadline={deadline} labels={labels} />)
  expect(screen.queryByText('soon')).toBeNull()
  pass(1000)
  expect(screen.getByText('soon')).toBeTruthy()
  rerender(<CountdownText deadline={deadline} labels={labels} soon={0} />)
  expect(screen.queryByText('soon')).toBeNull()
})

test('a minute before the end it says so once', () => {
  render(<CountdownText deadline={start + 61_000} labels={labels} />)
  expect(said()).toBe('')
  pass(1000)
  expect(said()).toBe('one minute left')
  pass(60_000)
  expect(said()).toBe('')
})

test('shown within the last minute, it says nothing that stands there anyway', () => {
  render(<CountdownText deadline={start + 50_000} labels={labels} />)
  pass(5000)
  expect(said()).toBe('')
})

test('a hidden tab does no work, and shown again it is right at once', () => {
  const onEnd = vi.fn()
  render(<CountdownText deadline={start + 10 * minute} labels={labels} onEnd={onEnd} />)
  setHidden(true)
  expect(vi.getTimerCount()).toBe(0)
  pass(3 * minute)
  expect(figures()).toBe('00:10:00')
  setHidden(false)
  expect(figures()).toBe('00:07:00')
  setHidden(true)
  pass(60 * minute)
  expect(onEnd).not.toHaveBeenCalled()
  setHidden(false)
  expect(figures()).toBe('closed')
  expect(onEnd).toHaveBeenCalledOnce()
})

test('server and browser print the same, then the browser is right', () => {
  const show = <CountdownText deadline={start + 10 * minute} now={start - 3000} labels={labels} />
  const box = document.createElement('div')
  box.innerHTML = renderToString(show)
  document.body.append(box)
  expect(box.textContent).toContain('00:10:03')
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  const { unmount } = render(show, { container: box, hydrate: true })
  expect(complain).not.toHaveBeenCalled()
  expect(box.textContent).toContain('00:10:00')
  unmount()
  box.remove()
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])(
  'a deadline that is none (%d) shows no figures and no error',
  (deadline) => {
    const { container } = render(<CountdownText deadline={deadline} labels={labels} />)
    expect(figures()).toBe('--:--:--')
    expect(container.querySelector('[data-state]')?.getAttribute('data-state')).toBe('unknown')
    expect(vi.getTimerCount()).toBe(0)
  },
)
