import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from 'tailwindcss'
import { describe, expect, it } from 'vitest'
import { fontsFolder } from '#tokens/fonts.ts'
import { generate, generatedFolder, staleFiles } from '#tokens/build.ts'
import {
  charactersOf,
  families,
  familyOf,
  fileOf,
  scriptsOf,
  withFallbacks,
} from '#tokens/faces.ts'
import { brandNames, brandTokens } from '#tokens/load.ts'
import { resolve } from '#tokens/resolve.ts'

const files = generate()

/** Table sizes from a WOFF2 directory (W3C WOFF2, 4.1); only the tags asked about by name. */
const tableSizes = (font: Buffer): Map<string, number> => {
  const known: Record<number, string> = {
    10: 'glyf',
    11: 'loca',
    26: 'GDEF',
    27: 'GPOS',
    28: 'GSUB',
  }
  const sizes = new Map<string, number>()
  let at = 48
  const number = () => {
    let value = 0
    for (let byte = 0x80; byte & 0x80; at += 1) {
      byte = font.readUInt8(at)
      value = value * 128 + (byte & 0x7f)
    }
    return value
  }
  for (let left = font.readUInt16BE(12); left > 0; left -= 1) {
    const flags = font.readUInt8(at)
    at += (flags & 0x3f) === 0x3f ? 5 : 1
    const tag = known[flags & 0x3f] ?? ''
    const size = number()
    const version = flags >> 6
    const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
    if (transformed) number()
    sizes.set(tag, size)
  }
  return sizes
}

const textOf = (name: string) => {
  const text = files.get(name)
  if (text === undefined) throw new Error(`${name} is not generated`)
  return text
}

describe('the generated files', () => {
  it('are what the sources say', () => {
    expect(staleFiles()).toEqual([])
  })

  it('count as stale when they differ, lack or should not be there', () => {
    const wanted = new Map(files).set('theme.css', 'other').set('more.css', 'new')
    wanted.delete('siam.css')
    expect(staleFiles(generatedFolder, wanted).toSorted()).toEqual([
      'more.css',
      'siam.css',
      'theme.css',
    ])
  })
})

