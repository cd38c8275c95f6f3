// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PasswordInput } from '#components/index.ts'

const setup = () => {
  render(
    <PasswordInput
      aria-label="password"
      autoComplete="current-password"
      showLabel="show"
      hideLabel="hide"
      defaultValue="lantern7"
    />,
  )
  return screen.getByLabelText<HTMLInputElement>('password')
}

it('is hidden until asked, and again', async () => {
  const input = setup()
  expect(input.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'show' }))
  expect(input.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'hide' }))
  expect(input.type).toBe('password')
})

it('keeps the value, the focus and the caret', async () => {
  const input = setup()
  await userEvent.click(input)
  input.setSelectionRange(2, 6)
  await userEvent.click(screen.getByRole('button', { name: 'show' }))
  expect(screen.getByLabelText('password')).toBe(input)
  expect(input.value).toBe('lantern7')
  expect(document.activeElement).toBe(input)
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 6])
})

it('tells password managers what it is, and spell checkers that it is nothing for them', () => {
  const input = setup()
  expect(input.autocomplete).toBe('current-password')
  expect(input.getAttribute('spellcheck')).toBe('false')
})
