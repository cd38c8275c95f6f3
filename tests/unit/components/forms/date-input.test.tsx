// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DateInput, type DateInputProps } from '#components/index.ts'

beforeEach(() => {
  // jsdom has no screen.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
})

const words = {
  'aria-label': 'Birthday',
  calendarLabel: 'Choose your birthday',
  openLabel: 'Open the calendar',
  closeLabel: 'Close',
  previousLabel: 'earlier',
  nextLabel: 'later',
  monthLabel: 'month',
  yearLabel: 'year',
  selectedLabel: 'chosen',
  today: '2026-11-20',
  locale: 'en',
}

function setup(props: Partial<DateInputProps> = {}) {
  const change = vi.fn()
  const problem = vi.fn()
  function Held() {
    const [value, setValue] = useState(props.value ?? '')
    return (
      <form>
        <DateInput
          {...words}
          {...props}
          name="birthday"
          value={value}
          onProblem={problem}
          onValueChange={(date) => {
            change(date)
            setValue(date)
          }}
        />
        <button type="button" onClick={() => setValue('2000-01-01')}>
          set
        </button>
        <button type="button" onClick={() => setValue('')}>
          empty
        </button>
        <button type="reset">reset</button>
      </form>
    )
  }
  const { container } = render(<Held />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Birthday' })
  const sent = () => new FormData(container.querySelector('form') ?? undefined).get('birthday')
  return { change, problem, input, sent }
}

describe('a typed date', () => {
  it('is what is typed until the field is left, and always a date or nothing outside', async () => {
    const { change, input, sent } = setup()
    await userEvent.type(input, '11/20/2026')
    expect(new Set(change.mock.calls.map(([date]) => date))).toEqual(new Set(['2026-11-20']))
    expect(input.value).toBe('11/20/2026')
    await userEvent.tab()
    expect(input.value).toBe('2026.11.20')
    expect(sent()).toBe('2026-11-20')
  })

  it('takes the value away while it is no date any more', async () => {
    const { change, input, sent } = setup({ value: '2026-11-20' })
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}')
    expect(input.value).toBe('2026.11')
    expect(change).toHaveBeenLastCalledWith('')
    expect(sent()).toBe('')
  })

  it('is not sent while the field is disabled', () => {
    const { sent } = setup({ value: '2026-11-20', disabled: true })
    expect(sent()).toBeNull()
  })

  it('says why it is none on leaving, and keeps what was typed', async () => {
    const { problem, input } = setup({ min: '2026-01-01', max: '2026-12-31' })
    for (const [text, reason] of [
      ['soon', 'unreadable'],
      ['2025.12.31', 'early'],
      ['2027.01.01', 'late'],
    ] as const) {
      fireEvent.change(input, { target: { value: text } })
      fireEvent.blur(input)
      expect(problem).toHaveBeenLastCalledWith(reason)
      expect(input.value).toBe(text)
      expect(input.getAttribute('aria-invalid')).toBe('true')
    }
    fireEvent.change(input, { target: { value: '2026.06.01' } })
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    fireEvent.blur(input)
    expect(problem).toHaveBeenLastCalledWith(null)
  })

  it('gives way to a date that is set, and to a form that is reset', async () => {
    const { input } = setup()
    fireEvent.change(input, { target: { value: 'soon' } })
    fireEvent.blur(input)
    await userEvent.click(screen.getByRole('button', { name: 'reset' }))
    expect(input.value).toBe('')
    fireEvent.change(input, { target: { value: 'soon' } })
    await userEvent.click(screen.getByRole('button', { name: 'set' }))
    expect(input.value).toBe('2000.01.01')
    // What was typed before it is past, also when the value is again what was made of that.
    await userEvent.click(screen.getByRole('button', { name: 'empty' }))
    expect(input.value).toBe('')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })

  it('shows Thai years and sends ours', () => {
    const { input, sent } = setup({ era: 'buddhist', value: '2026-11-20' })
    expect(input.value).toBe('2569.11.20')
    expect(sent()).toBe('2026-11-20')
  })

  it('shows nothing for a value that is no date', () => {
    expect(setup({ value: '2026-02-30' }).input.value).toBe('')
  })
})

describe('the calendar', () => {
  it('is not there until it is asked for, and not at all on the server', () => {
    const html = renderToString(<DateInput {...words} value="" onValueChange={() => {}} />)
    expect(html).not.toContain('style=')
    expect(html).not.toContain('role="grid"')
    setup()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens, and what is picked stands in the field', async () => {
    const { change, input } = setup({ value: '2026-11-12' })
    const button = screen.getByRole('button', { name: 'Open the calendar' })
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(await screen.findByRole('button', { name: 'Friday, November 13, 2026' }))
    expect(change).toHaveBeenCalledWith('2026-11-13')
    expect(input.value).toBe('2026.11.13')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it.for([{ disabled: true }, { readOnly: true }])('stays shut when %j', async (props) => {
    const { input } = setup(props)
    fireEvent.keyDown(input, { key: 'ArrowDown', altKey: true })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Open the calendar' }).disabled,
    ).toBe(true)
  })
})
