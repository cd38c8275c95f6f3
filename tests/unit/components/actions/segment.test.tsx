// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Segment, SegmentItem, type SegmentProps } from '#components/index.ts'

const setup = (props: Partial<SegmentProps> = {}) =>
  render(
    <form aria-label="form">
      <Segment label="by" name="by" {...props}>
        <SegmentItem value="mobile">mobile</SegmentItem>
        <SegmentItem value="email">e-mail</SegmentItem>
        <SegmentItem value="line" disabled>
          LINE
        </SegmentItem>
      </Segment>
    </form>,
  )

const answer = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('by')

it('is a named group of radio buttons that a form sends', async () => {
  setup({ defaultValue: 'mobile' })
  expect(screen.getByRole('radiogroup', { name: 'by' })).toBeTruthy()
  expect(answer()).toBe('mobile')
  await userEvent.click(screen.getByText('e-mail'))
  expect(answer()).toBe('email')
})

it('asks its owner, who decides', async () => {
  const change = vi.fn()
  setup({ value: 'mobile', onValueChange: change })
  await userEvent.click(screen.getByText('e-mail'))
  expect(change).toHaveBeenCalledExactlyOnceWith('email')
  expect(screen.getByRole('radio', { name: 'mobile' })).toHaveProperty('checked', true)
})

it('may have nothing chosen, and nothing to choose from', () => {
  setup()
  expect(answer()).toBeNull()
  render(<Segment label="empty">{[]}</Segment>)
  expect(screen.getByRole('radiogroup', { name: 'empty' })).toBeTruthy()
})

it('keeps two groups on one page apart', async () => {
  setup({ defaultValue: 'mobile', name: undefined })
  setup({ defaultValue: 'mobile', name: undefined })
  const [, second] = screen.getAllByText('e-mail')
  await userEvent.click(second!)
  expect(screen.getAllByRole('radio', { name: 'mobile', checked: true })).toHaveLength(1)
})

it('does not choose what is off', async () => {
  const change = vi.fn()
  setup({ onValueChange: change })
  await userEvent.click(screen.getByText('LINE'))
  expect(change).not.toHaveBeenCalled()
})
