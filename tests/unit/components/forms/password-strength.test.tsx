// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type PasswordScore, PasswordStrength, passwordStrengthAxes } from '#components/index.ts'

const words = ['', 'weak', 'fair', 'good', 'great'] as const
const strength = (score: PasswordScore) => (
  <PasswordStrength label="strength" score={score} words={words} />
)

it.each(passwordStrengthAxes.score)('of %i lights as many steps and says its word', (score) => {
  render(strength(score))
  const meter = screen.getByRole('meter', { name: 'strength' })
  expect(meter.getAttribute('aria-valuenow')).toBe(String(score))
  expect(meter.getAttribute('aria-valuetext')).toBe(words[score])
  expect(meter.querySelectorAll('[class*="-solid"]')).toHaveLength(score)
  expect(screen.getByRole('status').textContent).toBe(words[score])
})

it('says the new word in the same place', () => {
  const { rerender } = render(strength(1))
  const status = screen.getByRole('status')
  rerender(strength(4))
  expect(screen.getByRole('status')).toBe(status)
  expect(status.textContent).toBe('great')
})
