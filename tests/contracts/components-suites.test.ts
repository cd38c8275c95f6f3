import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { suiteElsewhere } from './support/exceptions.ts'
import { drawnFamilies } from './support/families.ts'
import { componentsFolder } from './support/folder.ts'
import { importsOf } from './support/source.ts'

vi.mock('#storybook/preview.tsx', () => import('./support/plain-preview.ts'))

/** Whoever draws a pattern of the W3C shows that it behaves like one: library, file or hook → suite. */
const suites: Readonly<Record<string, string>> = {
  '@radix-ui/react-accordion': 'disclosure',
  '@radix-ui/react-collapsible': 'disclosure',
  '@radix-ui/react-dialog': 'dialog',
  '@radix-ui/react-dropdown-menu': 'menu',
  '@radix-ui/react-popover': 'dialog',
  '@radix-ui/react-radio-group': 'choice',
  '@radix-ui/react-select': 'listbox',
  '@radix-ui/react-switch': 'choice',
  '@radix-ui/react-tabs': 'tabs',
  '@radix-ui/react-tooltip': 'tooltip',
  '@tanstack/react-table': 'table',
  downshift: 'combobox',
  'react-day-picker': 'calendar',
  'media/use-slides.ts': 'carousel',
  useField: 'field',
}

/** Suites of the patterns that a file is built on, through the files of ours that nobody else sees. */
function patternsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(join(componentsFolder, file))) return []
  seen.add(file)
  return importsOf(file).flatMap(({ from, names }) => {
    const own = from.startsWith('.') ? posix.join(posix.dirname(file), from) : from
    const found = [own, ...names].flatMap((name) => suites[name] ?? [])
    const isPrivate = own !== from && !drawnFamilies.some((family) => family.file === own)
    return found.length === 0 && isPrivate ? patternsOf(own, seen) : found
  })
}

/** Suites that a story file calls. */
const calledIn = (storyFile: string): string[] => {
  const text = readFileSync(join('stories/components', storyFile), 'utf8')
  return [...text.matchAll(/#suites\/patterns\/([\w-]+)\.ts/g)].map(([, suite = '']) => suite)
}

const built = drawnFamilies
  .map(({ file, storyFile }) => ({ file, storyFile, wanted: [...new Set(patternsOf(file))] }))
  .filter(({ wanted }) => wanted.length > 0)

describe('what is built on a pattern is tried by the suite of the pattern', () => {
  test.for(built)('$file', ({ file, storyFile, wanted }) => {
    const called = calledIn(storyFile)
    const missing = wanted.filter((suite) => !called.includes(suite))
    expect(missing, `suites that ${storyFile} does not call`).toEqual(
      Object.keys(suiteElsewhere[file] ?? {}),
    )
  })
})

test('the exceptions are about files that are built on patterns', () => {
  const files = built.map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining(Object.keys(suiteElsewhere)))
})
