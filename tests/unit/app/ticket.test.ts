// @vitest-environment jsdom
import { takeTicket } from '#app/ticket.ts'
import { beforeEach, expect, it } from 'vitest'

const at = (address: string) => history.replaceState(null, '', address)

beforeEach(() => at('/'))

it('takes the ticket out of the address, and leaves the rest', () => {
  at('/rng?page=NGW&token=abc-123&name=naga#games')
  const before = history.length
  expect(takeTicket()).toBe('abc-123')
  expect(location.pathname + location.search + location.hash).toBe('/rng?page=NGW&name=naga#games')
  expect(history.length).toBe(before)
  expect(takeTicket()).toBeNull()
})

it('leaves an address without a ticket as it is, to the letter', () => {
  at('/rng?name=a%20b&lines=')
  expect(takeTicket()).toBeNull()
  expect(location.search).toBe('?name=a%20b&lines=')
})

it('takes an empty one out too', () => {
  at('/?token=')
  expect(takeTicket()).toBe('')
  expect(location.search).toBe('')
})
