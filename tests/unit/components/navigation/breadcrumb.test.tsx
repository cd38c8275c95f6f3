// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Breadcrumb } from '#components/index.ts'

const show = (...labels: string[]) =>
  render(
    <Breadcrumb
      label="where"
      expandLabel="show all"
      items={labels.map((label) => ({ id: label, label, href: `/${label}` }))}
    />,
  )

const folded = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.className.includes('@max-sm:hidden'))
    .map((item) => item.textContent)

test('the last step is this page and leads nowhere', () => {
  show('home', 'help', 'password')
  const nav = within(screen.getByRole('navigation', { name: 'where' }))
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/home',
    '/help',
  ])
  expect(nav.getByText('password').getAttribute('aria-current')).toBe('page')
})

test.each([
  [['home'], []],
  [['home', 'help', 'password'], []],
  [['home', 'help', 'account', 'password'], ['help']],
  [
    ['home', 'help', 'account', 'keys', 'password'],
    ['help', 'account'],
  ],
])('of %j what folds is %j', (labels, middle) => {
  show(...labels)
  expect(folded()).toEqual(middle)
  expect(screen.queryAllByRole('button')).toHaveLength(middle.length > 0 ? 1 : 0)
})

test('the dots bring the middle back and hand the focus on', async () => {
  show('home', 'help', 'account', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'show all' }))
  expect(folded()).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement?.textContent).toBe('help')
})

test('nothing to show is nothing to trip over', () => {
  show()
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

test('a step in another language than the page says so', () => {
  render(
    <Breadcrumb
      label="where"
      expandLabel="show all"
      items={[
        { id: 'home', label: 'หน้าแรก', href: '/' },
        { id: 'new', label: 'New players', lang: 'en', href: '/new' },
      ]}
    />,
  )
  expect(screen.getByText('New players').getAttribute('lang')).toBe('en')
  expect(screen.getByText('หน้าแรก').hasAttribute('lang')).toBe(false)
})
