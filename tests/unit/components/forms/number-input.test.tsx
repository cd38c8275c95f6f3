// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { NumberInput, type NumberInputProps } from '#components/index.ts'

const told = vi.fn()

function HowMany({ value = null, ...rest }: Partial<NumberInputProps>) {
  const [now, setNow] = useState(value)
  return (
    <NumberInput
      aria-label="how many"
      decreaseLabel="fewer"
      increaseLabel="more"
      {...rest}
      value={now}
      onValueChange={(next) => {
        told(next)
        setNow(next)
      }}
    />
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('how many')

it('is stepped by buttons and arrows, within its bounds', async () => {
  render(<HowMany value={1} min={1} max={3} />)
  const [fewer, more] = screen.getAllByRole('button')
  expect(fewer?.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(fewer!)
  expect(field().value).toBe('1')
  await userEvent.click(more!)
  await userEvent.type(field(), '{ArrowUp}{ArrowUp}')
  expect(field().value).toBe('3')
  expect(more?.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Home}')
  expect(told).toHaveBeenLastCalledWith(1)
  await userEvent.keyboard('{End}')
  expect(told).toHaveBeenLastCalledWith(3)
})

it('is the spin button of the APG', async () => {
  render(<HowMany value={1234} min={0} max={5000} />)
  const spin = screen.getByRole('spinbutton', { name: 'how many' })
  expect(spin.getAttribute('aria-valuenow')).toBe('1234')
  expect(spin.getAttribute('aria-valuetext')).toBe('1,234')
  expect(spin.getAttribute('aria-valuemin')).toBe('0')
  expect(spin.getAttribute('aria-valuemax')).toBe('5000')
  await userEvent.tab()
  expect(document.activeElement).toBe(spin)
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

it('is none when it is emptied, and never what is no whole number', async () => {
  render(<HowMany value={12} min={0} />)
  await userEvent.clear(field())
  expect(told).toHaveBeenLastCalledWith(null)
  await userEvent.type(field(), '3.7-x')
  expect(told).toHaveBeenLastCalledWith(37)
})

it.each([Number.NaN, Infinity, 1.5, 2 ** 60])('shows nothing for %s', (value) => {
  render(<HowMany value={value} />)
  expect(field().value).toBe('')
})

it('keeps what is out of bounds and marks it', async () => {
  render(<HowMany value={2} min={1} max={5} />)
  await userEvent.type(field(), '0')
  expect(field().value).toBe('20')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'more' }))
  expect(field().value).toBe('20')
})

it('does nothing while it is off or read only', async () => {
  render(<HowMany value={2} max={9} readOnly />)
  told.mockClear()
  for (const button of screen.getAllByRole('button')) {
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button)
  }
  await userEvent.type(field(), '{ArrowUp}{End}')
  await userEvent.paste('999')
  expect(field().value).toBe('2')
  expect(told).not.toHaveBeenCalled()
})
