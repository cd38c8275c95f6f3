import { globSync, readFileSync } from 'node:fs'
import { toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'

const files = globSync('stories/**/*.{mdx,stories.tsx}')

/** What a file adds to the sidebar: titles are the tree of folders. */
function entriesOf(file: string): string[] {
  const title = file.replace(/^stories\//, '').replace(/(?:\.stories)?\.\w+$/, '')
  const stories = readFileSync(file, 'utf8').matchAll(/^export const (\w+) = meta\.story/gm)
  const names = [...stories].map(([, name = '']) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' '))
  return [`docs/${toId(title, 'docs')}`, ...names.map((name) => `story/${toId(title, name)}`)]
}

test('every link within Storybook leads somewhere', () => {
  const entries = new Set(files.flatMap(entriesOf))
  const links = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\?path=\/([\w/-]+)/g)].map(([, to]) => ({ file, to })),
  )
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(({ to }) => !entries.has(to ?? ''))).toEqual([])
})
