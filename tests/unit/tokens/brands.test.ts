import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatHex } from 'culori'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand as contractBrand } from '#contract/brand.ts'
import { brandFields, brandFileFaults } from '#tokens/brand-file.ts'
import { checkBrand } from '#tokens/check.ts'
import { brandNames, brandsFolder, readJson } from '#tokens/load.ts'
import { newBrand, wishesOf } from '#tokens/new-brand.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-brands-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the brands we ship', () => {
  it.each(brandNames())('%s has no problems', (name) => {
    expect(checkBrand(name).problems).toEqual([])
  })

  it.each(brandNames())('%s is said in less than sixty lines a file', (name) => {
    for (const file of ['brand.json', 'tokens.json', 'copy.json']) {
      if (!existsSync(join(brandsFolder, name, file))) continue
      const text = readFileSync(join(brandsFolder, name, file), 'utf8')
      expect(text.trimEnd().split('\n').length).toBeLessThan(60)
    }
  })

  it.each(brandNames())('%s has the settings the contract asks for', (name) => {
    expect(
      v.safeParse(contractBrand, readJson(join(brandsFolder, name, 'brand.json'))).success,
    ).toBe(true)
  })
})

describe('brand.json', () => {
  const good = { id: 'mango', name: 'Mango', scene: 'kites' }

  it('has the fields of the contract', () => {
    expect(Object.keys(brandFields)).toEqual(Object.keys(contractBrand.entries))
  })

  it.each([
    [{ ...good, id: 'Mango' }],
    [{ ...good, name: '' }],
    [{ ...good, name: '  ' }],
    [{ ...good, name: 'A name that is far too long for a header' }],
    [{ ...good, scene: 'castle' }],
    [{ ...good, currency: 'baht' }],
    [{ ...good, minAge: 12 }],
    [{ ...good, defaultScheme: 'dusk' }],
    [{ ...good, forceThemeOnMount: false }],
    [{ ...good, defaultLocale: 'de' }],
    [{ ...good, locales: [] }],
    [{ ...good, localeAliases: { TY: 'tl' } }],
    [{ ...good, copyrightYear: '2024' }],
    [{ ...good, loginedToHomePage: 'no' }],
    [{ ...good, esportsVendors: 'TFG' }],
    [{ ...good, welcomeCredit: 1000 }],
    [{ ...good, server: { origin: 'https://api.example', cipher: 'rot13' } }],
    [{ ...good, paths: { login: 3 } }],
    [{ name: 'Mango', scene: 'kites' }],
  ])('%j is refused here and by the contract', (file) => {
    expect(brandFileFaults('mango', file)).not.toEqual([])
    expect(v.safeParse(contractBrand, file).success).toBe(false)
  })

  it('names what is wrong', () => {
    const faults = brandFileFaults('siam', { ...good, scene: 'castle', colour: 'red' })
    expect(faults).toEqual([
      'brand.json: "scene" should be one of hall, river, kites',
      'brand.json: unknown field "colour"',
      'brand.json: "id" is mango, the folder is siam',
    ])
    expect(brandFileFaults('mango', { ...good, defaultLocale: 'vi' })).toEqual([
      'brand.json: "defaultLocale" is not among "locales"',
    ])
  })
})

describe('brand:new', () => {
  it('makes a brand that passes', () => {
    newBrand('blue-mango', undefined, folder)
    expect(checkBrand('blue-mango', folder).problems).toEqual([])
    expect(readJson(join(folder, 'blue-mango/brand.json'))).toMatchObject({ name: 'Blue Mango' })
    expect(existsSync(join(folder, 'blue-mango/logo.svg'))).toBe(true)
  })

  it.each(Array.from({ length: 12 }, (_, index) => index * 30))('passes in hue %d', (h) => {
    newBrand(`hue-${h}`, { accent: formatHex({ mode: 'oklch', l: 0.65, c: 0.2, h }) }, folder)
    expect(checkBrand(`hue-${h}`, folder).problems).toEqual([])
  })

  it('passes without any hue', () => {
    newBrand('slate', { accent: '#808080', neutral: '#808080' }, folder)
    expect(checkBrand('slate', folder).problems).toEqual([])
  })

  it.each(['', 'Mango', '../mango', 'mango/siam', '9lives', 'm'.repeat(32)])(
    'refuses "%s"',
    (name) => {
      expect(() => newBrand(name, undefined, folder)).toThrow('lower-case letters')
    },
  )

  it('writes what it was told, in files the formatter leaves alone', () => {
    const wishes = { neutral: '#334', value: 'gold', radius: '4', face: 'trirong', scene: 'river' }
    newBrand('told', { ...wishes, scheme: 'light' }, folder)
    expect(checkBrand('told', folder).problems).toEqual([])
    const text = readFileSync(join(folder, 'told/tokens.json'), 'utf8')
    expect(text).toContain('"neutral": { "$extensions": { "ramp": "#333344" } }')
    expect(JSON.parse(text)).toMatchObject({
      font: { family: { display: { $value: 'Trirong' } } },
      radius: { md: { $value: { value: 4, unit: 'px' } } },
    })
    expect(readJson(join(folder, 'told/brand.json'))).toMatchObject({
      scene: 'river',
      defaultScheme: 'light',
    })
  })

  it('moves a colour that could not be read, and says so', () => {
    const moved = newBrand('sunny', { service: '#8f6fe8', accent: '#0f766e' }, folder)
    expect(moved).toEqual([
      expect.stringMatching(
        /^service: #8f6fe8 could not be read everywhere; took .* #[0-9a-f]{6}$/,
      ),
    ])
    expect(checkBrand('sunny', folder).problems).toEqual([])
  })

  it.each([
    [{ radius: 'round' }, '--radius: "round"; write whole pixels from 0 to 24'],
    [{ radius: '' }, '--radius: ""; write whole pixels from 0 to 24'],
    [{ face: 'Papyrus' }, '--face: no files for "Papyrus"; there are Chonburi, Trirong'],
    [{ scene: 'castle' }, '--scene should be one of hall, river, kites'],
    [{ scheme: 'dusk' }, '--scheme should be one of dark, light'],
    [{ value: '#12345678' }, '--value: "#12345678" is no CSS colour'],
  ])('refuses %j and writes nothing', (wishes, words) => {
    expect(() => newBrand('refused', wishes, folder)).toThrow(words)
    expect(existsSync(join(folder, 'refused'))).toBe(false)
  })

  it('takes its words from the command line, and says what npm or a space has swallowed', () => {
    expect(wishesOf(['lanna', '--accent=#2f4b8f', '--radius=8'], {})).toEqual([
      'lanna',
      { accent: '#2f4b8f', radius: '8' },
    ])
    expect(() => wishesOf(['lanna'], { npm_config_accent: '#2f4b8f' })).toThrow(
      'npm kept --accent; write -- before',
    )
    expect(() => wishesOf(['blue', 'mango'], {})).toThrow('"blue mango": a name is one word')
    expect(() => wishesOf([], {})).toThrow('npm run brand:new NAME')
  })

  it('refuses a name that is taken, and a colour that is none', () => {
    newBrand('taken', undefined, folder)
    expect(() => newBrand('taken', undefined, folder)).toThrow('brands/taken exists')
    expect(() => newBrand('odd', { accent: 'mauvish' }, folder)).toThrow(
      '"mauvish" is no CSS colour',
    )
    expect(existsSync(join(folder, 'odd'))).toBe(false)
  })
})
