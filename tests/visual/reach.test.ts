import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
  write(
    'chromatic.config.json',
    JSON.stringify({
      externals: ['.storybook/**', 'brands/**', 'locales/**'],
      untraced: ['.storybook/docs/**'],
    }),
  )
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

test.each([
  'brands/foyer/tokens.json',
  'package-lock.json',
  'src/clock.ts',
  '.storybook/main.ts',
  '.storybook/preview-head.html',
  '.storybook/public/worker.js',
])('everything is reached by %s', async (file) => {
  write(file, 'after')
  expect(await reached()).toEqual(['button', 'card'])
})

test("no story is reached by what the preview does not import of Storybook's folder", async () => {
  write('.storybook/manager.ts', 'new')
  expect(await reached()).toEqual([])
})

describe('by a catalogue', () => {
  const catalogue = (...messages: [string, string, string][]) =>
    write(
      'locales/th.po',
      messages.map(([files, id, words]) => `${files}msgid "${id}"\nmsgstr "${words}"\n`).join('\n'),
    )
  const said = (...names: string[]) => names.map((name) => `#: src/${name}.tsx\n`).join('')

  beforeEach(() => {
    catalogue([said('button'), 'Stake', 'เดิมพัน'], [said('card'), 'Win', 'ชนะ'])
    // Who says them all is in the build of every story.
    const all: [string, string][] = [...imports, ['./.storybook/preview.tsx', './locales/th.po']]
    stats('before', all)
    stats('after', all)
    git('add', '.')
    git('commit', '--quiet', '--message=Say')
  })

  test('a story is reached that says what is said in other words', async () => {
    catalogue([said('button'), 'Stake', 'เดิมพัน'], [said('card'), 'Win', 'ได้รางวัล'])
    expect(await reached()).toEqual(['card'])
  })

  test('stories are reached that say what is new, and what is gone', async () => {
    catalogue([said('button'), 'Stake', 'เดิมพัน'], [said('button', 'star'), 'Lose', 'แพ้'])
    expect(await reached()).toEqual(['button', 'card'])
  })

  test('none is reached by another order, nor by the time at its head', async () => {
    catalogue(
      ['', '', 'Creation-Date: 2030-01-01\\n'],
      [said('card'), 'Win', 'ชนะ'],
      [said('button'), 'Stake', 'เดิมพัน'],
    )
    expect(await reached()).toEqual([])
  })

  test('everything is reached where nobody tells who says it, or the catalogue is gone', async () => {
    catalogue([said('button'), 'Stake', 'เดิมพัน'], ['', 'Win', 'ได้รางวัล'])
    expect(await reached()).toEqual(['button', 'card'])
    rmSync(join(root, 'locales/th.po'))
    expect(await reached()).toEqual(['button', 'card'])
  })
})

test('no story is reached by what only the docs import', async () => {
  write('.storybook/docs/page.tsx', 'before')
  git('add', '.')
  git('commit', '--quiet', '--message=Tell')
  const documented: [string, string][] = [
    ...imports,
    ['./.storybook/preview.tsx', './.storybook/docs/page.tsx'],
    ['./.storybook/docs/page.tsx', './src/card.tsx'],
  ]
  stats('before', documented)
  stats('after', documented)
  write('src/card.tsx', 'after')
  expect(await reached()).toEqual(['card'])
})

describe('through an index', () => {
  const all = ['button', 'card', 'star'].map((name): [string, string] => [
    './src/index.ts',
    `./src/${name}.tsx`,
  ])

  /** Two stories that import from one index; `card`'s by these words. */
  function indexed(cardImports: string): void {
    write(
      'src/index.ts',
      "export * from './button.tsx'\nexport { Plain as Card } from './card.tsx'\n",
    )
    write(
      'src/button.tsx',
      "import './star.tsx'\nexport function Button() {}\nexport const axes = []",
    )
    write('src/card.tsx', 'export const Plain = () => null')
    write('src/star.tsx', 'export const Star = 0')
    write('stories/button.stories.tsx', "import { Button as B, type Card } from '../src/index.ts'")
    write('stories/card.stories.tsx', cardImports)
    git('add', '.')
    git('commit', '--quiet', '--message=Index')
    const through: [string, string][] = [
      ['./stories/button.stories.tsx', './src/index.ts'],
      ['./stories/card.stories.tsx', './src/index.ts'],
      ['./src/button.tsx', './src/star.tsx'],
      ...all,
    ]
    stats('before', through)
    stats('after', through)
  }

  test('a story is reached by what it takes, and by what that imports', async () => {
    indexed("import { Card } from '../src/index.ts'")
    write('src/card.tsx', 'export const Plain = () => 0')
    expect(await reached()).toEqual(['card'])
    git('checkout', '--quiet', '.')
    write('src/star.tsx', 'export const Star = 1')
    expect(await reached()).toEqual(['button'])
  })

  test.each([
    "import * as parts from '../src/index.ts'",
    "import { Card } from '../src/index.ts'; export { axes } from '../src/index.ts'",
    "import { Card } from '../src/index.ts'; const more = import('../src/index.ts')",
    "import { Card } from '../src/index.ts'; import { gone } from '../src/index.ts'",
  ])('all of it is reached by %s', async (words) => {
    indexed(words)
    write('src/button.tsx', 'export const Button = 1')
    expect(await reached()).toEqual(['button', 'card'])
  })

  test('everyone is reached by another index', async () => {
    indexed("import { Card } from '../src/index.ts'")
    write('src/index.ts', "export * from './button.tsx'; export { Star as Card } from './star.tsx'")
    expect(await reached()).toEqual(['button', 'card'])
  })

  test('a file that has something of its own is no index', async () => {
    indexed("import { Card } from '../src/index.ts'")
    write('src/index.ts', "export * from './button.tsx'; export const Card = 1")
    git('commit', '--quiet', '--all', '--message=Own')
    write('src/star.tsx', 'export const Star = 1')
    expect(await reached()).toEqual(['button', 'card'])
  })
})

test('everything is reached where no statistics tell', async () => {
  rmSync(join(root, 'site/before'), { recursive: true })
  write('docs/guide.md', 'after')
  expect(await reached()).toEqual(['button', 'card'])
})
