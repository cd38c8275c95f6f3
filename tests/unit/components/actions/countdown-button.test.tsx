// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CountdownButton, type CountdownButtonProps } from '#components/index.ts'

const start = Date.UTC(2026, 10, 20, 13)

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

const button = (props: Partial<CountdownButtonProps> = {}) => (
  <CountdownButton
    until={start + 3000}
    countingLabel={(seconds) => `again in ${seconds}`}
    startedLabel={(seconds) => `sent, again in ${seconds} seconds`}
    endedLabel="you may ask again"
    {...props}
  >
    ask
  </CountdownButton>
)

const name = () => {
  const words = screen.getByRole('button').cloneNode(true) as HTMLElement
  for (const hidden of words.querySelectorAll('[aria-hidden]')) hidden.remove()
  return words.textContent
}
const said = () => screen.getByRole('status').textContent
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

it('counts whole seconds down to the instant, and is a button again', async () => {
  const press = vi.fn()
  render(button({ onClick: press }))
  expect(name()).toBe('again in 3')
  fireEvent.click(screen.getByRole('button'))
  expect(press).not.toHaveBeenCalled()
  await pass(500)
  expect(name()).toBe('again in 3')
  await pass(500)
  expect(name()).toBe('again in 2')
  await pass(1500)
  expect(name()).toBe('again in 1')
  await pass(500)
  expect(name()).toBe('ask')
  expect(screen.getByRole('button').hasAttribute('aria-disabled')).toBe(false)
  fireEvent.click(screen.getByRole('button'))
  expect(press).toHaveBeenCalledOnce()
})

it('says when it starts and when it ends, and nothing between', async () => {
  const { rerender } = render(button({ until: null }))
  expect(said()).toBe('')
  rerender(button())
  expect(said()).toBe('sent, again in 3 seconds')
  await pass(1000)
  expect(name()).toBe('again in 2')
  expect(said()).toBe('sent, again in 3 seconds')
  await pass(2000)
  expect(said()).toBe('you may ask again')
})

it('is right at once when the tab wakes up', () => {
  render(button())
  vi.setSystemTime(start + 2500)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(name()).toBe('again in 1')
})

it("takes the server's clock for what it is", () => {
  render(button({ offset: 1000 }))
  expect(name()).toBe('again in 2')
})

it.each([null, start - 1, Number.NaN, Infinity])(
  'may be pressed when the instant is %s',
  (until) => {
    render(button({ until }))
    expect(name()).toBe('ask')
  },
)

it('is pressed once a second at most', async () => {
  const press = vi.fn()
  render(button({ until: null, onClick: press }))
  const now = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000)
  fireEvent.click(screen.getByRole('button'))
  now.mockReturnValue(1999)
  fireEvent.click(screen.getByRole('button'))
  expect(press).toHaveBeenCalledTimes(1)
  now.mockReturnValue(2000)
  fireEvent.click(screen.getByRole('button'))
  expect(press).toHaveBeenCalledTimes(2)
  now.mockRestore()
})

it('draws the verb on the server, whose clock is another', () => {
  expect(renderToString(button())).not.toContain('again in')
})

it('leaves no timer behind', () => {
  const { unmount } = render(button())
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it.each([Number.NaN, Number.POSITIVE_INFINITY])(
  'counts nothing by a clock that is %s ahead',
  (offset) => {
    render(button({ offset }))
    expect(name()).toBe('ask')
  },
)
