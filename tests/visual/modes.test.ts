import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  axes,
  chromaticParameters,
  everyMode,
  type Mode,
  modeName,
  modes,
  modesOf,
  photographed,
} from '#storybook/modes.ts'

describe('the modes', () => {
  test('are of brands and languages that there are', () => {
    for (const brand of axes.brand) expect(existsSync(`brands/${brand}/brand.json`)).toBe(true)
    for (const locale of axes.locale) expect(existsSync(`locales/${locale}.po`)).toBe(true)
  })

  test('begin with what most visitors meet', () => {
    expect(modes.map(modeName)[0]).toBe('foyer dark th 1440')
  })

  test('bring any two values of two axes together at least once, in fewer pictures', () => {
    const names = ['brand', 'scheme', 'locale', 'width'] as const
    const pairs = (mode: Mode) =>
      names.flatMap((one) => names.map((other) => `${one} ${mode[one]} ${other} ${mode[other]}`))
    const seen = new Set(modes.flatMap(pairs))
    expect(everyMode.flatMap(pairs).filter((pair) => !seen.has(pair))).toEqual([])
    expect(modes.length).toBeLessThan(everyMode.length / 2)
    expect(new Set(modes.map(modeName)).size).toBe(modes.length)
  })

  test('are all taken by what shows everything, and shared out among the others', () => {
    const story = (name: string) => ({ id: `a--${name.toLowerCase()}`, name })
    expect(modesOf(story('Matrix'))).toEqual(modes)
    expect(modesOf(story('Content'))).toEqual(modes)
    const others = Array.from({ length: 60 }, (_, at) => modesOf(story(`Status ${at}`)))
    for (const [first, other, ...more] of others) {
      expect(first).toBe(modes[0])
      expect(modes.slice(1)).toContain(other)
      expect(more).toEqual([])
    }
    expect(new Set(others.map(([, other]) => other)).size).toBe(modes.length - 1)
    expect(modesOf(story('Loading'))).toEqual(modesOf(story('Loading')))
  })
})

describe('what is photographed', () => {
  const tags = ['dev', 'test', 'visual']

  test.for(['Matrix', 'States', 'Content', 'On Surfaces', 'Loading', 'Phone'])('%s', (name) => {
    expect(photographed({ name, tags })).toBe(true)
  })

  test.for(['Playground', 'Behaviour Press', 'Misuse Two Primaries'])('not %s', (name) => {
    expect(photographed({ name, tags })).toBe(false)
  })

  test('not what has lost the tag', () => {
    expect(photographed({ name: 'Matrix', tags: ['dev', 'test'] })).toBe(false)
    expect(photographed({ name: 'Matrix' })).toBe(false)
  })

  test('Chromatic is told the same', () => {
    expect(chromaticParameters({ id: 'a--press', name: 'Behaviour Press', tags })).toEqual({
      disableSnapshot: true,
    })
    const told = chromaticParameters({ id: 'a--matrix', name: 'Matrix', tags }).modes ?? {}
    expect(Object.keys(told)).toEqual(modes.map(modeName))
    expect(told['foyer dark th 1440']).toEqual({
      brand: 'foyer',
      scheme: 'dark',
      locale: 'th',
      viewport: 1440,
    })
  })
})
