import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBrand, reportText } from '#tokens/check.ts'
import { brandFolders, brandNames, brandsFolder } from '#tokens/load.ts'
import { colorValue } from '#tokens/ramp.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-brands-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('brand:check', () => {
  const spoilt = (name: string, change: (home: string) => void) => {
    const home = join(folder, name)
    cpSync(join(brandsFolder, 'siam'), home, { recursive: true })
    const settings = readFileSync(join(home, 'brand.json'), 'utf8')
    writeFileSync(join(home, 'brand.json'), settings.replace('"siam"', `"${name}"`))
    change(home)
    return checkBrand(name, folder)
  }

  it('reports a pair that fails, with the nearest colour that passes', () => {
    const report = spoilt('pale', (home) =>
      writeFileSync(
        join(home, 'tokens.json'),
        JSON.stringify({ color: { text: { muted: { $value: '{color.neutral.700}' } } } }),
      ),
    )
    expect(report.problems.join('\n')).toMatch(
      /dark: color\.text\.muted on color\.bg\.canvas is .* nearest passing color\.text\.muted: #/,
    )
    expect(reportText(report)).toContain('FAILS')
  })

  it('reports a font there are no files for', () => {
    const family = { display: { $value: ['Papyrus', 'serif'] } }
    const report = spoilt('fancy', (home) =>
      writeFileSync(join(home, 'tokens.json'), JSON.stringify({ font: { family } })),
    )
    expect(report.problems.join()).toContain('font.family.display: no files for "Papyrus"')
  })

  it('reports every dangling token, a missing mark and broken JSON at once', () => {
    const report = spoilt('broken', (home) => {
      rmSync(join(home, 'logo.svg'))
      writeFileSync(join(home, 'brand.json'), '{')
      const link = { $value: '{color.nothing.5}' }
      writeFileSync(join(home, 'tokens.json'), JSON.stringify({ color: { text: { link } } }))
    })
    expect(report.problems.join('\n')).toContain(
      'color.text.link: {color.nothing.5} does not exist',
    )
    expect(report.problems.join('\n')).toContain('logo.svg: is missing')
    expect(report.problems.join('\n')).toContain('brand.json: ')
  })

  it('reports a folder that has lost its brand.json, instead of leaving it out', () => {
    const report = spoilt('lost', (home) => rmSync(join(home, 'brand.json')))
    expect(report.problems.join()).toContain('brand.json: ENOENT')
    expect(brandFolders(folder)).toContain('lost')
    expect(brandNames(folder)).not.toContain('lost')
  })

  it('reports a file that has grown long', () => {
    const report = spoilt('long', (home) => {
      const accent = Object.fromEntries(
        ['50', '100', '200', '300'].map((step) => [step, { $value: colorValue('#ffe5de') }]),
      )
      const tokens = { color: { accent, neutral: { $extensions: { ramp: '#334' } } } }
      writeFileSync(
        join(home, 'tokens.json'),
        JSON.stringify(tokens, null, 1).replaceAll(',', ',\n\n'),
      )
    })
    expect(report.problems.join()).toMatch(/tokens\.json: \d+ lines, a brand's file stays under 60/)
  })

  const mark = (body: string, rest = '') => `<svg viewBox="0 0 1 1">${body}</svg>${rest}`

  it.each([
    [mark('<script>alert(1)</script>'), 'shapes only', '<script>'],
    [mark('<path/onload="alert(1)" d="M0 0"/>'), 'shapes only', 'onLoad'],
    [mark('<path style ="fill:red" d="M0 0"/>'), 'shapes only', 'style'],
    [mark('<iframe src="//evil.example"></iframe>'), 'shapes only', '<iframe>'],
    [mark('<use xlink:href="//evil.example/a.svg#a"/>'), 'shapes only', '<use>'],
    [mark('<path fill="url(//evil.example/a.svg#a)"/>'), 'shapes only', 'fill'],
    [mark('<path d="M0 0"/>', '<img src="//evil.example">'), 'is one <svg', 'nothing else'],
    ['<svg viewBox="0 0 1 1"><path d="M0 0"/>', 'is one <svg', 'nothing else'],
    ['<svg><path d="M0 0"/></svg>', 'is one <svg', 'nothing else'],
  ])('reports a mark that may not stand in a page: %s', (text, first, then) => {
    const report = spoilt('loud', (home) => writeFileSync(join(home, 'logo.svg'), text))
    expect(report.problems).toEqual([expect.stringContaining(`logo.svg: ${first}`)])
    expect(report.problems.join()).toContain(then)
  })

  it('lets a mark have gradients and clips of its own', () => {
    const body =
      '<title>Loud</title><defs><linearGradient id="g" gradientUnits="userSpaceOnUse">' +
      '<stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
      '<path fill="url(#g)" stroke-linecap="round" stroke-dasharray="1 2" d="M0 0"/>'
    const report = spoilt('quiet', (home) => writeFileSync(join(home, 'logo.svg'), mark(body)))
    expect(report.problems).toEqual([])
  })

  it.each(['brand.json', 'tokens.json', 'copy.json'])('reports %s that holds no object', (file) => {
    for (const text of ['null', '[]', '"x"', '3']) {
      const report = spoilt('hollow', (home) => writeFileSync(join(home, file), text))
      expect(report.problems).toContainEqual(expect.stringMatching(/should hold an object/))
    }
  })

  it.each([
    [{ color: { accent: { $extension: { ramp: '#f00' } } } }, 'color.accent: unknown "$extension"'],
    [{ color: { accent: { $extensions: { ramps: '#f00' } } } }, 'color.accent: unknown "ramps"'],
    [{ font: { $extensions: { ramp: '#f00' } } }, 'font: unknown "ramp"'],
    [{ colour: { accent: { $extensions: { ramp: '#f00' } } } }, 'colour: unknown group'],
    [{ color: { acent: { $extensions: { ramp: '#f00' } } } }, 'color.acent: unknown group'],
    [{ radius: { md: { $value: { value: -6, unit: 'px' } } } }, 'radius.md: is less than nothing'],
    [
      { font: { family: { display: { $value: ['Chonburi', 'x; } body { display: none'] } } } },
      'font.family.display: "x; } body { display: none" is no name of a font',
    ],
  ])('reports a slip that would ship the house’s look: %j', (tokens, problem) => {
    const report = spoilt('slip', (home) =>
      writeFileSync(join(home, 'tokens.json'), JSON.stringify(tokens)),
    )
    expect(report.problems).toContainEqual(expect.stringContaining(problem))
  })

  it('lets other tools’ extensions be', () => {
    const report = spoilt('figma', (home) => {
      const accent = { $extensions: { ramp: '#0f766e', 'com.example.tool': { id: 7 } } }
      writeFileSync(join(home, 'tokens.json'), JSON.stringify({ color: { accent } }))
    })
    expect(report.problems).toEqual([])
  })
})
