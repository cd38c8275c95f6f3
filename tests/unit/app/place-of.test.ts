import { placeOf } from '#app/place-of.ts'
import { expect, test } from 'vitest'

test.each([
  ['/', '/'],
  ['/home', '/'],
  ['/index.html', '/'],
  ['/rng', '/rng'],
  ['/rng/', '/rng'],
  ['/elott', '/elott'],
  ['/vnlottery', '/lottery'],
  ['/lottery/results/', '/lottery'],
  ['/register.html', '/register'],
  ['/no-such-page', '/no-such-page'],
])('menus know %s as %s', (path, place) => expect(placeOf(path)).toBe(place))