describe('a brand sheet', () => {
  const siam = textOf('siam.css')

  it('switches on the two attributes, and flips inside an inverse surface', () => {
    expect(siam).toContain('[data-brand="siam"][data-scheme="dark"],')
    expect(siam).toContain('[data-brand="siam"][data-scheme="light"] [data-surface="inverse"]')
  })

  it('refers to nothing that no sheet declares', () => {
    const all = siam + textOf('theme.css')
    const declared = new Set([...all.matchAll(/(--fy-[\w-]+):/g)].map(([, name]) => name))
    const used = [...all.matchAll(/var\((--fy-[\w-]+)\)/g)].map(([, name]) => name)
    expect(used.filter((name) => !declared.has(name))).toEqual([])
  })

  it('holds plain custom properties: the gateway writes it into the page', () => {
    const body = siam.replace(/\/\*[^]*?\*\//g, '').replace(/[^{}]+\{([^{}]*)\}/g, '$1')
    const lines = body.split(';').map((line) => line.trim())
    expect(
      lines.filter((line) => line !== '' && !/^(?:--fy-[\w-]+|color-scheme): /.test(line)),
    ).toEqual([])
  })

  it('declares a role in both schemes', () => {
    const count = (name: string) => siam.split(`  ${name}:`).length - 1
    expect(count('--fy-color-bg-canvas')).toBe(2)
    expect(count('--fy-color-neutral-500')).toBe(1)
    expect(count('--fy-color-info-600')).toBe(0)
  })
})

describe('the Tailwind theme', () => {
  const build = async (...classes: string[]) => {
    const { build: run } = await compile(`${textOf('theme.css')}\n@tailwind utilities;`)
    return run(classes)
  }

  it.each([
    ['bg-canvas', 'background-color: var(--fy-color-bg-canvas)'],
    ['text-primary', 'color: var(--fy-color-text-primary)'],
    ['border-default', 'border-color: var(--fy-color-border-default)'],
    ['outline-focus', 'outline-color: var(--fy-color-border-focus)'],
    ['fill-bg-surface', 'fill: var(--fy-color-bg-surface)'],
    ['stroke-border-default', 'stroke: var(--fy-color-border-default)'],
    ['text-status-info-on-solid', 'color: var(--fy-color-status-info-onSolid)'],
    ['bg-neutral-1000', 'background-color: var(--fy-color-neutral-1000)'],
    ['p-0.5', 'padding: var(--fy-space-25)'],
    ['h-control-md', 'height: var(--fy-size-control-md)'],
    ['rounded-game-card', 'border-radius: var(--fy-game-card-radius)'],
    ['shadow-2', 'var(--fy-elevation-2)'],
    ['font-reading', 'font-family: var(--fy-font-family-reading)'],
    ['duration-base', 'transition-duration: var(--fy-duration-base)'],
    ['z-dialog', 'z-index: var(--fy-z-dialog)'],
    ['md:flex', '@media (width >= 48rem)'],
    ['truncate-thai', 'padding-block: 1px'],
    ['-mt-2', 'margin-top: calc(var(--fy-space-100) * -1)'],
    ['w-1/2', 'width: calc(1 / 2 * 100%)'],
  ])('has %s', async (name, css) => {
    expect(await build(name)).toContain(css)
  })

  it.each(['text-red-500', 'p-7', 'bg-primary', 'text-canvas', 'bg-bg-canvas', 'bg-info-600'])(
    'has no %s',
    async (name) => {
      expect(await build(name)).toBe(await build())
    },
  )

  it('lets a weight or a size follow a type style', async () => {
    const css = await build('font-semibold', 'text-[15px]', 'leading-none', 'type-label')
    for (const later of ['.text-', '.leading-none', '.font-semibold'])
      expect(css.indexOf(later)).toBeGreaterThan(css.indexOf('.type-label'))
  })
})

describe('the fonts', () => {
  const size = (file: string) => statSync(join(fontsFolder, file)).size

  it('are the files the sheet names, no more and no fewer', () => {
    const wanted = families.flatMap((family) =>
      scriptsOf(family).map((script) => fileOf(family, script)),
    )
    expect(readdirSync(fontsFolder).toSorted()).toEqual(wanted.toSorted())
    for (const file of wanted) expect(textOf('fonts.css')).toContain(`../fonts/${file}`)
  })

  it.each(brandNames())('of %s fit the budget of a Thai first page', (brand) => {
    const tokens = resolve(brandTokens(brand)).dark
    const worn = ['font.family.ui', 'font.family.display'].map((name) =>
      familyOf([tokens.get(name)?.value].flat() as string[]),
    )
    const paths = worn.flatMap((family) =>
      (['thai', 'latin'] as const).map((script) => fileOf(family!, script)),
    )
    expect(new Set(paths).size).toBe(4)
    expect(paths.reduce((sum, path) => sum + size(path), 0)).toBeLessThanOrEqual(55_000)
  })

  it('do not overlap by script within a family, but for the marks Vietnamese stacks', () => {
    const thai = new Set(charactersOf('thai'))
    expect([...charactersOf('latin')].filter((letter) => thai.has(letter))).toEqual([])
    expect(thai.has('฿')).toBe(false)
    expect(charactersOf('baht')).toBe('฿')
  })

  it('stand before their local stand-ins, those before the system', () => {
    expect(withFallbacks(['Anuphan Variable', 'system-ui'])).toEqual([
      'Anuphan Variable',
      'anuphan-fallback',
      'anuphan-dejavu',
      'system-ui',
    ])
    expect(withFallbacks(['Georgia', 'serif'])).toEqual(['Georgia', 'serif'])
  })

  it.each(families.map(({ slug }) => slug))('of %s keep what places Thai marks', (slug) => {
    const tables = tableSizes(readFileSync(join(fontsFolder, `${slug}-thai.woff2`)))
    expect(tables.get('GPOS')).toBeGreaterThan(300)
    expect(tables.get('GSUB')).toBeGreaterThan(300)
    expect(tables.get('GDEF')).toBeGreaterThan(0)
  })
})
