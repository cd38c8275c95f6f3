// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BalanceWell, type BalanceWellProps } from '#components/index.ts'

const base: BalanceWellProps = {
  amount: '฿1,234.50',
  hidden: false,
  onHiddenChange: vi.fn(),
  onRefresh: vi.fn(),
  labels: { balance: 'balance', hidden: 'hidden', hide: 'hide balance', refresh: 'refresh' },
}

test('hidden, the amount is nowhere in the page', () => {
  const { container } = render(<BalanceWell {...base} hidden />)
  expect(container.textContent).not.toContain('1,234')
  expect(screen.getByText('***').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByRole('button', { name: 'hide balance', pressed: true })).toBeTruthy()
})

test('the eye asks for the opposite', async () => {
  render(<BalanceWell {...base} />)
  await userEvent.click(screen.getByRole('button', { name: 'hide balance', pressed: false }))
  expect(base.onHiddenChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('while it is fetched, asking again does nothing', async () => {
  const onRefresh = vi.fn()
  const { rerender } = render(<BalanceWell {...base} onRefresh={onRefresh} busy />)
  await userEvent.click(screen.getByRole('button', { name: 'refresh' }))
  expect(onRefresh).not.toHaveBeenCalled()
  rerender(<BalanceWell {...base} onRefresh={onRefresh} />)
  await userEvent.click(screen.getByRole('button', { name: 'refresh' }))
  expect(onRefresh).toHaveBeenCalledOnce()
})
