import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { leadsSomewhere, notFoundRoute, read, type Route, routeOf, routes } from '#app/routes.ts'
import { gameList } from '#contract/index.ts'
import { categoryIds } from '#features/site/index.ts'
import { describe, expect, test } from 'vitest'

test.each([
  ['/', 'home'],
  ['/index', 'home'],
  ['/index.html', 'home'],
  ['/home', 'home'],
  ['/home/', 'home'],
  ['/rng', 'lobby'],
  ['/rng/', 'lobby'],
  ['/rng//', 'lobby'],
  ['/login', 'login'],
  ['/forgot-password', 'forgot-password'],
  ['/reset-password', 'reset-password'],
  ['/down', 'down'],
  ['/download', 'down'],
  ['/nowhere', 'not-found'],
  ['/RNG', 'not-found'],
  ['/rng/lotus', 'not-found'],
  ['//', 'not-found'],
  ['', 'not-found'],
  ['/constructor', 'not-found'],
])('%j is the %s page', (path, id) => {
  expect(routeOf(path).id).toBe(id)
})

test.each(categoryIds)(
  'the category %s has a lobby; tickets have a page of their own',
  (category) => {
    expect(routeOf(`/${category}`).id).toBe(category === 'lottery' ? 'lottery' : 'lobby')
  },
)

describe.each([...routes, notFoundRoute] as Route[])('the route $id', (route) => {
  test('is called like its file', () => {
    const pages = resolve(import.meta.dirname, '../../../src/app/pages')
    expect(existsSync(join(pages, `${route.id}.tsx`))).toBe(true)
  })

  test('shares its paths with no other', () => {
    for (const path of route.paths) expect(routeOf(path)).toBe(route)
  })
})

test.each([
  ['/rng?page=LOTUS#games', true],
  ['/', true],
  ['https://partner.test/', true],
  ['/download', true],
  ['/register?referralCode=1', true],
  ['/nowhere?referralCode=1', false],
])('%s leads somewhere: %s', (href, somewhere) => {
  expect(leadsSomewhere(href)).toBe(somewhere)
})

test('a read keeps call and input together', () => {
  expect(read(gameList, { gameType: 'RNG' })).toEqual({
    call: gameList,
    input: { gameType: 'RNG' },
  })
})
