// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ErrorSummary, type ErrorSummaryProps, fieldProblems } from '#components/index.ts'

beforeEach(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {}
})

const errors = [
  { field: 'mobile', message: 'Enter your mobile number' },
  { field: 'terms', message: 'Agree to the terms' },
]

const page = (props: Partial<ErrorSummaryProps> = {}) => (
  <form>
    <ErrorSummary title="Two answers are missing" errors={errors} attempt={1} {...props} />
    <input id="mobile" />
    <fieldset id="terms">
      <input type="hidden" />
      <input type="checkbox" aria-label="terms" />
    </fieldset>
    <input name="kind" type="radio" aria-label="first" />
    <input name="kind" type="radio" aria-label="second" />
  </form>
)

describe('the focus', () => {
  it('goes to the summary when an attempt failed, once', () => {
    const { rerender } = render(page())
    const summary = screen.getByRole('group', { name: 'Two answers are missing' })
    expect(document.activeElement).toBe(summary)
    document.getElementById('mobile')?.focus()
    rerender(page({ errors: errors.slice(1) }))
    rerender(page({ errors: [] }))
    rerender(page({ errors }))
    expect(document.activeElement?.id).toBe('mobile')
    rerender(page({ attempt: 2 }))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /Two/ }))
  })

  it('stays where it is before the first attempt, and where it is only read out', () => {
    render(page({ attempt: 0 }))
    expect(document.activeElement).toBe(document.body)
  })

  it('leaves the reading to an alert otherwise', () => {
    render(page({ focus: false }))
    expect(document.activeElement).toBe(document.body)
    expect(screen.getByRole('alert').textContent).toContain('Enter your mobile number')
    expect(screen.queryAllByRole('alert')).toHaveLength(1)
  })

  it('goes to the field of a line: by id, into a group, by name', () => {
    render(page({ errors: [...errors, { field: 'kind', message: 'Choose one' }] }))
    fireEvent.click(screen.getByRole('link', { name: 'Enter your mobile number' }))
    expect(document.activeElement?.id).toBe('mobile')
    fireEvent.click(screen.getByRole('link', { name: 'Agree to the terms' }))
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByRole('link', { name: 'Choose one' }))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'first' }))
  })

  it('goes past a hidden input to what is seen for it, and only there', () => {
    const named = (field: string) => ({ field, message: field })
    render(
      <form>
        <ErrorSummary
          title="Three"
          errors={['amount', 'phone', 'phoneCountry', 'off'].map(named)}
          attempt={1}
        />
        <button type="button">fewer</button>
        <input aria-label="amount" />
        <input type="hidden" name="amount" />
        <button type="button">more</button>
        <div>
          <button type="button">countries</button>
          <input aria-label="phone" />
        </div>
        <input type="hidden" name="phone" />
        <input type="hidden" name="phoneCountry" />
        <div>
          <input disabled />
        </div>
        <input type="hidden" name="off" />
      </form>,
    )
    for (const [field, label] of [
      ['amount', 'amount'],
      ['phone', 'phone'],
      ['phoneCountry', 'phone'],
    ] as const) {
      expect(fireEvent.click(screen.getByRole('link', { name: field }))).toBe(false)
      expect(document.activeElement).toBe(screen.getByLabelText(label))
    }
    expect(fireEvent.click(screen.getByRole('link', { name: 'off' }))).toBe(true)
  })

  it('follows the link as it is when there is no such field', () => {
    render(page({ errors: [{ field: 'no such "field"', message: 'Lost' }] }))
    const link = screen.getByRole('link', { name: 'Lost' })
    expect(fireEvent.click(link)).toBe(true)
    expect(link.getAttribute('href')).toBe('#no%20such%20%22field%22')
  })
})

it('shows nothing for nothing', () => {
  const { container } = render(<ErrorSummary title="None" errors={[]} attempt={3} />)
  expect(container.innerHTML).toBe('')
})

describe('errors of a form library', () => {
  it('become a list, nested names with dots', () => {
    const loop: Record<string, unknown> = {}
    loop['ref'] = loop
    expect(
      fieldProblems({
        mobile: { type: 'pattern', message: 'Not a number', ref: loop },
        bank: { account: { message: 'Too short' }, name: undefined },
        lines: [undefined, { amount: { message: 'Missing' } }],
        silent: { type: 'custom', message: '' },
      }),
    ).toEqual([
      { field: 'mobile', message: 'Not a number' },
      { field: 'bank.account', message: 'Too short' },
      { field: 'lines.1.amount', message: 'Missing' },
    ])
  })

  it('come in the order of the fields', () => {
    const found = fieldProblems({ c: { message: '3' }, a: { message: '1' }, b: { message: '2' } }, [
      'a',
      'b',
    ])
    expect(found.map(({ field }) => field)).toEqual(['a', 'b', 'c'])
  })

  it('do not lead astray', () => {
    const endless: Record<string, unknown> = {}
    endless['self'] = endless
    expect(fieldProblems(endless)).toEqual([])
    expect(fieldProblems({ a: null, b: 'text', c: 3 })).toEqual([])
  })
})
