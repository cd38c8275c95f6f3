// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { DateRangeInput, type DateRangeInputProps, Field } from '#components/index.ts'

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

const props: DateRangeInputProps = {
  label: 'Days',
  value: { from: '2026-11-14', to: '2026-11-20' },
  onValueChange: () => {},
  placeholder: 'every day',
  rangeText: (from, to) => `${from} to ${to}`,
  fromLabel: 'first day',
  toLabel: 'last day',
  applyLabel: 'Apply',
  cancelLabel: 'Cancel',
  problemText: (problem) => problem,
  previousLabel: 'earlier',
  nextLabel: 'later',
  monthLabel: 'month',
  yearLabel: 'year',
  selectedLabel: 'chosen',
  today: '2026-11-20',
  locale: 'en',
}

it.for([
  [{ from: '2026-11-14', to: '2026-11-20' }, 'Days: 2026.11.14 to 2026.11.20'],
  [{ from: '2026-11-20', to: '2026-11-20' }, 'Days: 2026.11.20'],
  [{ from: '2026-11-20', to: '' }, 'Days: 2026.11.20'],
  [{ from: '', to: '' }, 'Days: every day'],
  [{ from: '2026-02-30', to: 'soon' }, 'Days: every day'],
] as const)('says what is chosen: %j', ([value, name]) => {
  const html = renderToString(<DateRangeInput {...props} value={value} />)
  expect(html).toContain(`aria-label="${name}"`)
  expect(html).not.toContain('style=')
})

it('takes the description of its field, and sends both days', () => {
  const { container } = render(
    <form>
      <Field label="Days" error="90 days at most">
        <DateRangeInput {...props} name="days" />
      </Field>
    </form>,
  )
  const button = screen.getByRole('button')
  const id = button.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('90 days at most')
  expect(button.dataset['state']).toBe('invalid')
  expect(button.hasAttribute('name')).toBe(false)
  const data = new FormData(container.querySelector('form') ?? undefined)
  expect([...data]).toEqual([
    ['daysFrom', '2026-11-14'],
    ['daysTo', '2026-11-20'],
  ])
})

it('sends nothing while it is disabled', () => {
  const { container } = render(
    <form>
      <DateRangeInput {...props} name="days" disabled />
    </form>,
  )
  expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([])
})

it('takes one day for a range of itself, and nothing for nothing', async () => {
  const change = vi.fn()
  render(<DateRangeInput {...props} onValueChange={change} />)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.clear(await screen.findByLabelText('first day'))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(change).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-20' })
  await userEvent.click(screen.getByRole('button', { name: /^Days/ }))
  await userEvent.clear(await screen.findByLabelText('first day'))
  await userEvent.clear(screen.getByLabelText('last day'))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(change).toHaveBeenLastCalledWith({ from: '', to: '' })
})

it.for([
  ['no date', 'unreadable'],
  ['2026-10-01', 'early'],
  ['2026-12-01', 'late'],
] as const)('does not apply %s for another range: it leads to it', async ([text, problem]) => {
  const change = vi.fn()
  render(<DateRangeInput {...props} onValueChange={change} min="2026-11-01" max="2026-11-20" />)
  await userEvent.click(screen.getByRole('button'))
  const last = await screen.findByLabelText('last day')
  await userEvent.clear(last)
  await userEvent.type(last, text)
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(change).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(last)
  expect(screen.getByText(problem)).toBeTruthy()
  await userEvent.clear(last)
  await userEvent.type(last, '2026-11-18')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(change).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-14', to: '2026-11-18' })
})

it('forgets a date that could not be read once days are chosen in the calendar', async () => {
  const change = vi.fn()
  render(<DateRangeInput {...props} onValueChange={change} />)
  await userEvent.click(screen.getByRole('button'))
  const last = await screen.findByLabelText('last day')
  await userEvent.clear(last)
  await userEvent.type(last, 'no date')
  const [day] = await screen.findAllByText('12')
  await userEvent.click(day as Element)
  expect(screen.getByLabelText<HTMLInputElement>('last day').value).not.toBe('no date')
  expect(screen.queryByText('unreadable')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(change).toHaveBeenCalledOnce()
})
