import { readLocale } from '#app/catalogues.ts'
import { expect, test } from 'vitest'

const brand = {
  locales: ['th', 'en', 'fil'] as const,
  defaultLocale: 'th',
  localeAliases: { TY: 'fil', XX: 'vi' },
} as const

test.each([
  ['EN', 'en'],
  ['en', 'en'],
  ['TY', 'fil'],
  // An alias to a language the brand does not offer.
  ['XX', 'th'],
  // A language with a catalogue that the brand does not offer.
  ['VI', 'th'],
  ['<script>', 'th'],
  ['constructor', 'th'],
  ['', 'th'],
  [null, 'th'],
])('%s is read as %s', (saved, locale) => {
  expect(readLocale(saved, brand)).toBe(locale)
})
