import { tokensOf } from './base.ts'
import { familyOf } from './faces.ts'
import { jsonText } from './json-text.ts'
import type { RampName } from './ramp.ts'
import { resolve } from './resolve.ts'
import type { ResolvedBrand } from './resolve.ts'
import type { TokenDocument } from './tree.ts'
import type { ColorValue, DimensionValue } from './values.ts'
import { hexOf } from './values.ts'

/** A brand on the drawing board: what its makers decide, each `undefined` until they do. */
export interface BrandDraft {
  /** Names the folder. */
  id: string
  /** Set in the headline face beside the mark. */
  name: string
  /** Of the hero: `hall`, `river`, `kites`. */
  scene: string
  defaultScheme: 'dark' | 'light'
  /** One colour a ramp, `#rrggbb`. */
  colors: Partial<Record<RampName, string>>
  /** Corner of a button, px; the other corners follow. */
  radius?: number
  /** Family of the headlines, one of `displayFamilies`. */
  face?: string
  /** The document it starts from: `tokens.json` of another brand. */
  start?: TokenDocument
}

/** The files of a brand's folder, name to text. */
export type BrandFiles = Record<'brand.json' | 'tokens.json' | 'logo.svg', string>

const schema = 'https://www.designtokens.org/schemas/2025.10/format.json'
type Group = Record<string, unknown>
const asGroup = (value: unknown) => (typeof value === 'object' ? { ...(value as Group) } : {})

/** A draft as `tokens.json` will have it. */
export const draftDocument = ({ name, colors, radius, face, start }: BrandDraft): TokenDocument => {
  const given = start ?? {}
  const color = {
    ...asGroup(given['color']),
    ...Object.fromEntries(
      Object.entries(colors).map(([ramp, hex]) => [ramp, { $extensions: { ramp: hex } }]),
    ),
  }
  const { font, type, radius: corners, ...rest } = given
  const faced = face === undefined
  const fonts = faced ? font : { family: { display: { $value: face } } }
  const rounded = radius === undefined ? corners : { md: { $value: { value: radius, unit: 'px' } } }
  return {
    ...rest,
    $schema: schema,
    $description: `${name}.`,
    ...(Object.keys(color).length > 0 ? { color } : {}),
    ...(fonts ? { font: fonts } : {}),
    // Line boxes belong to a face; another face brings its own.
    ...(faced && type ? { type } : {}),
    ...(rounded ? { radius: rounded } : {}),
  }
}

/** A draft's tokens in both schemes. @throws TokenError */
export const resolveDraft = (draft: BrandDraft): ResolvedBrand =>
  resolve(tokensOf(draftDocument(draft)))

/** What a draft shows before anybody decided: the colour of a ramp that its default scheme acts with. */
export const shownColor = (brand: ResolvedBrand, ramp: RampName, light: boolean): string => {
  const step = { neutral: '700', accent: light ? '700' : '400', value: '400', service: '600' }[ramp]
  return hexOf(brand.dark.get(`color.${ramp}.${step}`)?.value as ColorValue)
}

/** The corner and the headline face a brand has. */
export const shapeOf = ({ dark }: ResolvedBrand): { radius: number; face: string } => ({
  radius: (dark.get('radius.md')?.value as DimensionValue | undefined)?.value ?? 0,
  face: familyOf([dark.get('font.family.display')?.value].flat() as string[])?.family ?? '',
})

/** `brand.json`: the settings every brand should decide; what is left out has the contract's default. */
export const draftSettings = ({ id, name, scene, defaultScheme }: BrandDraft) => ({
  id,
  name,
  scene,
  currency: 'THB',
  minAge: 18,
  defaultScheme,
  defaultLocale: 'th',
  locales: ['th', 'en'],
  welcomeCredit: null,
})

/** The colours that stand in where a mark is shown without a page: a tab, a bookmark. */
const coloured = (mark: string, brand: ResolvedBrand, scheme: 'dark' | 'light') =>
  mark.replace(/var\(--fy-color-([\w-]+),#[0-9a-f]{6}\)/g, (whole, name: string) => {
    const value = brand[scheme].get(`color.${name.replaceAll('-', '.')}`)?.value
    return value ? `var(--fy-color-${name},${hexOf(value as ColorValue)})` : whole
  })

/**
 * The folder of a draft.
 * @param mark text of the `logo.svg` to start from; its stand-in colours become the brand's
 * @throws TokenError
 */
export const draftFiles = (draft: BrandDraft, mark: string): BrandFiles => ({
  'brand.json': jsonText(draftSettings(draft)),
  'tokens.json': jsonText(draftDocument(draft), 2),
  'logo.svg': coloured(mark, resolveDraft(draft), draft.defaultScheme),
})

const words = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .match(/[a-z0-9]+/g) ?? []

/** A folder's name from a brand's; empty when nothing of it can be written in ASCII letters. */
export const idOf = (name: string): string =>
  words(name)
    .join('-')
    .replace(/^[0-9-]+/, '')
    .slice(0, 31)
    .replace(/-$/, '')

/** A brand's name from its folder's: `blue-mango` is `Blue Mango`. */
export const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .slice(0, 24)

/** Nothing decided yet: the house's look under another name. */
export const blankDraft = (id: string): BrandDraft => ({
  id,
  name: titleOf(id),
  scene: 'kites',
  defaultScheme: 'dark',
  colors: {},
})
