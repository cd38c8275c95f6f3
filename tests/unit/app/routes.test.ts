import { routeOf } from '#app/routes.ts'
import { expect, test } from 'vitest'

test.each([
  ['/', 'home'],
  ['/home', 'home'],
  ['/index.html', 'home'],
  ['/rng', 'lobby'],
  ['/rng/', 'lobby'],
  ['/login', 'login'],
  ['/nowhere', 'not-found'],
  ['/RNG', 'not-found'],
])('%s is the %s page', (path, id) => {
  expect(routeOf(path).id).toBe(id)
})
