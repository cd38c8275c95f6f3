// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Field, MoneyInput, type MoneyInputProps } from '#components/index.ts'

const told = vi.fn()

function Amount({ value = '', ...rest }: Partial<MoneyInputProps>) {
  const [now, setNow] = useState(value)
  return (
    <MoneyInput
      symbol="฿"
      aria-label="amount"
      {...rest}
      value={now}
      onValueChange={(next) => {
        told(next)
        setNow(next)
      }}
    />
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('amount')
const caret = () => field().value.slice(0, field().selectionStart ?? 0)
const put = (at: number) => act(() => field().setSelectionRange(at, at))

it('is grouped while it is typed and told with all decimals', async () => {
  render(<Amount />)
  await userEvent.type(field(), '1234567.5')
  expect(field().value).toBe('1,234,567.5')
  expect(told).toHaveBeenLastCalledWith('1234567.50')
  await userEvent.tab()
  expect(field().value).toBe('1,234,567.50')
})

it('keeps the caret between the figures it stood between', async () => {
  render(<Amount value="1234567.00" />)
  await userEvent.click(field())
  put('1,23'.length)
  await userEvent.keyboard('9')
  expect(field().value).toBe('12,394,567')
  expect(caret()).toBe('12,39')
  await userEvent.keyboard('{Backspace}{Backspace}')
  expect(field().value).toBe('124,567')
  expect(caret()).toBe('12')
})

it('takes the figure beside a separator that is deleted', async () => {
  render(<Amount value="1234567.00" />)
  await userEvent.click(field())
  put('1,234,'.length)
  await userEvent.keyboard('{Backspace}')
  expect(field().value).toBe('123,567')
  expect(caret()).toBe('123')
  put('123'.length)
  await userEvent.keyboard('{Delete}')
  expect(field().value).toBe('12,367')
  expect(caret()).toBe('12,3')
})

it('leaves the caret where it was when a letter is typed', async () => {
  render(<Amount value="1234.00" />)
  await userEvent.click(field())
  put(1)
  told.mockClear()
  await userEvent.keyboard('x,')
  expect(field().value).toBe('1,234')
  expect(caret()).toBe('1')
  expect(told).not.toHaveBeenCalled()
})

it('takes Thai digits, and an amount pasted with its sign', async () => {
  render(<Amount />)
  await userEvent.type(field(), '๑๒๓๔')
  expect(field().value).toBe('1,234')
  await userEvent.clear(field())
  expect(told).toHaveBeenLastCalledWith('')
  await userEvent.paste('฿1.234.567,50')
  expect(field().value).toBe('1,234,567.50')
  expect(told).toHaveBeenLastCalledWith('1234567.50')
})

it('puts what is pasted where the caret is', async () => {
  render(<Amount value="1234.00" />)
  await userEvent.click(field())
  put(1)
  await userEvent.paste('๙,๙๙๙')
  expect(field().value).toBe('19,999,234')
  expect(caret()).toBe('19,999')
})

it('has no third decimal, and none where the currency has none', async () => {
  const { unmount } = render(<Amount />)
  await userEvent.type(field(), '1.239')
  expect(field().value).toBe('1.23')
  unmount()
  render(<Amount decimals={0} />)
  await userEvent.type(field(), '12.')
  expect(told).toHaveBeenLastCalledWith('12')
})

it('is written as its language writes it', async () => {
  render(<Amount locale="vi" />)
  await userEvent.type(field(), '1234,5')
  expect(field().value).toBe('1.234,5')
  expect(told).toHaveBeenLastCalledWith('1234.50')
})

it.each([
  ['en', '12,5', '12.5', '12.50'],
  ['vi', '12.5', '12,5', '12.50'],
  ['en', ',5', '0.5', '0.50'],
  ['vi', '1234.56', '1.234,56', '1234.56'],
  ['vi', '๑๒.๕', '12,5', '12.50'],
  ['en', '1,234', '1,234', '1234.00'],
  ['en', '1,234,567.89', '1,234,567.89', '1234567.89'],
  ['vi', '1.234,5', '1.234,5', '1234.50'],
  ['en', '12,345{Backspace}{Backspace},6', '123.6', '123.60'],
])(
  'takes the mark of another keypad for the point, or before three figures not: %s %s',
  async (...all) => {
    const [locale, keys, shown, amount] = all
    render(<Amount locale={locale} />)
    await userEvent.type(field(), keys)
    expect(field().value).toBe(shown)
    expect(told).toHaveBeenLastCalledWith(amount)
  },
)

it('takes no third decimal for a thousand where the point was its own, or something was pasted', async () => {
  render(<Amount />)
  await userEvent.type(field(), '1.234')
  expect(field().value).toBe('1.23')
  await userEvent.clear(field())
  await userEvent.type(field(), '0,567')
  expect(field().value).toBe('0.56')
  await userEvent.clear(field())
  await userEvent.type(field(), '1,')
  await userEvent.paste('23')
  await userEvent.keyboard('4')
  expect(field().value).toBe('1.23')
})

it('takes a mark for the point only at the end, and where there are decimals', async () => {
  const { unmount } = render(<Amount value="1234.00" />)
  await userEvent.click(field())
  put('1,23'.length)
  await userEvent.keyboard(',5')
  expect(field().value).toBe('12,354')
  unmount()
  render(<Amount decimals={0} />)
  await userEvent.type(field(), '12,5')
  expect(told).toHaveBeenLastCalledWith('125')
})

it('is marked when it is too much at once, and when it is too little once it is left', async () => {
  render(<Amount min="100.00" max="5000.00" />)
  await userEvent.type(field(), '50')
  expect(field().hasAttribute('aria-invalid')).toBe(false)
  await userEvent.tab()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(field(), '00')
  expect(field().hasAttribute('aria-invalid')).toBe(false)
  await userEvent.type(field(), '0')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().value).toBe('50,000')
})

it('is changed by arrows only where there is a step', async () => {
  const { unmount } = render(<Amount value="100.00" />)
  told.mockClear()
  await userEvent.type(field(), '{ArrowUp}')
  expect(told).not.toHaveBeenCalled()
  unmount()
  render(<Amount value="100.05" step="50.00" max="180.00" />)
  await userEvent.type(field(), '{ArrowUp}')
  expect(told).toHaveBeenLastCalledWith('150.00')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(told).toHaveBeenLastCalledWith('180.00')
})

it('keeps what is only read', async () => {
  render(<Amount value="100.00" step="50.00" readOnly />)
  told.mockClear()
  await userEvent.click(field())
  await userEvent.paste('999')
  await userEvent.keyboard('9{ArrowUp}')
  expect(field().value).toBe('100')
  expect(told).not.toHaveBeenCalled()
})

it('follows its owner', () => {
  const amount = (value: string) => (
    <MoneyInput aria-label="amount" symbol="฿" value={value} onValueChange={told} />
  )
  const { rerender } = render(amount('9200.50'))
  expect(field().value).toBe('9,200.50')
  rerender(amount('rubbish'))
  expect(field().value).toBe('')
  rerender(amount('3000.00'))
  expect(field().value).toBe('3,000')
})

it('waits for the end of what is composed', () => {
  render(<Amount />)
  told.mockClear()
  fireEvent.compositionStart(field())
  const composing = new InputEvent('input', { bubbles: true, isComposing: true })
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  act(() => {
    setter.call(field(), '１')
    field().dispatchEvent(composing)
  })
  expect(told).not.toHaveBeenCalled()
  expect(field().value).toBe('１')
  fireEvent.compositionEnd(field())
  expect(told).toHaveBeenCalledExactlyOnceWith('1.00')
  expect(field().value).toBe('1')
  act(() => {
    setter.call(field(), '1，')
    field().dispatchEvent(composing)
  })
  fireEvent.compositionEnd(field(), { data: '，' })
  expect(field().value).toBe('1.')
})

it('is sent by a form as the decimal string, and named by its field', () => {
  render(
    <form aria-label="form">
      <Field label="amount" hint="at least 100">
        <Amount value="1234.50" name="sum" aria-label={undefined} />
      </Field>
    </form>,
  )
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('sum')).toBe('1234.50')
  expect(field().value).toBe('1,234.50')
  expect(field().getAttribute('aria-describedby')).toBeTruthy()
})

it('takes over what was typed before the page came alive', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<Amount />)
  page.querySelector('input')!.value = '1234'
  told.mockClear()
  const root = await act(async () => hydrateRoot(page, <Amount />))
  expect(told).toHaveBeenCalledExactlyOnceWith('1234.00')
  expect(page.querySelector('input')!.value).toBe('1,234')
  act(() => root.unmount())
  page.remove()
})
