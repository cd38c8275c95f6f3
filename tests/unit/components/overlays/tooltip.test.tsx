// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button, Tooltip, type TooltipProps } from '#components/index.ts'

const press = vi.fn()

const setup = (props: Partial<TooltipProps> = {}) => {
  render(
    <Tooltip text="30 seconds old" {...props}>
      <Button aria-describedby="hint" onClick={press}>
        Reload
      </Button>
    </Tooltip>,
  )
  return screen.getByRole('button', { name: 'Reload' })
}

const panel = () => document.querySelector('[data-slot="tooltip"]')

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

const finger = { pointerType: 'touch', clientX: 10, clientY: 10 }

beforeEach(() => {
  vi.useFakeTimers()
  press.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
})

it('adds its words to what describes the control already', () => {
  const button = setup()
  expect(panel()).toBeNull()
  act(() => button.focus())
  const ids = button.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids[0]).toBe('hint')
  expect(document.getElementById(ids[1] ?? '')?.textContent).toBe('30 seconds old')
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(panel()).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('does not repeat a name', () => {
  const button = setup({ text: 'Reload', variant: 'label' })
  act(() => button.focus())
  expect(panel()?.getAttribute('aria-hidden')).toBe('true')
  const [, id = ''] = button.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(document.getElementById(id)?.textContent.trim()).toBe('')
})

it('shows to a finger that is held, and swallows the press that ends it', () => {
  const button = setup()
  fireEvent.pointerDown(button, finger)
  wait(499)
  expect(panel()).toBeNull()
  wait(1)
  expect(panel()).not.toBeNull()
  expect(fireEvent.contextMenu(button)).toBe(false)
  fireEvent.pointerUp(button, finger)
  fireEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(panel()).not.toBeNull()
})

it.each([
  ['a tap', () => fireEvent.pointerUp(screen.getByRole('button'), finger)],
  [
    'a finger that moves on',
    () => fireEvent.pointerMove(screen.getByRole('button'), { ...finger, clientY: 40 }),
  ],
  ['a scroll', () => fireEvent.pointerCancel(screen.getByRole('button'), finger)],
])('%s shows nothing and may press', (_, leave) => {
  const button = setup()
  fireEvent.pointerDown(button, finger)
  wait(200)
  leave()
  wait(1000)
  expect(panel()).toBeNull()
  fireEvent.click(button)
  expect(press).toHaveBeenCalledOnce()
  expect(fireEvent.contextMenu(button)).toBe(true)
})

it('a mouse that is held down presses', () => {
  const button = setup()
  fireEvent.pointerDown(button, { ...finger, pointerType: 'mouse' })
  wait(1000)
  fireEvent.click(button)
  expect(press).toHaveBeenCalledOnce()
})
