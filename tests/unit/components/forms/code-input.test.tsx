// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { CodeInput, type CodeInputProps } from '#components/index.ts'

const setup = (props: CodeInputProps = {}) => {
  render(<CodeInput aria-label="code" {...props} />)
  return screen.getByLabelText<HTMLInputElement>('code')
}
const cells = () =>
  [...document.querySelectorAll('[data-slot="code-input"] > [aria-hidden]')].map(
    (cell) => cell.textContent,
  )

it('draws what was typed, a digit a cell', async () => {
  const input = setup({ length: 4 })
  await userEvent.type(input, '12')
  expect(cells()).toEqual(['1', '2', '', ''])
})

it.each([
  ['482 913', '482913'],
  ['๔๘๒๙๑๓', '482913'],
  ['Foyer-482913 is your code', '482913'],
  ['4829135', '482913'],
  ['no digits', ''],
  ['', ''],
])('pasted %j is %j', async (text, value) => {
  const change = vi.fn()
  const input = setup({ onValueChange: change })
  await userEvent.click(input)
  await userEvent.paste(text)
  expect(input.value).toBe(value)
  if (value) expect(change).toHaveBeenCalledExactlyOnceWith(value)
  else expect(change).not.toHaveBeenCalled()
})

it('tells a form the digits and nothing else', async () => {
  const seen: string[] = []
  await userEvent.type(setup({ onChange: ({ target }) => seen.push(target.value) }), 'a1๒')
  expect(seen).toEqual(['', '1', '12'])
})

it('calls once when it is complete, and again when it was changed', async () => {
  const complete = vi.fn()
  const input = setup({ length: 3, onComplete: complete })
  await userEvent.type(input, '1234')
  expect(complete).toHaveBeenCalledExactlyOnceWith('123')
  await userEvent.type(input, '{Backspace}5')
  expect(complete).toHaveBeenLastCalledWith('125')
})

it('leaves the digits to their owner where there is one', async () => {
  const change = vi.fn()
  const input = setup({ value: '12', onValueChange: change })
  await userEvent.type(input, '3')
  expect(change).toHaveBeenCalledExactlyOnceWith('123')
  expect(input.value).toBe('12')
})

it('is emptied with its form', () => {
  render(
    <form aria-label="form">
      <CodeInput aria-label="code" length={3} defaultValue="1" />
    </form>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('code')
  fireEvent.change(input, { target: { value: '123' } })
  expect(cells()).toEqual(['1', '2', '3'])
  act(() => screen.getByRole<HTMLFormElement>('form').reset())
  expect(cells()).toEqual(['1', '', ''])
  expect(input.value).toBe('1')
})

it('shows dots for a PIN and draws none of its digits', () => {
  setup({ masked: true, length: 4, defaultValue: '12' })
  expect(cells()).toEqual(['', '', '', ''])
  expect(document.querySelectorAll('[aria-hidden] > span')).toHaveLength(2)
})

it('takes over what a phone filled in before the page came alive', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<CodeInput aria-label="code" length={3} />)
  page.querySelector('input')!.value = '123'
  const root = await act(async () => hydrateRoot(page, <CodeInput aria-label="code" length={3} />))
  expect(cells()).toEqual(['1', '2', '3'])
  act(() => root.unmount())
  page.remove()
})

it.each([
  [0, 1],
  [-5, 1],
  [Number.NaN, 1],
  [4.7, 4],
  [1e308, 12],
])('has cells that somebody can fill when %d are asked for', (length, drawn) => {
  setup({ length })
  expect(cells()).toHaveLength(drawn)
})
