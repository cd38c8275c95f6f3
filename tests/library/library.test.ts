import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserOptions } from '../../scripts/browser.ts'
import { home, run, type Result } from '../../scripts/processes.ts'
import { serveFolder } from '../../scripts/visual/serve-folder.ts'
import { freshProject, type Versions } from './fresh.ts'

// The library as somebody else gets it: built, packed, installed and used.

const library = join(home, 'dist/library')
let built: Result
let project = ''

const tool = (name: string, ...parameters: string[]) =>
  run(process.execPath, [join(project, 'node_modules', name), ...parameters], { cwd: project })

beforeAll(async () => {
  built = await run(process.execPath, ['scripts/library/main.ts'])
  const ours = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as Versions & {
    version: string
  }
  project = await mkdtemp(join(tmpdir(), 'foyer-fresh-'))
  const files = freshProject(join(home, `dist/foyer-design-${ours.version}.tgz`), ours)
  for (const [name, text] of Object.entries(files)) await writeFile(join(project, name), text)
  const { code, output } = await run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: project },
  )
  if (code !== 0) throw new Error(`${built.output}\n${output}`)
})

afterAll(() => rm(project, { recursive: true, force: true }))

describe('npm run build:library', () => {
  test('passes publint, attw and the limits of every size', () => {
    expect(built.code, built.output).toBe(0)
    expect(built.output).toContain('✓ publint')
    expect(built.output).toContain('✓ are the types wrong?')
    expect(built.output).toMatch(/Button +\d\.\d +\d\.\d +1\.8\n/)
  })

  test('carries no screen, no server and no language', () => {
    const files = globSync('{components,platform,art}/**/*.{js,d.ts}', { cwd: library })
    expect(files.length).toBeGreaterThan(200)
    for (const file of files) {
      const text = readFileSync(join(library, file), 'utf8')
      expect(text, file).not.toContain('jsxDEV')
      expect(text, file).not.toMatch(/(?:from|import\() ?["'](?:@lingui|swr|wouter|#|node:)/)
      expect(text, file).not.toMatch(
        /(?:from|import\() ?["'][^"']*\/(?:features|app|client|contract)\//,
      )
    }
  })

  test('says which modules keep state, to bundlers that draw on a server for good', () => {
    const isMarked = (file: string) =>
      readFileSync(join(library, `components/${file}.js`), 'utf8').startsWith('"use client"')
    const marked = ['overlays/dialog', 'forms/use-field', 'media/hero-scene']
    expect(marked.filter((file) => !isMarked(file))).toEqual([])
    // What icons are made with is called while a module loads, which a server could not do then.
    expect(
      ['media/icon', 'media/icons/first', 'data/badge', 'media/spots'].filter(isMarked),
    ).toEqual([])
  })

  test('styles no class that a module spells otherwise, as with an escaped quote', async () => {
    const styles = await readFile(join(library, 'styles.css'), 'utf8')
    expect(styles.match(/\.[^\s{},]*\\\\[^{]*/g) ?? []).toEqual([])
  })

  test('says every token of every brand, as custom properties and as data', () => {
    const brands = globSync('*/brand.json', { cwd: join(home, 'brands') })
    for (const brand of brands.map((file) => file.split('/')[0])) {
      const css = readFileSync(join(library, `brands/${brand}.css`), 'utf8')
      expect(css).toContain(`[data-brand="${brand}"]`)
      const tokens = JSON.parse(readFileSync(join(library, `brands/${brand}.json`), 'utf8')) as {
        [scheme: string]: Record<string, { $type: string; $value: string }>
      }
      expect(Object.keys(tokens).toSorted()).toEqual(['dark', 'light'])
      expect(tokens['dark']?.['color.bg.canvas']?.$value).toMatch(/^#[\da-f]{6}$/)
      expect(tokens['dark']?.['color.bg.canvas']).not.toEqual(tokens['light']?.['color.bg.canvas'])
    }
  })
})

describe('a fresh Vite project', () => {
  test('knows the types, by either way of resolving them', async () => {
    const typescript = 'typescript/bin/tsc'
    const [bundler, node] = [
      await tool(typescript),
      await tool(typescript, '--project', 'tsconfig.node.json'),
    ]
    expect(bundler.code, bundler.output).toBe(0)
    expect(node.code, node.output).toBe(0)
    const wrong = await tool(typescript, '--project', 'tsconfig.wrong.json')
    expect(wrong.output).toContain(`Type '"purple"' is not assignable to type`)
  })

  test('builds with and without Tailwind, and shows the same key', async () => {
    const { code, output } = await tool('vite/bin/vite.js', 'build', '--logLevel', 'warn')
    expect(code, output).toBe(0)
    const served = await serveFolder(join(project, 'dist'))
    const browser = await chromium.launch(browserOptions())
    try {
      const look = async (name: string) => {
        const page = await browser.newPage({ viewport: { width: 800, height: 600 } })
        const errors: string[] = []
        page.on('pageerror', (error) => errors.push(error.message))
        page.on('requestfailed', (request) => errors.push(request.url()))
        await page.goto(`${served.url}/${name}.html`)
        expect(errors).toEqual([])
        const button = page.getByRole('button', { name: 'เข้าสู่ระบบ' })
        const style = await button.evaluate((element) => {
          const { backgroundColor, color, font, minHeight, borderRadius } =
            getComputedStyle(element)
          return { backgroundColor, color, font, minHeight, borderRadius }
        })
        await page.getByRole('button', { name: 'สมัคร' }).click()
        expect(await page.getByRole('dialog', { name: 'สมัคร' }).isVisible()).toBe(true)
        expect(errors).toEqual([])
        return style
      }
      const plain = await look('plain')
      expect(plain.minHeight).toBe('52px')
      expect(plain.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
      expect(plain.font).toContain('Anuphan')
      expect(await look('tailwind')).toEqual(plain)
    } finally {
      await browser.close()
      await served.stop()
    }
  })

  test('is drawn whole on a server, whoever loads the library there, and taken over as it is', async () => {
    const drawn: string[] = []
    for (const mode of ['apart', 'whole']) {
      const { code, output } = await tool(
        'vite/bin/vite.js',
        'build',
        '--config=vite.server.js',
        `--mode=${mode}`,
        '--logLevel=warn',
      )
      expect(code, output).toBe(0)
      const { output: html } = await run(process.execPath, [join(project, mode, 'server.js')])
      expect(html).not.toMatch(/file:|%22|undefined/)
      expect(html.match(/<svg[^>]*data-slot="(?:spot|hero-scene)"[^>]*><\w/g)).toHaveLength(16 + 3)
      drawn.push(html.trim())
    }
    expect(drawn[0]).toBe(drawn[1])
    const page = join(project, 'dist/hydrate.html')
    const empty = await readFile(page, 'utf8')
    await writeFile(page, empty.replace('id="root">', `id="root">${drawn[0]}`))
    const served = await serveFolder(join(project, 'dist'))
    const browser = await chromium.launch(browserOptions())
    try {
      const window = await browser.newPage()
      const errors: string[] = []
      window.on('pageerror', (error) => errors.push(error.message))
      window.on('requestfailed', (request) => errors.push(request.url()))
      const inside = () => window.locator('#root').evaluate((root) => root.innerHTML)
      await window.goto(`${served.url}/hydrate.html`)
      await window.evaluate(() => document.fonts.ready)
      const alone = await browser.newPage({ javaScriptEnabled: false })
      await alone.goto(`${served.url}/hydrate.html`)
      expect(await inside()).toBe(await alone.locator('#root').innerHTML())
      expect(errors).toEqual([])
    } finally {
      await browser.close()
      await served.stop()
    }
  })

  test('pays for one button what one button costs', () => {
    const [alone = ''] = globSync('dist/assets/alone-*.js', { cwd: project })
    const html = readFileSync(join(project, 'dist/alone.html'), 'utf8')
    expect(html).not.toContain('stylesheet')
    expect(gzipSync(readFileSync(join(project, alone))).length).toBeLessThan(2500)
  })
})
