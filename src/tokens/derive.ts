import { families } from './faces.ts'
import { brandRamps, colorValue, deriveRamp, readColor } from './ramp.ts'
import type { RampName, RampSource } from './ramp.ts'
import { flatten, TokenError } from './tree.ts'
import type { Token, TokenDocument, TokenMap } from './tree.ts'
import type { DimensionValue, TypographyValue } from './values.ts'

const group = (parent: unknown, key: string): Record<string, unknown> => {
  const child = typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined
  return typeof child === 'object' && child !== null ? (child as Record<string, unknown>) : {}
}

/** What is wrong with a `ramp`, one line each. */
const rampFaults = (base: TokenMap, name: string, source: unknown): string[] => {
  const token = `color.${name}`
  if (!(brandRamps as readonly string[]).includes(name))
    return [`${token}: only ${brandRamps.join(', ')} are made from a ramp`]
  const stops = typeof source === 'string' ? { '': source } : source
  if (typeof stops !== 'object' || stops === null || Object.keys(stops).length === 0)
    return [`${token}: "ramp" is one colour, or colours by step`]
  return Object.entries(stops).flatMap(([step, hex]) => [
    ...(step === '' || base.has(`${token}.${step}`) ? [] : [`${token}: has no step ${step}`]),
    ...(typeof hex === 'string' && readColor(hex)
      ? []
      : [`${token}: ramp: ${JSON.stringify(hex)} is no opaque colour; write one like #0f766e`]),
  ])
}

/**
 * The ramps a document gives in short, by name, under `color.NAME.$extensions.ramp`.
 * @throws TokenError for a name, a step or a colour that is none
 */
const rampsOf = (
  document: TokenDocument,
  base: TokenMap,
): Partial<Record<RampName, RampSource>> => {
  const found = Object.keys(group(document, 'color')).flatMap((name) => {
    const ramp = group(group(group(document, 'color'), name), '$extensions')['ramp']
    return ramp === undefined ? [] : [[name, ramp] as const]
  })
  const problems = found.flatMap(([name, ramp]) => rampFaults(base, name, ramp))
  if (problems.length > 0) throw new TokenError(problems)
  const plain = (ramp: RampSource): RampSource =>
    typeof ramp === 'string'
      ? (readColor(ramp) ?? ramp)
      : Object.fromEntries(Object.entries(ramp).map(([step, hex]) => [step, readColor(hex) ?? hex]))
  return Object.fromEntries(found.map(([name, ramp]) => [name, plain(ramp as RampSource)]))
}

const colors = (document: TokenDocument, base: TokenMap): [string, Token][] =>
  Object.entries(rampsOf(document, base)).flatMap(([name, source]) =>
    Object.entries(deriveRamp(base, name as RampName, source)).map(
      ([step, hex]): [string, Token] => [
        `color.${name}.${step}`,
        { type: 'color', value: colorValue(hex) },
      ],
    ),
  )

const pixels = (value: unknown) => (value as DimensionValue | undefined)?.value ?? 0

/** A corner this sharp or sharper would look odd beside a round chip. */
const roundest = 6

/** The other corners in the house's proportion to `radius.md`; full pixels, never to nothing. */
const corners = (given: TokenMap, base: TokenMap): [string, Token][] => {
  const md = given.get('radius.md')?.value as DimensionValue | undefined
  const house = base.get('radius.md')?.value as DimensionValue | undefined
  if (!md || !house || typeof md.value !== 'number') return []
  const scaled = (name: string) => {
    const usual = pixels(base.get(`radius.${name}`)?.value)
    const value = Math.ceil((usual / house.value) * md.value)
    return name === 'pill' ? (md.value < roundest ? md.value : usual) : value
  }
  return ['xs', 'sm', 'lg', 'xl', 'pill'].map((name) => [
    `radius.${name}`,
    { type: 'dimension', value: { value: scaled(name), unit: md.unit } },
  ])
}

/**
 * What a display face brings along: the families behind it, its weight, and line boxes measured
 * against its stacked marks.
 */
const face = (given: TokenMap, base: TokenMap): [string, Token][] => {
  const wish = given.get('font.family.display')?.value
  if (typeof wish !== 'string') return []
  const stack = [base.get('font.family.display')?.value].flat().slice(1)
  const fit = families.find(({ family }) => family === wish)?.display
  const weight = fit?.weight
  const styles = Object.entries(fit?.styles ?? {}).map(
    ([name, { size, line }]): [string, Token] => {
      const usual = base.get(`type.${name}`)?.value as TypographyValue
      return [
        `type.${name}`,
        {
          type: 'typography',
          value: {
            ...usual,
            fontSize: { value: size, unit: 'px' },
            lineHeight: line,
            ...(weight ? { fontWeight: weight } : {}),
          },
        },
      ]
    },
  )
  return [
    ['font.family.display', { type: 'fontFamily', value: [wish, ...stack] }],
    ...(weight
      ? [['font.weight.display', { type: 'fontWeight', value: weight }] as [string, Token]]
      : []),
    ...styles,
  ]
}

/**
 * Everything a brand's document overrides: what it says, and what follows from that. A ramp follows
 * from its stops, the corners from `radius.md`, the headlines from the name of their face; a token
 * that the document gives itself stands as it is given.
 * @throws TokenError
 */
export const brandOverrides = (document: TokenDocument, base: TokenMap): TokenMap => {
  const given = flatten(document, base)
  const own = [...given].filter(
    ([name, { value }]) => name !== 'font.family.display' || typeof value !== 'string',
  )
  return new Map([...colors(document, base), ...corners(given, base), ...face(given, base), ...own])
}
