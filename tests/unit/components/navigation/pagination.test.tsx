// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pagination } from '#components/index.ts'

const labels = {
  nav: 'pages',
  previous: 'previous',
  next: 'next',
  page: (page: number) => `page ${page}`,
}

const show = (page: number, count: number) =>
  render(<Pagination page={page} count={count} href={(to) => `?p=${to}`} labels={labels} />)

test('every page is a link with its own address', () => {
  show(10, 52)
  const pages = within(screen.getByRole('navigation', { name: 'pages' })).getAllByRole('link')
  expect(pages.map((link) => link.getAttribute('href'))).toEqual(
    [9, 1, 9, 10, 11, 52, 11].map((to) => `?p=${to}`),
  )
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('10')
})

test('there is no way on at the ends', () => {
  show(1, 2)
  expect(screen.queryByRole('link', { name: 'previous' })).toBeNull()
  expect(screen.getByRole('link', { name: 'next' }).getAttribute('href')).toBe('?p=2')
})

test('one page needs no pager', () => {
  expect(show(1, 1).container.innerHTML).toBe('')
})
