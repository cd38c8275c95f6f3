import { basename, dirname, join, posix } from 'node:path'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Guide, Guides } from '#stories/guides/guide.ts'
import { type Pattern, patterns } from '#stories/guides/patterns.ts'
import { componentsFolder } from './support/folder.ts'
import { importsOf } from './support/source.ts'

// A page says when a component is the right one, when another is, and what it is made of.

const folders = globSync('stories/guides/components/*.ts').toSorted()
const stories = globSync('stories/components/*/*.stories.tsx').toSorted()
const familyOf = (file: string) => basename(file, '.stories.tsx')

const stop = /<(?:a|button|input|select|summary|textarea)\b|tabIndex[=:{ ]+0\b/

/** Whether a file draws what the Tab key stops at, itself or with another of ours. */
function hasStops(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !existsSync(join(componentsFolder, file))) return false
  seen.add(file)
  const text = readFileSync(join(componentsFolder, file), 'utf8')
  const draws = (name: string) => /^[A-Z]/.test(name) && text.includes(`<${name}`)
  return (
    stop.test(text) ||
    importsOf(file).some(
      ({ from, names }) =>
        from.startsWith('.') &&
        names.some(draws) &&
        hasStops(posix.join(posix.dirname(file), from), seen),
    )
  )
}

const keysOf = ({ pattern, keys = [] }: Guide) => [
  ...(pattern ? (patterns[pattern] as Pattern).keys : []),
  ...keys,
]

describe.each(folders)('%s', async (file) => {
  const { guides } = (await import(`../../${file}`)) as { guides: Guides }
  const folder = basename(file, '.ts')
  const families = stories
    .filter((story) => basename(dirname(story)) === folder)
    .map(familyOf)
    .toSorted()

  test('has a guide for every component with stories, and none besides', () => {
    expect(Object.keys(guides).toSorted()).toEqual(families)
  })

  test.each(Object.entries(guides))(
    '%s says when to use it, when not, and its parts',
    (_, guide) => {
      expect(guide.use.length).toBeGreaterThan(0)
      expect(guide.avoid.length).toBeGreaterThan(0)
      expect(guide.anatomy.length).toBeGreaterThan(0)
      const sentences = [...guide.use, ...guide.avoid]
      expect(sentences.filter((text) => !/^[“`\p{Lu}].*\.$/u.test(text))).toEqual([])
    },
  )
})

test('what can be reached by keys says which', async () => {
  const dumb = await Promise.all(
    folders.map(async (file) => {
      const { guides } = (await import(`../../${file}`)) as { guides: Guides }
      return Object.entries(guides).flatMap(([name, guide]) => {
        const source = `${basename(file, '.ts')}/${name}.tsx`
        return hasStops(source) && keysOf(guide).length === 0 ? [source] : []
      })
    }),
  )
  expect(dumb.flat()).toEqual([])
})

test('every folder of components has its guides', () => {
  expect(folders.map((file) => basename(file, '.ts'))).toEqual(
    [...new Set(stories.map((story) => basename(dirname(story))))].toSorted(),
  )
})

test('the page shows them', () => {
  expect(readFileSync('.storybook/preview.tsx', 'utf8')).toContain('page: DocsPage')
})

test.each(globSync('stories/**/*.mdx'))(
  '%s leaves its tables to the block that reads them',
  (file) => {
    const outside = readFileSync(file, 'utf8').replaceAll(/<Markdown>.*?<\/Markdown>/gs, '')
    // MDX alone takes the lines of a table for running text.
    expect(outside.match(/^\|.*$/gm)).toBeNull()
  },
)
