// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Calendar, type CalendarProps, RangeCalendar } from '#components/index.ts'

const words = {
  label: 'Birthday',
  previousLabel: 'earlier',
  nextLabel: 'later',
  monthLabel: 'month',
  yearLabel: 'year',
  selectedLabel: 'chosen',
  today: '2026-11-20',
  locale: 'en',
}

const zone = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = zone
})

const setup = (props: Partial<CalendarProps> = {}) => {
  const change = vi.fn()
  render(<Calendar {...words} value="" onValueChange={change} {...props} />)
  return change
}

describe('a day is the same day wherever the browser stands', () => {
  it.for(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Bangkok', 'America/Sao_Paulo'])(
    '%s',
    (here) => {
      process.env['TZ'] = here
      const change = setup({ value: '2026-11-01' })
      expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('1')
      fireEvent.click(screen.getByRole('button', { name: 'Sunday, November 1, 2026, chosen' }))
      fireEvent.click(screen.getByRole('button', { name: 'Monday, November 30, 2026' }))
      expect(change).toHaveBeenLastCalledWith('2026-11-30')
    },
  )
})

it('renders on the server without styles of its own', () => {
  for (const jump of [true, false]) {
    const html = renderToString(
      <Calendar {...words} value="2026-11-12" onValueChange={() => {}} jump={jump} months={2} />,
    )
    expect(html).toContain('November 2026')
    expect(html).not.toContain('style=')
  }
})

it('marks today and begins there, or as near as may be chosen', () => {
  setup()
  expect(screen.getByRole('button', { current: 'date' }).textContent).toBe('20')
  setup({ label: 'past', max: '2026-06-10' })
  expect(screen.getByRole('grid', { name: 'June 2026' })).toBeTruthy()
  setup({ label: 'future', min: '2027-02-10' })
  expect(screen.getByRole('grid', { name: 'February 2027' })).toBeTruthy()
})

it('offers no day outside the limits', () => {
  const change = setup({ min: '2026-11-10', max: '2026-11-25' })
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect(button('Monday, November 9, 2026').disabled).toBe(true)
  expect(button('Thursday, November 26, 2026').disabled).toBe(true)
  expect(button('earlier').getAttribute('aria-disabled')).toBe('true')
  expect(button('later').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button('Tuesday, November 10, 2026'))
  expect(change).toHaveBeenCalledWith('2026-11-10')
})

it('shows Thai years and answers with ours', () => {
  const change = setup({ era: 'buddhist', locale: 'th', jump: true })
  expect(screen.getByRole('grid', { name: 'พฤศจิกายน 2569' })).toBeTruthy()
  expect(screen.getByRole('option', { name: '2500' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'วันศุกร์ที่ 20 พฤศจิกายน 2569' }))
  expect(change).toHaveBeenCalledWith('2026-11-20')
})

it.for([
  { value: '2026-02-30' },
  { value: 'soon' },
  { today: '' },
  { min: '2026-12-01', max: '2026-01-01' },
  { min: 'never', max: 'ever' },
  { locale: '???' },
])('bears %j', (props) => {
  setup(props)
  expect(screen.getByRole('grid')).toBeTruthy()
})

it('bears a range without its first day, or the wrong way round', () => {
  for (const value of [
    { from: '', to: '2026-11-20' },
    { from: '2026-11-20', to: '2026-11-01' },
    { from: 'x', to: 'y' },
  ]) {
    render(<RangeCalendar {...words} value={value} onValueChange={() => {}} />).unmount()
  }
})
