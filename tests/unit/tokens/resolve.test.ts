import { describe, expect, it } from 'vitest'
import { defineConfig, parse } from '@terrazzo/parser'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokensOf } from '#tokens/base.ts'
import { brandNames, brandsFolder, loadBrand, readJson } from '#tokens/load.ts'
import { overlay, resolve } from '#tokens/resolve.ts'
import { flatten, schemes, TokenError } from '#tokens/tree.ts'
import type { TokenDocument } from '#tokens/tree.ts'

const hex = (value: string) => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16) / 255),
    hex: value,
  },
})
const alias = (name: string) => ({ $type: 'color', $value: `{${name}}` })

const document = {
  color: {
    ink: { '0': hex('#ffffff'), '9': hex('#101010') },
    text: {
      primary: {
        $type: 'color',
        $value: '{color.ink.0}',
        $extensions: { mode: { dark: '{color.ink.0}', light: '{color.ink.9}' } },
      },
      link: alias('color.text.primary'),
    },
  },
  space: { '100': { $type: 'dimension', $value: { value: 8, unit: 'px' } } },
}

const problemsOf = (run: () => unknown): readonly string[] => {
  try {
    run()
  } catch (error) {
    if (error instanceof TokenError) return error.problems
    throw error
  }
  return []
}
const base = () => flatten(document)
const withText = (link: unknown) =>
  resolve(flatten({ ...document, color: { ...document.color, text: { link } } }))

describe('aliases', () => {
  it('follow each scheme its own way, through other aliases', () => {
    const { dark, light } = resolve(base())
    expect(dark.get('color.text.link')?.value).toEqual(document.color.ink[0].$value)
    expect(light.get('color.text.link')?.value).toEqual(document.color.ink[9].$value)
    expect(light.get('color.text.link')?.chain).toEqual(['color.text.primary', 'color.ink.9'])
  })

  it('that point nowhere are an error which names the token', () => {
    const problems = problemsOf(() => withText(alias('color.ink.7')))
    expect(problems.join()).toContain('color.text.link: {color.ink.7} does not exist')
  })

  it('that point at themselves are an error which names the way round', () => {
    const problems = problemsOf(() => withText(alias('color.text.link')))
    expect(problems.join()).toContain('alias cycle color.text.link → color.text.link')
  })

  it('that are broken in one scheme only are found too', () => {
    const link = { ...alias('color.ink.0'), $extensions: { mode: { light: '{color.none}' } } }
    expect(problemsOf(() => withText(link))).toEqual([
      'color.text.link: {color.none} does not exist (light)',
    ])
  })

  it('do not cross types', () => {
    const problems = problemsOf(() => withText(alias('space.100')))
    expect(problems.join()).toContain('color.text.link: is a color, {space.100} is a dimension')
  })
})

describe('values', () => {
  it.each([
    [{ colorSpace: 'srgb', components: [2, 0, 0] }, 'between 0 and 1'],
    [{ colorSpace: 'srgb', components: [0, 0] }, 'three components'],
    [{ colorSpace: 'display-p3', components: [0, 0, 0] }, '"colorSpace": "srgb"'],
    [{ colorSpace: 'srgb', components: [0, 0, 0], alpha: 2 }, 'alpha'],
    [{ colorSpace: 'srgb', components: [0, 0, 0], hex: '#ff0000' }, 'the components say #000000'],
    ['#ff0000', '"colorSpace": "srgb"'],
  ])('%j is refused', ($value, words) => {
    const problems = problemsOf(() => withText({ $type: 'color', $value }))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^color\.text\.link: /)
    expect(problems[0]).toContain(words)
  })

  it('need a type, from the token or a group above it', () => {
    const problems = problemsOf(() => flatten({ size: { icon: { $value: 4 } } }))
    expect(problems).toEqual(['size.icon: has no $type, and no group above it has one'])
  })

  it('know two schemes', () => {
    const dusk = { ...hex('#101010'), $extensions: { mode: { dusk: '{color.ink.0}' } } }
    expect(problemsOf(() => flatten({ color: { dusk } })).join()).toContain(
      'color.dusk: unknown scheme "dusk"',
    )
  })
})

describe('a brand', () => {
  const over = (brand: TokenDocument) => overlay(base(), flatten(brand, base()))

  it('replaces a value and everything that leads there', () => {
    const { dark } = resolve(over({ color: { ink: { '0': hex('#eeddcc') } } }))
    expect(dark.get('color.text.link')?.value).toMatchObject({ hex: '#eeddcc' })
  })

  it('need not repeat the type', () => {
    const link = { $value: '{color.ink.9}' }
    expect(over({ color: { text: { link } } }).get('color.text.link')?.type).toBe('color')
  })

  it('adds no tokens', () => {
    expect(problemsOf(() => over({ color: { ink: { '5': hex('#777777') } } }))).toEqual([
      'color.ink.5: unknown token; a brand overrides, it does not add',
    ])
  })

  it('leaves the skeleton alone', () => {
    const space = { '100': { $value: { value: 9, unit: 'px' } } }
    expect(problemsOf(() => over({ space })).join()).toContain('space.100: a brand overrides')
  })

  it('keeps types', () => {
    const link = { $type: 'number', $value: 3 }
    expect(problemsOf(() => over({ color: { text: { link } } })).join()).toContain(
      'color.text.link: is a color in the base, the brand says number',
    )
  })
})

describe('every brand', () => {
  const sources = (brand: string) => [
    ...['palette', 'semantic', 'scales', 'component'].map((part) =>
      join(brandsFolder, `../src/tokens/base/${part}.tokens.json`),
    ),
    join(brandsFolder, brand, 'tokens.json'),
  ]

  /** What follows from the brand's file, written out, for readers that do not derive. */
  const followed = (brand: string) =>
    [...tokensOf(readJson(join(brandsFolder, brand, 'tokens.json')))].reduce(
      (document, [name, { type, value, modes }]) => {
        const path = name.split('.')
        let group: Record<string, unknown> = document
        for (const key of path.slice(0, -1)) group = (group[key] ??= {}) as Record<string, unknown>
        group[path.at(-1) ?? ''] = {
          $type: type,
          $value: value,
          ...(modes ? { $extensions: { mode: modes } } : {}),
        }
        return document
      },
      {} as Record<string, unknown>,
    )

  it.each(brandNames())('%s is valid DTCG, and resolves as Terrazzo resolves it', async (brand) => {
    const cwd = new URL('file:///')
    const config = defineConfig({ lint: { rules: {} } }, { cwd })
    const files = sources(brand).map((file) => ({
      filename: new URL(`file://${file}`),
      src: readFileSync(file, 'utf8'),
    }))
    await expect(parse(files, { config })).resolves.toBeDefined()
    const src = JSON.stringify(followed(brand))
    const whole = [{ filename: new URL(`file:///${brand}.tokens.json`), src }]
    const { tokens } = await parse(whole, { config })
    const ours = loadBrand(brand)
    expect([...ours.dark.keys()].toSorted()).toEqual(Object.keys(tokens).toSorted())
    for (const scheme of schemes)
      for (const [name, { type, value }] of ours[scheme]) {
        // Terrazzo gives an alias the scheme only when it has modes of its own (ADR 0002).
        const theirs = tokens[name]?.mode[scheme] ?? (scheme === 'dark' ? tokens[name] : undefined)
        if (theirs && ['color', 'dimension', 'duration', 'number', 'fontWeight'].includes(type))
          expect({ value: theirs.$value }, `${name} ${scheme}`).toMatchObject({ value })
      }
  })
})
