// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stepper } from '#components/index.ts'

const steps = ['method', 'pay', 'done'].map((id) => ({ id, label: id, href: `/${id}` }))

const show = (current: number) => {
  render(
    <Stepper
      label="deposit"
      steps={steps}
      current={current}
      stateLabels={{ done: 'finished', now: 'here', next: 'to come' }}
    />,
  )
  return within(screen.getByRole('list', { name: 'deposit' })).getAllByRole('listitem')
}

test.each([
  [0, ['now', 'next', 'next']],
  [1, ['done', 'now', 'next']],
  [3, ['done', 'done', 'done']],
  [-1, ['next', 'next', 'next']],
  [99, ['done', 'done', 'done']],
])('at %i the steps are %j', (current, states) => {
  const items = show(current)
  expect(items.map((item) => item.dataset['state'])).toEqual(states)
  expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toHaveLength(
    states.filter((state) => state === 'now').length,
  )
})

test('a step that is done leads back, and says that it is done', () => {
  show(2)
  expect(
    screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual([
    ['/method', 'method finished'],
    ['/pay', 'pay finished'],
  ])
})

test('the words under the row are for the eye: the list has said them', () => {
  show(1)
  const [, under] = screen.getAllByText('pay')
  expect(under?.closest('[aria-hidden]')).not.toBeNull()
})
