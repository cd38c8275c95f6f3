import { readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { modes } from '#storybook/modes.ts'
import { home, run } from '../../scripts/processes.ts'
import { spend, spendingOf } from '../../scripts/visual/budget.ts'
import { importsOf } from '../../scripts/visual/look-through.ts'
import { buildStorybook, withFolder } from '../../scripts/visual/sites.ts'

test('a run costs the modes of its stories, and the budget is the last that may be spent', () => {
  const story = (name: string) => ({
    id: `a--${name.toLowerCase()}`,
    title: 'a',
    name,
    file: 'a.stories.tsx',
  })
  const stories = [story('Matrix'), story('Loading'), story('Failed')]
  const cost = modes.length + 2 + 2
  expect(spend(stories, cost)).toMatchObject({ snapshots: cost, within: true })
  expect(spend(stories, cost - 1)).toMatchObject({ within: false })
  expect(spend(stories, 6000).words).toBe(
    `${cost} snapshots (3 stories in two to ${modes.length} modes); ` +
      'the budget is 6,000 (tests/visual/budget.json)',
  )
})

test('without a token it says what is missing, and does nothing', async () => {
  const { code, output } = await run(process.execPath, ['scripts/visual/chromatic.ts'], {
    env: { CHROMATIC_PROJECT_TOKEN: '' },
  })
  expect(code).toBe(2)
  expect(output).toMatch(/^There is no CHROMATIC_PROJECT_TOKEN in the environment/)
})

const config = JSON.parse(readFileSync('chromatic.config.json', 'utf8')) as {
  onlyChanged: boolean
  externals: string[]
  projectToken?: string
}

test('TurboSnap is on, and sees what no story imports', () => {
  expect(config.onlyChanged).toBe(true)
  expect(config.externals).toEqual(
    expect.arrayContaining(['.storybook/**', 'brands/**', 'locales/**', 'src/tokens/**']),
  )
  expect(config.projectToken).toBeUndefined()
})

test('every file that the build itself is made of reaches everything', () => {
  const files = new Set(['.storybook/main.ts', 'lingui.config.ts', 'vite.config.ts'])
  // A set that grows is walked to its end.
  for (const file of files) {
    const ours = importsOf(home, file).filter((next) => /^[^.].*\.ts$/.test(next))
    for (const next of ours) if (!next.startsWith('node_modules')) files.add(next)
  }
  expect(files.size).toBeGreaterThan(8)
  const isExternal = (file: string) => config.externals.some((glob) => matchesGlob(file, glob))
  expect([...files].filter((file) => !isExternal(file))).toEqual([])
})

test('our own Storybook is within the budget, and brings its faces and what imports what', () =>
  withFolder(async (folder) => {
    const site = join(folder, 'site')
    await buildStorybook(home, site)
    expect(await spendingOf(site)).toMatchObject({ within: true })
    const files = readdirSync(join(site, 'assets'))
    const sheets = files.filter((name) => name.endsWith('.css'))
    const rules = sheets.map((name) => readFileSync(join(site, 'assets', name), 'utf8')).join('')
    const faces = [...rules.matchAll(/url\(\.\/([\w-]+\.woff2)\)/g)].map(([, name]) => name ?? '')
    expect(faces.filter((name) => name.startsWith('anuphan-thai'))).toHaveLength(1)
    expect(files).toEqual(expect.arrayContaining(faces))
    expect(readdirSync(site)).toContain('preview-stats.json')
  }))
