import * as v from 'valibot'
import { expect, test } from 'vitest'
import { brand } from '#contract/index.ts'
import { draftOf, nameFault, redraft, screenSettings } from '#stories/brands/studio/choices.ts'
import { draftText, readDraft } from '#stories/brands/studio/draft-link.ts'

test.each([
  ['', { id: 'siam', name: 'Siam' }],
  ['   ', { id: 'siam', name: 'Siam' }],
  ['คราม', { id: 'siam', name: 'คราม' }],
  ['Blue Mango', { id: 'blue-mango', name: 'Blue Mango' }],
  ['A name that is longer than any may be', { name: 'A name that is longer th' }],
])('screens stand under any name that is typed: %j', (name, shown) => {
  const settings: unknown = JSON.parse(screenSettings({ name, start: 'siam' }))
  expect(v.parse(brand, settings)).toMatchObject(shown)
  const fault = { คราม: 'folder', 'Blue Mango': null }[name]
  expect(nameFault({ name, start: 'siam' })).toBe(fault === undefined ? 'none' : fault)
})

test('a name without a Latin letter takes the folder that is typed', () => {
  expect(nameFault({ name: 'คราม', folder: 'ลานนา', start: 'foyer' })).toBe('folder')
  expect(nameFault({ name: 'คราม', folder: 'Khram', start: 'foyer' })).toBe('taken')
  const choices = { name: 'คราม', folder: 'Khram Noi', start: 'foyer' }
  expect(nameFault(choices)).toBeNull()
  expect(draftOf(choices)).toMatchObject({ id: 'khram-noi', name: 'คราม' })
  // A name with one needs no other.
  expect(draftOf({ ...choices, name: 'Lanna' })).toMatchObject({ id: 'lanna' })
})

test.each(['Foyer', 'SIAM', 'Khram', 'khrām'])(
  '%s is the name of a brand that is there',
  (name) => {
    expect(nameFault({ name, start: 'foyer' })).toBe('taken')
  },
)

test.each([
  { name: 'คราม Khram', start: 'khram', radius: 0 },
  { name: 'คราม', folder: 'khram-noi', start: 'foyer' },
  { name: 'D’Or & Café 9', start: 'foyer', accent: 'oklch(0.6 0.1 200)', scheme: 'light' },
  { name: '🏮', start: 'siam', neutral: '#fff', face: 'Trirong', scene: 'river' },
] as const)('a link brings a draft back: %j', (choices) => {
  const text = draftText(choices)
  // Storybook's own rule for what an address may carry (preview-api, validateArgs).
  expect(text).toMatch(/^[a-zA-Z0-9 _-]+$/)
  expect(readDraft(text)).toEqual(choices)
})

test.each([undefined, '', '%', 'eyJ', btoa('[]'), btoa('{"name":"A","start":"../x"}')])(
  'a link that brings none is let be: %s',
  (text) => {
    expect(readDraft(text)).toBeNull()
  },
)

test('a new beginning keeps the draft that it puts away', () => {
  const first = { name: 'Lanna', start: 'foyer', accent: '#2f9e7a', radius: 6 }
  const begun = redraft({ now: first }, { set: { start: 'siam' } })
  expect(begun.now).toEqual({ name: 'Lanna', start: 'siam' })
  const typed = redraft(begun, { set: { value: '#d9a441' } })
  const back = redraft(typed, 'back')
  expect(back).toEqual({ now: first, before: typed.now })
  expect(redraft(back, 'back').now).toEqual(typed.now)
  // Nothing chosen was put away, so the way back still leads to what was.
  const looked = redraft(begun, { set: { start: 'khram' } })
  expect(looked.before).toEqual(first)
  expect(redraft(looked, { reset: { ...looked.now, start: 'foyer' } }).before).toEqual(first)
})
