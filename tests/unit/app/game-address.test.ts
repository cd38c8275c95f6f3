import { gameOf, withGame } from '#app/game-address.ts'
import { expect, it } from 'vitest'

it.each([
  ['', null],
  ['?game=10170', 10170],
  ['?page=KRT&game=7', 7],
  ['?game=', null],
  ['?game=-1', null],
  ['?game=1e3', null],
  ['?game=9999999999', null],
  ['?game=<script>', null],
])('reads the sheet of %j as %j', (search, nodeId) => {
  expect(gameOf(search)).toBe(nodeId)
})

it('changes nothing else of the address', () => {
  expect(withGame('', 7)).toBe('?game=7')
  expect(withGame('?page=KRT&game=7', 8)).toBe('?page=KRT&game=8')
  expect(withGame('?page=KRT&game=7', null)).toBe('?page=KRT')
  expect(withGame('?game=7', null)).toBe('')
})
