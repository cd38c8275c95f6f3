// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox, Field, Form, TextInput } from '#components/index.ts'

const described = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('a field', () => {
  it('names, describes and requires the input inside', () => {
    render(
      <Field label="Password" hint="8 to 20 characters" required>
        <TextInput />
      </Field>,
    )
    const input = screen.getByLabelText('Password')
    expect(described(input)).toBe('8 to 20 characters')
    expect(input.getAttribute('aria-required')).toBe('true')
    expect(input.hasAttribute('required')).toBe(false)
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })

  it('puts the error in the place of the hint and marks the input', () => {
    render(
      <Field label="Code" hint="4 digits" error="That is not the code">
        <TextInput />
      </Field>,
    )
    const input = screen.getByLabelText('Code')
    expect(described(input)).toBe('That is not the code')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('4 digits')).toBeNull()
    expect(input.closest('[data-slot="text-input"]')?.getAttribute('data-state')).toBe('invalid')
  })

  it('reads an error out when it appears', () => {
    const field = (error?: string) => (
      <Field label="Code" error={error}>
        <TextInput />
      </Field>
    )
    const { container, rerender } = render(field())
    const live = container.querySelector('[aria-live="polite"]')
    expect(live?.textContent).toBe('')
    rerender(field('Wrong'))
    expect(container.querySelector('[aria-live="polite"]')).toBe(live)
    expect(live?.textContent).toBe('Wrong')
  })

  it('keeps the descriptions that the input brings along', () => {
    render(
      <>
        <p id="elsewhere">from elsewhere</p>
        <Field label="Name" hint="a hint" inputId="name">
          <TextInput aria-describedby="elsewhere" />
        </Field>
      </>,
    )
    const input = screen.getByLabelText('Name')
    expect(input.id).toBe('name')
    expect(described(input)).toBe('from elsewhere a hint')
  })

  it('shows a right answer, and an error over it', () => {
    const state = () =>
      screen.getByRole('textbox').closest('[data-slot="text-input"]')?.getAttribute('data-state')
    const { rerender } = render(
      <Field label="Name" success="This name is free">
        <TextInput />
      </Field>,
    )
    expect(state()).toBe('valid')
    rerender(
      <Field label="Name" valid error="Taken">
        <TextInput />
      </Field>,
    )
    expect(state()).toBe('invalid')
  })
})

describe('a text input', () => {
  it('hands its ref to the input and its class to the box', () => {
    const ref = vi.fn()
    render(<TextInput ref={ref} className="mine" aria-label="x" />)
    const input = screen.getByLabelText('x')
    expect(ref).toHaveBeenCalledWith(input)
    expect(input.closest('[data-slot="text-input"]')?.classList.contains('mine')).toBe(true)
  })
})

describe('a form', () => {
  it('posts and leaves validation to its owner', () => {
    const { container } = render(<Form summary={<p>wrong</p>}>fields</Form>)
    const form = container.querySelector('form')
    expect(form?.method).toBe('post')
    expect(form?.noValidate).toBe(true)
    expect(form?.firstElementChild?.textContent).toBe('wrong')
  })
})

describe('a checkbox', () => {
  it('is ticked by its label and describes itself by its error', async () => {
    render(<Checkbox label="I agree" error="Agree first" name="terms" />)
    const box = screen.getByRole('checkbox', { name: 'I agree' })
    expect(described(box)).toBe('Agree first')
    await userEvent.click(screen.getByText('I agree'))
    expect(box).toHaveProperty('checked', true)
  })
})
