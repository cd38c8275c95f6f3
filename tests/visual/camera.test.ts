import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { home } from '../../scripts/processes.ts'
import { type Answer, compare } from '../../scripts/visual/compare.ts'
import { withBrowser } from '../../scripts/visual/photograph.ts'
import { commitOf, VisualError } from '../../scripts/visual/sites.ts'

// The whole way once, on a Storybook of its own: a commit, a working tree, a browser, a report.

let root = ''

const git = (...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@foyer.test', ...parameters], {
    cwd: root,
    encoding: 'utf8',
  })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'foyer-fixture-'))
  await cp(join(import.meta.dirname, 'fixture'), root, { recursive: true })
  await writeFile(join(root, 'package.json'), '{"name":"fixture","type":"module"}')
  await writeFile(join(root, '.gitignore'), '.cache\nnode_modules\n')
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message=Begin')
  await symlink(join(home, 'node_modules'), join(root, 'node_modules'))
})

async function edit(name: string, from: string, to: string): Promise<void> {
  const file = join(root, name)
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
}

afterAll(() => rm(root, { recursive: true, force: true }))

describe('npm run visual', () => {
  let answer: Answer

  // First, where there is no picture yet.
  test('leaves out what no change can have reached', async () => {
    answer = await compare({ root, against: 'main' })
    expect(answer).toMatchObject({ stories: 0, unreached: 6, differing: [] })
  })

  test('finds nothing in a tree that has not changed, whatever moves in it', async () => {
    answer = await compare({ root, against: 'main', all: true })
    expect(answer.differing).toEqual([])
    expect([...answer.broken, ...answer.troubled]).toEqual([])
    // card: Content in two modes, Phone in the two schemes; restless: four in two modes.
    expect(answer.counts).toEqual({ changed: 0, new: 0, gone: 0, same: 12, unsteady: 0 })
  })

  test('finds one pixel of padding, there and nowhere else', async () => {
    await edit('card.tsx', 'padding: 12', 'padding: 13')
    answer = await compare({ root, against: 'main' })
    expect(answer).toMatchObject({ stories: 2, unreached: 4 })
    answer = await compare({ root, against: 'main', all: true })
    expect(answer.differing).toEqual([
      'card--content one dark th 480',
      'card--content one light th 320',
      'card--phone one dark th 320',
      'card--phone one light th 320',
    ])
    expect(answer.counts).toMatchObject({ changed: 4, same: 8, unsteady: 0 })
  })

  test('writes a page that shows it, and is used with the keyboard alone', async () => {
    const folder = join(answer.report, '..')
    expect(readdirSync(join(folder, 'masks'))).toHaveLength(4)
    await withBrowser(async (browser) => {
      const page = await browser.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.goto(pathToFileURL(answer.report).href)
      expect(await page.locator('#found').textContent()).toBe('4 of 12 pictures')
      expect(await page.locator('#name').textContent()).toBe('card · Content · one dark th 480')
      expect(await page.locator('#facts').textContent()).toMatch(/pixels differ · in \d+ × \d+ at/)
      expect(await page.locator('#stage img').count()).toBe(2)

      await page.keyboard.press('j')
      expect(await page.locator('#name').textContent()).toBe('card · Content · one light th 320')
      await page.keyboard.press('4')
      const marks = page.locator('img[alt="what differs"]')
      await marks.waitFor()
      expect(await marks.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
      await page.keyboard.press('2')
      const after = page.locator('#stage img').last()
      expect(await after.evaluate((image) => image.style.clipPath)).toBe('inset(0px 0px 0px 50%)')
      await page.getByLabel('Before to after').focus()
      await page.keyboard.press('End')
      expect(await after.evaluate((image) => image.style.clipPath)).toBe('inset(0px 0px 0px 100%)')

      await page.getByLabel('Component').selectOption('restless')
      expect(await page.locator('#stage').textContent()).toBe('Nothing differs here.')
      await page.getByLabel('Show').selectOption('all')
      expect(await page.locator('#found').textContent()).toBe('8 of 12 pictures')
      expect(errors).toEqual([])
    })
  })

  test('leaves no worktree behind, and remembers the commit and the working tree', () => {
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1)
    const trees = join(root, '.cache/visual/trees')
    expect(readdirSync(trees)).toHaveLength(2)
    for (const name of readdirSync(trees)) expect(existsSync(join(trees, name, 'site'))).toBe(true)
  })

  test('takes no picture again of a commit that was looked at before it was one', async () => {
    git('commit', '--quiet', '--all', '--message=Wider')
    await edit('card.tsx', 'padding: 13', 'padding: 14')
    const tree = git('rev-parse', 'main^{tree}').trim()
    const folder = readdirSync(join(root, '.cache/visual/trees')).find((name) =>
      name.startsWith(tree),
    )
    const file = join(root, '.cache/visual/trees', folder ?? '', 'pictures.json')
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(12)
    const said: string[] = []
    answer = await compare({ root, against: 'main', say: (line) => said.push(line) })
    expect(said[0]).toMatch(/^Kept main \(\w{7}\) from before$/)
    expect(answer.counts).toMatchObject({ changed: 4, same: 0 })
  })

  test('waits for what comes late by design, in a frame too', async () => {
    await edit('restless.stories.tsx', 'It has come', 'It came')
    answer = await compare({ root, against: 'main', only: ['restless'] })
    expect(answer.differing).toEqual([
      'restless--framed one dark th 480',
      'restless--framed one light th 320',
      'restless--waits one dark th 480',
      'restless--waits one light th 320',
    ])
  })

  test('says what has begun to throw, late or while it acts, and then that it did before', async () => {
    const names = ['restless--waits one dark th 480', 'restless--waits one light th 320']
    const look = () => compare({ root, against: 'main', only: ['restless--waits'] })
    git('commit', '--quiet', '--all', '--message=Come')
    await edit('restless.stories.tsx', "'It came'", 'fails()')
    await edit(
      'restless.stories.tsx',
      'const meta',
      "const fails = (): never => { throw new Error('It fails') }\nconst meta",
    )
    expect(await look()).toMatchObject({ differing: names, broken: names, troubled: [] })

    await edit('restless.stories.tsx', '? fails()', "? 'It came'")
    await edit('restless.stories.tsx', 'Waits = meta.story({', 'Waits = meta.story({ play: fails,')
    answer = await look()
    expect(answer).toMatchObject({ differing: [], broken: names, troubled: [] })
    expect(await readFile(answer.report, 'utf8')).toContain('"trouble":"threw"')

    git('commit', '--quiet', '--all', '--message=Act')
    await edit('restless.stories.tsx', 'It came', 'It is here')
    expect(await look()).toMatchObject({ differing: names, broken: [], troubled: names })
    await edit('restless.stories.tsx', ' play: fails,', '')
  })

  test('says what is longer than its picture, and whether it has become longer', async () => {
    await edit('restless.stories.tsx', 'height: 2000', 'height: 9000')
    git('commit', '--quiet', '--all', '--message=Long')
    await edit('restless.stories.tsx', 'height: 9000', 'height: 9100')
    answer = await compare({ root, against: 'main', only: ['restless--long'] })
    const names = ['restless--long one dark th 480', 'restless--long one light th 320']
    expect(answer).toMatchObject({ cut: names, differing: names })
  })

  test('misses a story that is taken out of the pictures', async () => {
    await edit(
      'restless.stories.tsx',
      'Long = meta.story({',
      "Long = meta.story({ tags: ['!visual'],",
    )
    answer = await compare({ root, against: 'main', only: ['restless--long'] })
    expect(answer.counts).toMatchObject({ gone: 2, changed: 0 })
  })

  test('takes a change of what all stand in for a change of everything', async () => {
    await edit('.storybook/preview.ts', '', '// Nothing is the same.\n')
    expect(await compare({ root, against: 'main' })).toMatchObject({ stories: 6, unreached: 0 })
  })

  test('says so when there is no such commit', () => {
    expect(() => commitOf(root, 'nowhere')).toThrow(VisualError)
    expect(() => commitOf(root, '--all')).toThrow("no commit '--all'")
  })
})
