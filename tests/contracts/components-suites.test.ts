import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { Guide, Guides } from '#stories/guides/guide.ts'
import { type Pattern, patterns } from '#stories/guides/patterns.ts'
import { suiteElsewhere } from './support/exceptions.ts'
import { drawnFamilies } from './support/families.ts'
import { componentsFolder } from './support/folder.ts'
import { importsOf } from './support/source.ts'

vi.mock('#storybook/preview.tsx', () => import('./support/plain-preview.ts'))

/** What is drawn with it is of that pattern, whatever its guide says: library, file or hook → suite. */
const suites: Readonly<Record<string, string>> = {
  '@radix-ui/react-dialog': 'dialogSuite',
  '@radix-ui/react-dropdown-menu': 'menuSuite',
  '@radix-ui/react-popover': 'dialogSuite',
  '@radix-ui/react-tabs': 'tabsSuite',
  '@radix-ui/react-tooltip': 'tooltipSuite',
  '@tanstack/react-table': 'tableSuite',
  downshift: 'comboboxSuite',
  'react-day-picker': 'calendarSuite',
  'media/use-slides.ts': 'carouselSuite',
  useField: 'fieldSuite',
}

const guideFiles = import.meta.glob<{ guides: Guides }>('../../stories/guides/components/*.ts', {
  eager: true,
})
/** By the story file that a guide is about. */
const guides = new Map<string, Guide>(
  Object.entries(guideFiles).flatMap(([path, file]) =>
    Object.entries(file.guides).map(
      ([name, guide]) => [`${posix.basename(path, '.ts')}/${name}.stories.tsx`, guide] as const,
    ),
  ),
)

/** The pattern that the guide of a story file promises. */
const promised = (storyFile: string): Pattern | undefined => {
  const name = guides.get(storyFile)?.pattern
  return name && patterns[name]
}

const met = new Set<string>()

/** Suites of the patterns that a file is built on, through the files of ours that nobody else sees. */
function suitesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(join(componentsFolder, file))) return []
  seen.add(file)
  return importsOf(file).flatMap(({ from, names }) => {
    const own = from.startsWith('.') ? posix.join(posix.dirname(file), from) : from
    const here = [own, ...names].filter((name) => name in suites)
    for (const name of here) met.add(name)
    const found = here.flatMap((name) => suites[name] ?? [])
    const isPrivate = own !== from && !drawnFamilies.some((family) => family.file === own)
    return found.length === 0 && isPrivate ? suitesOf(own, seen) : found
  })
}

/** Suites that a story file calls. */
const calledIn = (storyFile: string): string[] => {
  const text = readFileSync(join('stories/components', storyFile), 'utf8')
  return [...text.matchAll(/\b(\w+Suite)\(/g)].map(([, suite = '']) => suite)
}

const built = drawnFamilies
  .map(({ file, storyFile }) => {
    const wanted = new Set([...suitesOf(file), promised(storyFile)?.suite ?? []].flat())
    return { file, storyFile, wanted: [...wanted] }
  })
  .filter(({ wanted }) => wanted.length > 0)

describe('what promises a pattern, or is built on one, is tried by the suite of the pattern', () => {
  test.for(built)('$file', ({ file, storyFile, wanted }) => {
    const called = calledIn(storyFile)
    const missing = wanted.filter((suite) => !called.includes(suite))
    expect(missing, `suites that ${storyFile} does not call`).toEqual(
      Object.keys(suiteElsewhere[file] ?? {}),
    )
  })
})

test('what lets the focus out promises no dialog', () => {
  const lets = drawnFamilies.filter(({ storyFile }) =>
    /dialogSuite\([^)]*modal: false/.test(
      readFileSync(join('stories/components', storyFile), 'utf8'),
    ),
  )
  expect(lets.map(({ file }) => file)).toContain('overlays/popover.tsx')
  expect(lets.filter(({ storyFile }) => promised(storyFile) === patterns.dialog)).toEqual([])
})

test('the exceptions are about files that are built on patterns', () => {
  const files = built.map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining(Object.keys(suiteElsewhere)))
})

test('every library and hook of the list is in use', () => {
  expect([...met].toSorted()).toEqual(Object.keys(suites).toSorted())
})

test('every pattern is promised by a component, and every suite belongs to a pattern', () => {
  const claimed = new Set([...guides.values()].map(({ pattern }) => pattern))
  expect(Object.keys(patterns).filter((name) => !claimed.has(name as never))).toEqual([])
  const written = globSync('tests/suites/patterns/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export async function (\w+Suite)\(/gm)].map(
      ([, suite = '']) => suite,
    ),
  )
  const wanted = Object.values<Pattern>(patterns).flatMap(({ suite }) => suite ?? [])
  expect(written.toSorted()).toEqual([...new Set(wanted)].toSorted())
})
