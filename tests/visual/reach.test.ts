import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reachOf } from '../../scripts/visual/reach.ts'

let root = ''

const git = (...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@foyer.test', ...parameters], {
    cwd: root,
    stdio: 'pipe',
  })

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** What imports what, as `storybook build --stats-json` writes it: `[importer, imported]`. */
const stats = (site: string, imports: [string, string][]) =>
  write(
    `site/${site}/preview-stats.json`,
    JSON.stringify({
      modules: imports.map(([moduleName, name]) => ({ name, reasons: [{ moduleName }] })),
    }),
  )

const imports: [string, string][] = [
  ['./stories/button.stories.tsx', './src/button.tsx'],
  ['./src/button.tsx', './src/star.svg?raw'],
  ['./stories/card.stories.tsx', './src/card.tsx'],
  ['./.storybook/preview.tsx', './src/clock.ts'],
]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-reach-'))
  write('.gitignore', 'site')
  write('chromatic.config.json', JSON.stringify({ externals: ['brands/**'] }))
  for (const [, file] of imports) write(file.replace('?raw', ''), 'before')
  write('brands/foyer/tokens.json', '{}')
  write('docs/guide.md', 'before')
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message=Begin')
  stats('before', imports)
  stats('after', imports)
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

async function reached(): Promise<string[]> {
  const [before, after] = ['site/before', 'site/after'].map((site) => join(root, site))
  const reach = await reachOf(root, 'HEAD', before ?? '', after ?? '')
  return ['button', 'card'].filter((name) =>
    reach({ id: name, title: name, name, file: `stories/${name}.stories.tsx` }),
  )
}

test('nothing is reached by nothing, nor by what no story imports', async () => {
  expect(await reached()).toEqual([])
  write('docs/guide.md', 'after')
  expect(await reached()).toEqual([])
})

test('a story is reached by what its imports import', async () => {
  write('src/star.svg', 'after')
  expect(await reached()).toEqual(['button'])
})

test('a story is reached by a file that git was not told of', async () => {
  write('src/new.ts', 'new')
  stats('after', [...imports, ['./src/card.tsx', './src/new.ts']])
  expect(await reached()).toEqual(['card'])
})

test('a story is reached by a file that is gone', async () => {
  rmSync(join(root, 'src/card.tsx'))
  stats('after', imports.slice(0, 2))
  expect(await reached()).toEqual(['card'])
})

test.each(['brands/foyer/tokens.json', 'package-lock.json', 'src/clock.ts'])(
  'everything is reached by %s',
  async (file) => {
    write(file, 'after')
    expect(await reached()).toEqual(['button', 'card'])
  },
)

test('everything is reached where no statistics tell', async () => {
  rmSync(join(root, 'site/before'), { recursive: true })
  write('docs/guide.md', 'after')
  expect(await reached()).toEqual(['button', 'card'])
})
