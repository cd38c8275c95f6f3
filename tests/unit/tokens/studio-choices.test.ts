import * as v from 'valibot'
import { expect, test } from 'vitest'
import { brand } from '#contract/index.ts'
import { hasName, screenSettings } from '#stories/brands/studio/choices.ts'

test.each([
  ['', { id: 'siam', name: 'Siam' }],
  ['   ', { id: 'siam', name: 'Siam' }],
  ['คราม', { id: 'siam', name: 'คราม' }],
  ['Blue Mango', { id: 'blue-mango', name: 'Blue Mango' }],
  ['A name that is longer than any may be', { name: 'A name that is longer th' }],
])('screens stand under any name that is typed: %j', (name, shown) => {
  const settings: unknown = JSON.parse(screenSettings({ name, start: 'siam' }))
  expect(v.parse(brand, settings)).toMatchObject(shown)
  expect(hasName({ name, start: 'siam' })).toBe(name === 'Blue Mango')
})
