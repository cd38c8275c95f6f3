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

const said = (container: HTMLElement) => container.querySelector('[aria-live]')?.textContent

test('says the amount when it was asked for, and not when the page fetched it by itself', async () => {
  const { container, rerender } = render(<BalanceWell {...base} />)
  rerender(<BalanceWell {...base} busy />)
  rerender(<BalanceWell {...base} amount="฿1.00" />)
  expect(said(container)).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'refresh' }))
  expect(said(container)).toBe('')
  rerender(<BalanceWell {...base} amount="฿1.00" busy />)
  expect(said(container)).toBe('')
  rerender(<BalanceWell {...base} amount="฿2.00" />)
  expect(said(container)).toBe('balance ฿2.00')
  rerender(<BalanceWell {...base} amount="฿2.00" busy />)
  expect(said(container)).toBe('')
  rerender(<BalanceWell {...base} amount="฿3.00" />)
  expect(said(container)).toBe('')
})

test('does not say a hidden amount', async () => {
  const { container, rerender } = render(<BalanceWell {...base} hidden />)
  await userEvent.click(screen.getByRole('button', { name: 'refresh' }))
  rerender(<BalanceWell {...base} hidden busy />)
  rerender(<BalanceWell {...base} hidden />)
  expect(said(container)).toBe('balance hidden')
})

test('says that the amount did not come, rather than the one of before', async () => {
  const { container, rerender } = render(<BalanceWell {...base} />)
  await userEvent.click(screen.getByRole('button', { name: 'refresh' }))
  rerender(<BalanceWell {...base} busy />)
  rerender(<BalanceWell {...base} problem="didn’t load" />)
  expect(said(container)).toBe('balance didn’t load')
})
