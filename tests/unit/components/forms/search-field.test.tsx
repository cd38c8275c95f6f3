// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SearchField, type SearchFieldProps } from '#components/index.ts'

function Held(props: Partial<SearchFieldProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <SearchField
      label="search games"
      clearLabel="clear"
      {...props}
      value={value}
      onValueChange={setValue}
    />
  )
}

const input = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'search games' })

it('is a landmark of its own', () => {
  render(<Held />)
  expect(screen.getByRole('search', { name: 'search games' })).toBeTruthy()
})

it('is cleared by its x and by Esc, and keeps the focus', async () => {
  render(<Held />)
  await userEvent.type(input(), 'lamp')
  await userEvent.click(screen.getByRole('button', { name: 'clear' }))
  expect(input().value).toBe('')
  expect(document.activeElement).toBe(input())
  await userEvent.keyboard('dragon{Escape}')
  expect(input().value).toBe('')
  expect(screen.queryByRole('button', { name: 'clear' })).toBeNull()
})

it('keeps what is only read or off', async () => {
  const { unmount } = render(<Held value="lamp" readOnly />)
  await userEvent.type(input(), '{Escape}x')
  expect(input().value).toBe('lamp')
  expect(screen.queryByRole('button', { name: 'clear' })).toBeNull()
  unmount()
  render(<Held value="lamp" disabled />)
  await userEvent.click(screen.getByRole('button', { name: 'clear' }))
  expect(input().value).toBe('lamp')
})

it('searches on Enter and stays on the page', async () => {
  const search = vi.fn()
  render(<Held onSearch={search} action="/seamless" name="q" />)
  await userEvent.type(input(), 'naga{Enter}')
  expect(search).toHaveBeenCalledExactlyOnceWith('naga')
})

it('is reached by its key from anywhere but another field', async () => {
  render(
    <>
      <input aria-label="other" />
      <Held shortcut="/" />
    </>,
  )
  await userEvent.type(screen.getByLabelText('other'), 'a/b')
  expect(document.activeElement).toBe(screen.getByLabelText('other'))
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('{Control>}/{/Control}')
  expect(document.activeElement).not.toBe(input())
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(input())
  expect(input().value).toBe('')
})

it('is not reached behind an open dialog', async () => {
  const { container } = render(<Held shortcut="/" />)
  container.setAttribute('aria-hidden', 'true')
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(document.body)
})
