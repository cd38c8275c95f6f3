import { recentHref, recentPage } from '#features/games/use-recent-games.ts'
import { expect, it } from 'vitest'

it.each([
  ['', 1],
  ['?pageNo=3', 3],
  ['?pageNo=0', 1],
  ['?pageNo=-2', 1],
  ['?pageNo=1e3', 1],
  ['?pageNo=999999', 1],
  ['?pageNo=two', 1],
])('reads the page of %j as %i', (search, page) => {
  expect(recentPage(search)).toBe(page)
})

it('writes one address a page', () => {
  expect([recentHref(1), recentHref(2)]).toEqual(['/recent', '/recent?pageNo=2'])
})
