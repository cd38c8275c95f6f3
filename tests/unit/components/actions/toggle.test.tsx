// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Toggle } from '#components/index.ts'

const isOn = () => screen.getByRole('button', { name: 'turbo' }).getAttribute('aria-pressed')

it('remembers by itself whether it is on', async () => {
  const change = vi.fn()
  render(
    <Toggle defaultPressed onPressedChange={change}>
      turbo
    </Toggle>,
  )
  expect(isOn()).toBe('true')
  await userEvent.click(screen.getByRole('button'))
  expect(isOn()).toBe('false')
  expect(change).toHaveBeenCalledExactlyOnceWith(false)
})

it('leaves it to its owner where the owner decides', async () => {
  const change = vi.fn()
  render(
    <Toggle pressed={false} onPressedChange={change}>
      turbo
    </Toggle>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(change).toHaveBeenCalledExactlyOnceWith(true)
  expect(isOn()).toBe('false')
})

it.each([{ 'aria-disabled': true }, { disabled: true }])('refuses when it is %o', async (props) => {
  const change = vi.fn()
  render(
    <Toggle {...props} onPressedChange={change}>
      turbo
    </Toggle>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(change).not.toHaveBeenCalled()
  expect(isOn()).toBe('false')
})
