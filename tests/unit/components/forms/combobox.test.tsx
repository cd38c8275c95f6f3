// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Combobox, type ComboboxProps, Field } from '#components/index.ts'

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta', disabled: true },
  { value: 'c', label: 'Gamma', description: 'the third', keywords: 'Γ' },
]

const combobox = (props: Partial<ComboboxProps> = {}) => (
  <Combobox
    aria-label="letter"
    options={options}
    openLabel="open"
    clearLabel="clear"
    emptyLabel="none"
    loadingLabel="loading"
    failedLabel="failed"
    countLabel={(count) => `${count} letters`}
    {...props}
  />
)

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const names = () => screen.queryAllByRole('option').map((option) => option.textContent)

it('shows everything when it is opened, and what is typed when something is', async () => {
  render(combobox({ defaultValue: 'a' }))
  expect(field().value).toBe('Alpha')
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  expect(names()).toHaveLength(3)
  expect(document.activeElement).toBe(field())
  await userEvent.clear(field())
  await userEvent.type(field(), 'third')
  expect(names()).toEqual(['Gammathe third'])
})

it('takes Enter for the first that can be chosen', async () => {
  const change = vi.fn()
  render(combobox({ onValueChange: change }))
  await userEvent.type(field(), 'ta')
  await userEvent.keyboard('{Enter}')
  expect(change).not.toHaveBeenCalled()
  await userEvent.clear(field())
  await userEvent.type(field(), 'a{Enter}')
  expect(change).toHaveBeenCalledExactlyOnceWith('a')
  expect(field().value).toBe('Alpha')
})

it('takes a name that is typed out for the choice', async () => {
  const change = vi.fn()
  render(combobox({ onValueChange: change }))
  await userEvent.type(field(), 'GAMMA')
  await userEvent.click(document.body)
  expect(change).toHaveBeenCalledExactlyOnceWith('c')
  expect(field().value).toBe('Gamma')
})

it('asks its owner, who decides', async () => {
  const change = vi.fn()
  render(combobox({ value: 'a', onValueChange: change }))
  await userEvent.clear(field())
  await userEvent.type(field(), 'gamma{Enter}')
  expect(change).toHaveBeenCalledExactlyOnceWith('c')
})

it('follows its owner', () => {
  const { rerender } = render(combobox({ value: 'a' }))
  rerender(combobox({ value: 'c' }))
  expect(field().value).toBe('Gamma')
  rerender(combobox({ value: '' }))
  expect(field().value).toBe('')
  rerender(combobox({ value: 'not one of them' }))
  expect(field().value).toBe('')
})

it('shows what is chosen once the options have come', () => {
  const { rerender } = render(combobox({ value: 'c', status: 'loading' }))
  expect(field().value).toBe('')
  rerender(combobox({ value: 'c' }))
  expect(field().value).toBe('Gamma')
})

it.each([
  ['loading', 'loading'],
  ['failed', 'failed'],
  ['ready', 'none'],
] as const)('says what is the matter when it is %s and empty', async (status, words) => {
  render(combobox({ options: [], status }))
  await userEvent.click(field())
  const option = screen.getByRole('option')
  expect(option.textContent).toBe(words)
  expect(option.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe(words)
  expect(field().getAttribute('aria-activedescendant')).toBe('')
})

it('keeps what is only read, by keys and by presses, and follows its owner', async () => {
  const change = vi.fn()
  const query = vi.fn()
  const fixed = { readOnly: true, onValueChange: change, onQueryChange: query }
  const { rerender } = render(combobox({ ...fixed, value: 'a' }))
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowUp}{Enter}{Alt>}{ArrowDown}{/Alt}')
  await userEvent.keyboard('g{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  await userEvent.click(document.body)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(field().value).toBe('Alpha')
  expect(screen.queryByRole('button', { name: 'clear' })).toBeNull()
  rerender(combobox({ ...fixed, value: 'c' }))
  expect(field().value).toBe('Gamma')
  expect(change).not.toHaveBeenCalled()
  expect(query).not.toHaveBeenCalled()
})

it('takes nothing any more from a list that is open when it becomes only read', async () => {
  const change = vi.fn()
  const { rerender } = render(combobox({ onValueChange: change }))
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}')
  rerender(combobox({ onValueChange: change, readOnly: true }))
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(change).not.toHaveBeenCalled()
})

it('leaves Esc to the dialog around it when the list is closed', async () => {
  render(combobox({ defaultValue: 'a' }))
  await userEvent.click(field())
  await userEvent.keyboard('{Escape}')
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await userEvent.keyboard('{Escape}')
  expect(field().value).toBe('Alpha')
})

it('lets Home and End move the caret', async () => {
  render(combobox())
  await userEvent.type(field(), 'lpha{Home}a')
  expect(field().value).toBe('alpha')
})

it('is named and described by its field, and so is its list', async () => {
  render(
    <Field label="Letter" hint="any" required>
      {combobox({ 'aria-label': undefined })}
    </Field>,
  )
  expect(field()).toBe(screen.getByLabelText('Letter'))
  expect(field().getAttribute('aria-required')).toBe('true')
  const hint = field().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(hint)?.textContent).toBe('any')
  await userEvent.click(field())
  expect(screen.getByRole('listbox').getAttribute('aria-labelledby')).toBe(field().id)
})

it('is sent by a form as its value', () => {
  render(<form aria-label="form">{combobox({ name: 'letter', defaultValue: 'c' })}</form>)
  const form = screen.getByRole<HTMLFormElement>('form')
  expect([...new FormData(form)]).toEqual([['letter', 'c']])
})

it('keeps the name of what was chosen when options are searched elsewhere', async () => {
  const query = vi.fn()
  function Elsewhere() {
    const [found, setFound] = useState(options)
    return combobox({
      options: found,
      onQueryChange: (text) => {
        query(text)
        setFound(text === '' ? [] : options)
      },
    })
  }
  render(<Elsewhere />)
  await userEvent.type(field(), 'x')
  expect(query).toHaveBeenLastCalledWith('x')
  expect(names()).toHaveLength(3)
  await userEvent.keyboard('{Enter}')
  expect(query).toHaveBeenLastCalledWith('')
  expect(field().value).toBe('Alpha')
})

it('takes over what was typed before the page came alive', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(combobox())
  page.querySelector('input')!.value = 'gam'
  const root = await act(async () => hydrateRoot(page, combobox()))
  expect(page.querySelector('input')!.value).toBe('gam')
  act(() => root.unmount())
  page.remove()
})

it('asks ten thousand options for what the height of a row follows from once, not once for each', async () => {
  let asked = 0
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    value: `${at}`,
    label: `Option ${at}`,
    get description() {
      asked++
      return undefined
    },
  }))
  render(combobox({ options: many }))
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThan(50 * many.length)
})

it('says of the one it speaks of which of all it is, though the list has not scrolled to it', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    value: `${at}`,
    label: `Option ${at}`,
  }))
  render(combobox({ options: many }))
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowUp}')
  const last = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
  expect(last?.textContent).toBe('Option 9999')
  expect(last?.getAttribute('aria-posinset')).toBe('10000')
  expect(last?.getAttribute('aria-setsize')).toBe('10000')
})
