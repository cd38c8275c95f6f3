import type { TokenType } from './tree.ts'

/** A DTCG colour in sRGB; `hex` is the same colour for readers, alpha left out means 1. */
export type ColorValue = {
  colorSpace: 'srgb'
  components: [number, number, number]
  alpha?: number
  hex?: string
}
export type DimensionValue = { value: number; unit: 'px' | 'rem' | 'ms' | 's' }
export type ShadowValue = {
  color: ColorValue
  offsetX: DimensionValue
  offsetY: DimensionValue
  blur: DimensionValue
  spread: DimensionValue
}
export type TypographyValue = {
  fontFamily: string[] | string
  fontSize: DimensionValue
  fontWeight: number
  lineHeight: number
  letterSpacing: DimensionValue
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const unit = (number: number) => number >= 0 && number <= 1
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** Lower-case `#rrggbb` of a colour's components, alpha left aside. */
export const hexOf = (color: ColorValue): string =>
  `#${color.components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const colorFault = (value: unknown): string | undefined => {
  const { colorSpace, components, alpha, hex } = record(value)
  if (colorSpace !== 'srgb') return 'a colour needs "colorSpace": "srgb"'
  if (!Array.isArray(components) || components.length !== 3)
    return 'a colour needs three components'
  if (!components.every((part) => isNumber(part) && unit(part)))
    return 'the components of a colour lie between 0 and 1'
  if (alpha !== undefined && !(isNumber(alpha) && unit(alpha))) return 'alpha lies between 0 and 1'
  const expected = hexOf(value as ColorValue)
  if (hex !== undefined && (typeof hex !== 'string' || hex.toLowerCase() !== expected))
    return `hex says ${JSON.stringify(hex)}, the components say ${expected}`
  return undefined
}

const measureFault = (value: unknown, units: readonly string[]): string | undefined => {
  const measure = record(value)
  if (isNumber(measure['value']) && units.includes(String(measure['unit']))) return undefined
  return `needs { "value": number, "unit": ${units.map((name) => `"${name}"`).join(' or ')} }`
}
const lengthFault = (value: unknown) => measureFault(value, ['px', 'rem'])
/** Of what has no less than nothing: a size, a corner, the blur of a shadow, a time. */
const positive = (value: unknown) =>
  (record(value)['value'] as number) < 0 ? 'is less than nothing' : undefined
const sizeFault = (value: unknown) => lengthFault(value) ?? positive(value)

const shadowFault = (value: unknown): string | undefined => {
  for (const layer of Array.isArray(value) ? value : [value]) {
    const shadow = record(layer)
    const fault =
      colorFault(shadow['color']) ??
      lengthFault(shadow['offsetX']) ??
      lengthFault(shadow['offsetY']) ??
      sizeFault(shadow['blur']) ??
      lengthFault(shadow['spread'])
    if (fault) return fault
  }
  return undefined
}

/** No mark that ends a string or a rule of CSS. */
const familyName = /^[\p{L}\p{M}\p{N} ._+-]+$/u

const familyFault = (value: unknown) => {
  const names = Array.isArray(value) ? value : [value]
  if (names.length === 0 || !names.every((name) => typeof name === 'string' && name !== ''))
    return 'needs one font name or a list of them'
  const odd = names.find((name: string) => !familyName.test(name)) as string | undefined
  return odd === undefined ? undefined : `${JSON.stringify(odd)} is no name of a font`
}

const typographyFault = (value: unknown): string | undefined => {
  const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = record(value)
  if (!isNumber(fontWeight) || !isNumber(lineHeight)) return 'needs a fontWeight and a lineHeight'
  if (lineHeight < 0) return 'the lineHeight is less than nothing'
  return familyFault(fontFamily) ?? sizeFault(fontSize) ?? lengthFault(letterSpacing)
}

const faults: Record<TokenType, (value: unknown) => string | undefined> = {
  color: colorFault,
  dimension: sizeFault,
  duration: (value) => measureFault(value, ['ms', 's']) ?? positive(value),
  number: (value) => (isNumber(value) ? undefined : 'needs a number'),
  fontWeight: (value) =>
    isNumber(value) && value >= 1 && value <= 1000 ? undefined : 'needs a weight from 1 to 1000',
  fontFamily: familyFault,
  cubicBezier: (value) =>
    Array.isArray(value) && value.length === 4 && value.every(isNumber)
      ? undefined
      : 'needs four numbers',
  shadow: shadowFault,
  typography: typographyFault,
}

/** What is wrong with a resolved value of a type, in words, or `undefined` when nothing is. */
export const valueFault = (type: TokenType, value: unknown): string | undefined =>
  type in faults ? faults[type](value) : `unknown $type "${type}"`
