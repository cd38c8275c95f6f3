import { withFallbacks } from './faces.ts'
import type { ResolvedBrand, ResolvedTokens } from './resolve.ts'
import { aliasOf } from './resolve.ts'
import type { SchemeName, TokenMap, TokenType } from './tree.ts'
import type { ColorValue, DimensionValue, ShadowValue, TypographyValue } from './values.ts'
import { hexOf } from './values.ts'

/** Ramps with utilities of their own; the other ramps reach the page through semantic roles only. */
export const publicRamps = ['neutral', 'accent', 'value', 'service'] as const

/** The custom property of a token: `color.bg.canvas` is `--fy-color-bg-canvas`. */
export const variableOf = (name: string): string =>
  `--fy-${name.replace(/^component\./, '').replaceAll('.', '-')}`

/** A colour as CSS: hex where opaque, `rgb(r g b / a)` where not. */
const colorText = (color: ColorValue): string =>
  color.alpha === undefined || color.alpha === 1
    ? hexOf(color)
    : `rgb(${color.components.map((part) => Math.round(part * 255)).join(' ')} / ${color.alpha})`

const measure = ({ value, unit }: DimensionValue) => `${value}${unit}`
/** Sizes of type scale with the reader's own font size. */
const rem = ({ value, unit }: DimensionValue) =>
  unit === 'rem' ? `${value}rem` : `${+(value / 16).toFixed(4)}rem`
const families = (value: string | string[]) =>
  withFallbacks([value].flat())
    .map((name) => (/^[a-z-]+$/i.test(name) ? name : `"${name}"`))
    .join(', ')

const shadowText = (value: ShadowValue | ShadowValue[]) =>
  [value]
    .flat()
    .map(({ color, offsetX, offsetY, blur, spread }) =>
      [offsetX, offsetY, blur, spread].map(measure).concat(colorText(color)).join(' '),
    )
    .join(', ')

/**
 * A resolved value as CSS text.
 * @param familyAlias the font token a type style names; kept as `var()` so that a script or a brand
 * can change the face, and for display faces the weight, in one place
 */
export const valueText = (type: TokenType, value: unknown, familyAlias?: string): string => {
  switch (type) {
    case 'color':
      return colorText(value as ColorValue)
    case 'dimension':
    case 'duration':
      return measure(value as DimensionValue)
    case 'fontFamily':
      return families(value as string[])
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`
    case 'shadow':
      return shadowText(value as ShadowValue)
    case 'typography': {
      const style = value as TypographyValue
      const display = familyAlias === 'font.family.display'
      const weight = display ? 'var(--fy-font-weight-display)' : style.fontWeight
      const face = familyAlias ? `var(${variableOf(familyAlias)})` : families(style.fontFamily)
      return `${weight} ${rem(style.fontSize)}/${style.lineHeight} ${face}`
    }
    default:
      return String(value)
  }
}

const familyAliasOf = (tokens: TokenMap, name: string) =>
  aliasOf((tokens.get(name)?.value as TypographyValue | undefined)?.fontFamily)

type Kind = 'ramp' | 'hidden' | 'scheme' | 'brand' | 'shared'
/** Where a token's custom property is declared. */
const kindOf = (name: string, type: TokenType): Kind => {
  const [first, second] = name.split('.')
  if (first === 'breakpoint') return 'hidden'
  if (first === 'color' && /\.\d+$/.test(name))
    return (publicRamps as readonly string[]).includes(second ?? '') ? 'ramp' : 'hidden'
  if (type === 'color' || type === 'shadow') return 'scheme'
  const ofBrand = /^font\.(family\.|weight\.display)|^type\.display-|^radius\.|\.radius$/
  return ofBrand.test(name) ? 'brand' : 'shared'
}

const declare = (tokens: TokenMap, resolved: ResolvedTokens, names: readonly string[]) =>
  names.map((name) => {
    const token = resolved.get(name)
    if (!token) throw new Error(`no token ${name}`)
    return `  ${variableOf(name)}: ${valueText(token.type, token.value, familyAliasOf(tokens, name))};\n`
  })

const rule = (selectors: readonly string[], lines: readonly string[]) =>
  `${selectors.join(',\n')} {\n${lines.join('')}}\n`

const namesOf = (resolved: ResolvedTokens, kinds: readonly Kind[]) =>
  [...resolved].filter(([name, token]) => kinds.includes(kindOf(name, token.type))).map(([n]) => n)

/** Scales that are the same in every brand; `:where` so that a brand's own value always wins. */
export const sharedRule = (tokens: TokenMap, { dark }: ResolvedBrand): string =>
  rule([':where(:root)'], declare(tokens, dark, namesOf(dark, ['shared'])))

/**
 * The selectors of a brand's scheme. A surface marked `inverse` takes the other scheme's values; the
 * longest selector lets a framed scheme (a story showing both) win over the page around it.
 */
const schemeSelectors = (brand: string, scheme: SchemeName) => {
  const other = scheme === 'dark' ? 'light' : 'dark'
  const inverse = `[data-brand="${brand}"][data-scheme="${other}"] [data-surface="inverse"]`
  return [`[data-brand="${brand}"][data-scheme="${scheme}"]`, inverse, `[data-scheme] ${inverse}`]
}

/** A brand's stylesheet: what its folder decides, then its two schemes. */
export const brandRules = (
  brand: string,
  tokens: TokenMap,
  resolved: ResolvedBrand,
  base: ResolvedBrand,
): string => {
  const { dark } = resolved
  const changed = namesOf(dark, ['shared']).filter((name) => {
    const [mine, theirs] = [dark.get(name), base.dark.get(name)]
    return (
      mine && theirs && valueText(mine.type, mine.value) !== valueText(theirs.type, theirs.value)
    )
  })
  const constant = [...namesOf(dark, ['ramp', 'brand']), ...changed]
  const scheme = (name: SchemeName) =>
    rule(schemeSelectors(brand, name), [
      `  color-scheme: ${name};\n`,
      ...declare(tokens, resolved[name], namesOf(resolved[name], ['scheme'])),
    ])
  return [
    rule([`[data-brand="${brand}"]`], declare(tokens, dark, constant)),
    scheme('dark'),
    scheme('light'),
  ].join('\n')
}
