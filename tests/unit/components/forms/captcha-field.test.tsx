// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CaptchaField, type CaptchaFieldProps } from '#components/index.ts'

const words = {
  label: 'Code in the picture',
  refreshLabel: 'another picture',
  loadingLabel: 'loading the picture',
  failedLabel: 'no picture',
}

const setup = (props: Partial<CaptchaFieldProps> = {}) =>
  render(<CaptchaField {...words} status="ready" image="x.png" onRefresh={vi.fn()} {...props} />)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('asks for another picture at most once a second', () => {
  const refresh = vi.fn()
  setup({ onRefresh: refresh })
  const button = screen.getByRole('button', { name: 'another picture' })
  fireEvent.click(button)
  fireEvent.click(button)
  vi.advanceTimersByTime(999)
  fireEvent.click(button)
  expect(refresh).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  fireEvent.click(button)
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('brings up the digits on a phone and takes four', () => {
  setup()
  const input = screen.getByLabelText('Code in the picture')
  expect(input.getAttribute('inputmode')).toBe('numeric')
  expect(input.getAttribute('maxlength')).toBe('4')
  expect(input.getAttribute('aria-required')).toBe('true')
})

it('says that the picture is on its way, or did not come', () => {
  const { rerender, container } = setup({ status: 'loading' })
  expect(screen.getByRole('status').textContent).toBe('loading the picture')
  expect(container.querySelector('img')).toBeNull()
  rerender(<CaptchaField {...words} status="failed" onRefresh={vi.fn()} />)
  expect(screen.getByRole('status').textContent).toBe('no picture')
  expect(screen.getByRole('button', { name: /another picture/ })).toBeTruthy()
})

it('shows an error under both', () => {
  setup({ error: 'That is not it' })
  expect(screen.getByLabelText('Code in the picture').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('That is not it')).toBeTruthy()
})

it('says that a picture is too old, or is none', () => {
  const { rerender, container } = setup({ status: 'expired', expiredLabel: 'too old' })
  expect(screen.getByRole('status').textContent).toBe('too old')
  expect(container.querySelector('img')).toBeNull()
  const shown = (image?: string) => (
    <CaptchaField {...words} status="ready" image={image} onRefresh={vi.fn()} />
  )
  rerender(shown('torn.png'))
  fireEvent.error(container.querySelector('img') as Element)
  expect(screen.getByRole('status').textContent).toBe('no picture')
  rerender(shown('whole.png'))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(container.querySelector('img')?.getAttribute('src')).toBe('whole.png')
  rerender(shown())
  expect(screen.getByRole('status').textContent).toBe('no picture')
})
