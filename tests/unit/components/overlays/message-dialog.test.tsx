// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MessageDialog, type MessageDialogProps } from '#components/index.ts'

const confirm = vi.fn()
const dismiss = vi.fn()

const setup = (props: Partial<MessageDialogProps> = {}) =>
  render(
    <MessageDialog
      open
      title="Log out"
      confirmLabel="Leave"
      onConfirm={confirm}
      onDismiss={dismiss}
      {...props}
    />,
  )

const second = () =>
  act(() => {
    vi.advanceTimersByTime(1000)
  })

/** A press beside the dialog; Radix waits for the click and a turn of the loop. */
const cover = () => {
  act(() => {
    vi.advanceTimersByTime(0)
  })
  fireEvent.pointerDown(document.body)
  fireEvent.pointerUp(document.body)
  fireEvent.click(document.body)
  act(() => {
    vi.advanceTimersByTime(0)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  confirm.mockClear()
  dismiss.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['info', 'dialog'],
  ['warning', 'alertdialog'],
  ['danger', 'alertdialog'],
] as const)('%s is announced as %s', (tone, role) => {
  setup({ tone })
  expect(screen.getByRole(role, { name: 'Log out' })).toBeTruthy()
})

it('starts on the harmless button', () => {
  setup({ tone: 'danger', cancelLabel: 'Stay' })
  expect(document.activeElement?.textContent).toBe('Stay')
})

it('starts on its button, not on a link of its text', () => {
  setup({ tone: 'warning', children: <a href="#terms">terms</a> })
  expect(document.activeElement?.textContent).toBe('Leave')
})

it('tells how it was dismissed', () => {
  setup({ cancelLabel: 'Stay' })
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
  fireEvent.keyDown(document, { key: 'Escape' })
  cover()
  expect(dismiss.mock.calls).toEqual([['cancel'], ['escape'], ['cover']])
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(confirm).toHaveBeenCalledOnce()
})

it.each(['warning', 'danger'] as const)('%s is not dismissed by a press beside it', (tone) => {
  setup({ tone })
  cover()
  expect(dismiss).not.toHaveBeenCalled()
})

it('cannot be left while it is busy', () => {
  setup({ tone: 'danger', cancelLabel: 'Stay', busy: true, busyLabel: 'Leaving' })
  fireEvent.keyDown(document, { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Leaving' }))
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveProperty('disabled', true)
  expect(dismiss).not.toHaveBeenCalled()
  expect(confirm).not.toHaveBeenCalled()
})

it('counts down in its text and goes', () => {
  setup({ autoClose: 3, children: (left: number) => `closes in ${left}` })
  expect(screen.getByText('closes in 3')).toBeTruthy()
  second()
  expect(screen.getByText('closes in 2')).toBeTruthy()
  second()
  second()
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('timeout')
})

it('holds the count under the pointer', () => {
  setup({ autoClose: 3, children: (left: number) => `closes in ${left}` })
  const words = screen.getByText('closes in 3')
  fireEvent.pointerEnter(words.parentElement ?? words)
  second()
  second()
  expect(screen.getByText('closes in 3')).toBeTruthy()
  fireEvent.pointerLeave(words.parentElement ?? words)
  second()
  expect(screen.getByText('closes in 2')).toBeTruthy()
})

it('holds the count over its buttons, and for good after a key', () => {
  setup({ autoClose: 3, children: (left: number) => `closes in ${left}` })
  const button = screen.getByRole('button', { name: 'Leave' })
  fireEvent.pointerEnter(button)
  second()
  expect(screen.getByText('closes in 3')).toBeTruthy()
  fireEvent.pointerLeave(button)
  second()
  expect(screen.getByText('closes in 2')).toBeTruthy()
  fireEvent.keyDown(button, { key: 'Tab' })
  second()
  second()
  expect(screen.getByText('closes in 2')).toBeTruthy()
  expect(dismiss).not.toHaveBeenCalled()
})

it('does not count while it is busy', () => {
  const props = {
    open: true,
    title: 'Log out',
    confirmLabel: 'Leave',
    onConfirm: confirm,
    onDismiss: dismiss,
    autoClose: 2,
  }
  const { rerender } = render(<MessageDialog {...props} />)
  second()
  rerender(<MessageDialog {...props} busy />)
  second()
  second()
  expect(dismiss).not.toHaveBeenCalled()
  rerender(<MessageDialog {...props} />)
  second()
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('timeout')
})

it('counts from the start every time it opens', () => {
  const props = {
    title: 'Sent',
    confirmLabel: 'OK',
    onConfirm: confirm,
    onDismiss: dismiss,
    autoClose: 3,
    children: (left: number) => `closes in ${left}`,
  }
  const { rerender } = render(<MessageDialog {...props} open />)
  second()
  rerender(<MessageDialog {...props} open={false} />)
  rerender(<MessageDialog {...props} open />)
  expect(screen.getByText('closes in 3')).toBeTruthy()
})
