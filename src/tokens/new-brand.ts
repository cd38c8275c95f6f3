import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clampChroma, converter, formatHex, parse } from 'culori'
import { brandId } from './brand-file.ts'
import { writeGenerated } from './build.ts'
import { checkBrand, reportText } from './check.ts'
import { baseTokens, brandsFolder } from './load.ts'
import type { ColorValue } from './values.ts'
import { hexOf } from './values.ts'

const oklch = converter('oklch')
const schema = 'https://www.designtokens.org/schemas/2025.10/format.json'

const colorValue = (hex: string): ColorValue => {
  const rgb = parse(hex)
  if (rgb?.mode !== 'rgb') throw new Error(`${hex} is no colour`)
  const round = (part: number) => +part.toFixed(4)
  return { colorSpace: 'srgb', components: [round(rgb.r), round(rgb.g), round(rgb.b)], hex }
}

/**
 * The house's accent ramp in another hue: every step keeps its lightness, which is what contrast
 * hangs on, and takes hue and saturation from the colour given.
 */
const accentRamp = (accent: string): Record<string, { $value: ColorValue }> => {
  const wish = oklch(accent)
  if (!wish) throw new Error(`--accent: "${accent}" is no CSS colour; write one like #2f7de1`)
  const steps = [...baseTokens()].filter(([name]) => name.startsWith('color.accent.'))
  const reference = oklch(hexOf(baseTokens().get('color.accent.600')?.value as ColorValue))
  const strength = Math.min(1, wish.c / (reference?.c || wish.c || 1))
  return Object.fromEntries(
    steps.map(([name, token]) => {
      const step = oklch(hexOf(token.value as ColorValue))
      const light = step?.l ?? 0
      // Greens of one lightness are brighter to WCAG than reds: the dark steps give a little.
      const l = light < 0.6 ? light * 0.97 : light
      const color = { mode: 'oklch' as const, l, c: (step?.c ?? 0) * strength }
      const hex = formatHex(clampChroma({ ...color, h: wish.h ?? 0 }, 'oklch', 'rgb'))
      return [name.split('.').at(-1) ?? '', { $value: colorValue(hex) }]
    }),
  )
}

const titleOf = (id: string) =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .slice(0, 24)

/** The settings every brand should decide; what is left out has the contract's default. */
const settings = (id: string) => ({
  id,
  name: titleOf(id),
  scene: 'kites',
  currency: 'THB',
  minAge: 18,
  defaultScheme: 'dark',
  defaultLocale: 'th',
  locales: ['th', 'en'],
  welcomeCredit: null,
})

/** The overrides most brands start with: one ramp and the corners (DESIGN.md, Retheming). */
const tokens = (accent: string) => ({
  $schema: schema,
  color: { accent: accentRamp(accent) },
  radius: { md: { $value: { value: 8, unit: 'px' } }, lg: { $value: { value: 12, unit: 'px' } } },
})

/**
 * Makes `brands/NAME` from the template: settings, a short `tokens.json`, the house's mark.
 * @param accent any CSS colour; its hue becomes the brand's
 * @throws Error when the name cannot be one, or is taken; nothing is written then
 */
export const newBrand = (name: string, accent = '#2f9e6e', folder = brandsFolder): void => {
  if (!brandId.test(name))
    throw new Error(`"${name}": a brand is named with lower-case letters, digits and dashes`)
  const home = join(folder, name)
  if (existsSync(home)) throw new Error(`brands/${name} exists`)
  const files = { 'brand.json': settings(name), 'tokens.json': tokens(accent) }
  mkdirSync(home, { recursive: true })
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(home, file), `${JSON.stringify(content, null, 2)}\n`)
  copyFileSync(join(brandsFolder, 'foyer/logo.svg'), join(home, 'logo.svg'))
}

if (import.meta.main) {
  const words = process.argv.slice(2)
  const name = words.find((word) => !word.startsWith('--'))
  const accent = words.find((word) => word.startsWith('--accent='))?.slice('--accent='.length)
  try {
    if (!name) throw new Error('npm run brand:new NAME [-- --accent=#2f7de1]')
    newBrand(name, accent)
    writeGenerated()
    const report = checkBrand(name)
    console.log(`brands/${name} is there, and src/tokens/generated is up to date.\n`)
    console.log(reportText(report))
    if (report.problems.length > 0) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
