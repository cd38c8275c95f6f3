// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { codePoints, Field, TextArea, type TextAreaProps } from '#components/index.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const counter = (limit: number) => ({ limit, label: (left: number) => `${left} left` })
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const type = (value: string) => fireEvent.input(area(), { target: { value } })
const setup = (limit: number, props: TextAreaProps = {}) =>
  render(<TextArea aria-label="text" counter={counter(limit)} {...props} />)

it.each([
  ['', 0],
  ['ปั๊ม', 4],
  ['🪷', 1],
  ['👍🏽', 2],
  ['\u{1F468}\u200D\u{1F469}', 3],
  ['a\r\nb', 4],
])('%j is %i code points', (text, count) => {
  expect(codePoints(text)).toBe(count)
})

describe('the counter', () => {
  it('counts code points, not units', () => {
    setup(5, { defaultValue: '🪷🪷' })
    expect(screen.getByText('2/5')).toBeTruthy()
    type('🪷🪷🪷')
    expect(screen.getByText('3/5')).toBeTruthy()
  })

  it('leaves what is too long as it is and marks the field', () => {
    setup(3)
    type('ปั๊มๆ')
    expect(area().value).toBe('ปั๊มๆ')
    expect(area().hasAttribute('maxlength')).toBe(false)
    expect(area().getAttribute('aria-invalid')).toBe('true')
    expect(area().closest('[data-slot="text-area"]')?.getAttribute('data-state')).toBe('invalid')
    type('ปั๊')
    expect(area().hasAttribute('aria-invalid')).toBe(false)
  })

  it('says what is left only when it is little, once the typist rests', () => {
    setup(30)
    type('12345')
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.getByRole('status').textContent).toBe('')
    type('1234567890123')
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => void vi.advanceTimersByTime(500))
    type('12345678901234')
    act(() => void vi.advanceTimersByTime(999))
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').textContent).toBe('16 left')
  })

  it('is part of what describes the input, beside the message of the field', () => {
    render(
      <Field label="Text" hint="tell us">
        <TextArea counter={counter(9)} />
      </Field>,
    )
    const ids = area().getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['9 left', 'tell us'])
  })

  it('follows a form that is reset', () => {
    const props = { defaultValue: 'abc' }
    const { rerender } = setup(9, props)
    type('abcdef')
    area().value = 'abc'
    rerender(<TextArea aria-label="text" counter={counter(9)} {...props} />)
    expect(screen.getByText('3/9')).toBeTruthy()
  })

  it('is right in the page that the server sends', () => {
    expect(renderToString(<TextArea counter={counter(9)} defaultValue="abc" />)).toContain('3/9')
  })
})

it('hands its ref to the textarea and its class to the box', () => {
  const ref = vi.fn()
  setup(9, { ref, className: 'mine' })
  expect(ref).toHaveBeenCalledWith(area())
  expect(area().closest('[data-slot="text-area"]')?.classList.contains('mine')).toBe(true)
})

it('takes five thousand letters and a hundred lines', () => {
  setup(140)
  type('ก'.repeat(5000) + '\n'.repeat(100))
  expect(screen.getByText('5100/140')).toBeTruthy()
})
