import { asksForMore } from '#app/asks-for-more.ts'
import { expect, it } from 'vitest'

it.each([
  ['?game=30059', true],
  ['?minBet=1&favourites=true', true],
  ['?game=abc', false],
  ['?minBet=1&name=game', false],
  ['', false],
])('%s', (search, more) => {
  expect(asksForMore(search)).toBe(more)
})
