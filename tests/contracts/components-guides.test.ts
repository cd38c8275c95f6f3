import { basename, dirname } from 'node:path'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Guides } from '#stories/guides/guide.ts'

// A page says when a component is the right one, when another is, and what it is made of.

const folders = globSync('stories/guides/components/*.ts').toSorted()
const stories = globSync('stories/components/*/*.stories.tsx').toSorted()
const familyOf = (file: string) => basename(file, '.stories.tsx')

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

test('every folder of components has its guides', () => {
  expect(folders.map((file) => basename(file, '.ts'))).toEqual(
    [...new Set(stories.map((story) => basename(dirname(story))))].toSorted(),
  )
})

test('the page shows them', () => {
  expect(readFileSync('.storybook/preview.tsx', 'utf8')).toContain('page: DocsPage')
})
