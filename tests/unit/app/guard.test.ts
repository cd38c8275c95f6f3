import { guardedAddress, wantedOf } from '#app/guard.ts'
import { expect, test } from 'vitest'

const at = (path: string) => guardedAddress(new URL(path, 'https://foyer.test'))

test.each([['/login'], ['/register'], ['/register.html'], ['/helpmc'], ['/download'], ['/login/']])(
  '%s is open',
  (path) => expect(at(path)).toBeNull(),
)

test('every other path asks to log in, and goes on there afterwards', () => {
  expect(at('/')).toBe('/login')
  expect(at('/rng?page=LOTUS#games')).toBe('/login?next=%2Frng%3Fpage%3DLOTUS%23games')
  expect(wantedOf('?next=%2Frng%3Fpage%3DLOTUS%23games')).toBe('/rng?page=LOTUS#games')
})

test.each([
  [''],
  ['?next='],
  ['?next=https%3A%2F%2Felsewhere.test%2F'],
  ['?next=%2F%2Felsewhere.test'],
  ['?next=%2F%5Celsewhere.test'],
  ['?next=%2Frng%5C..'],
  ['?next=javascript%3Aalert(1)'],
  ['?next=%2F%09%2Felsewhere.test'],
  ['?next=%2Fno-such-room'],
  ['?next=%2Flogin'],
])('%s leads home', (search) => expect(wantedOf(search)).toBe('/'))
