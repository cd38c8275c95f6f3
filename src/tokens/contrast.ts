import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori'
import { contrastPairs, needed } from './contrast-pairs.ts'
import type { ContrastPair } from './contrast-pairs.ts'
import type { ResolvedBrand, ResolvedTokens } from './resolve.ts'
import { schemes } from './tree.ts'
import type { SchemeName } from './tree.ts'
import type { ColorValue } from './values.ts'
import { hexOf } from './values.ts'

const oklch = converter('oklch')

/** Lays a colour over an opaque one, in sRGB as browsers do. */
export const composite = (top: ColorValue, below: ColorValue): ColorValue => {
  const alpha = top.alpha ?? 1
  const mix = (index: 0 | 1 | 2) =>
    top.components[index] * alpha + below.components[index] * (1 - alpha)
  return { colorSpace: 'srgb', components: [mix(0), mix(1), mix(2)] }
}

/**
 * WCAG 2.x ratio, 1 to 21, of what is really seen.
 * @param canvas opaque colour that shows through a translucent background
 */
export const contrast = (fg: ColorValue, bg: ColorValue, canvas: ColorValue): number => {
  const below = composite(bg, canvas)
  return wcagContrast(hexOf(composite(fg, below)), hexOf(below))
}

/** Of lightness, from black to white. */
const steps = 1000

/**
 * The nearest foreground that passes: same hue and chroma (less only where sRGB has no more),
 * lightness moved either way by the smallest step. `undefined` when no lightness does.
 */
export const nearestPassing = (
  fg: ColorValue,
  bg: ColorValue,
  canvas: ColorValue,
  min: number,
): string | undefined => {
  const start = oklch(hexOf(fg))
  if (!start) return undefined
  const at = (l: number) => formatHex(clampChroma({ ...start, l }, 'oklch', 'rgb'))
  const passes = (l: number) => {
    const rgb = parse(at(l))
    if (rgb?.mode !== 'rgb') return false
    const candidate = { ...fg, components: [rgb.r, rgb.g, rgb.b] as ColorValue['components'] }
    return contrast(candidate, bg, canvas) >= min
  }
  /** Steps until it passes. Once it does, it does from there on: it has left `bg` behind. */
  const awayTo = (side: 1 | -1) => {
    let [bad, good] = [-1, Math.floor((side > 0 ? 1 - start.l : start.l) * steps)]
    if (!passes(start.l + (side * good) / steps)) return Infinity
    while (good - bad > 1) {
      const middle = (bad + good) >> 1
      if (passes(start.l + (side * middle) / steps)) good = middle
      else bad = middle
    }
    return good
  }
  const [darker, lighter] = [awayTo(-1), awayTo(1)]
  const away = darker <= lighter ? -darker : lighter
  return Number.isFinite(away) ? at(start.l + away / steps) : undefined
}

/** A pair as measured in one scheme. */
export type PairResult = ContrastPair & {
  scheme: SchemeName
  ratio: number
  need: number
  passes: boolean
  /** Only on failure: the smaller change that passes, of `fg` or of `bg`, if there is one. */
  nearest?: { role: string; hex: string }
}

const lightness = (hex: string) => oklch(hex)?.l ?? 0

const nearestOf = (
  pair: ContrastPair,
  fg: ColorValue,
  bg: ColorValue,
  canvas: ColorValue,
): PairResult['nearest'] => {
  const need = needed[pair.kind]
  const found = [
    { role: pair.fg, from: fg, hex: nearestPassing(fg, bg, canvas, need) },
    // A ratio reads the same from both sides.
    { role: pair.bg, from: bg, hex: nearestPassing(bg, fg, canvas, need) },
  ].flatMap(({ role, from, hex }) =>
    hex ? [{ role, hex, moved: Math.abs(lightness(hex) - lightness(hexOf(from))) }] : [],
  )
  const [best] = found.toSorted((a, b) => a.moved - b.moved)
  return best && { role: best.role, hex: best.hex }
}

const colorOf = (tokens: ResolvedTokens, role: string) => {
  const token = tokens.get(`color.${role}`)
  if (token?.type !== 'color')
    throw new Error(`the contrast table names color.${role}: no such token`)
  return token.value as ColorValue
}

/** Measures pairs in one scheme. */
export const measurePairs = (
  tokens: ResolvedTokens,
  scheme: SchemeName,
  pairs: readonly ContrastPair[] = contrastPairs,
): PairResult[] => {
  const canvas = colorOf(tokens, 'bg.canvas')
  return pairs.map((pair) => {
    const [fg, bg] = [colorOf(tokens, pair.fg), colorOf(tokens, pair.bg)]
    const need = needed[pair.kind]
    const ratio = contrast(fg, bg, canvas)
    const passes = ratio >= need
    const nearest = passes ? undefined : nearestOf(pair, fg, bg, canvas)
    return { ...pair, scheme, ratio, need, passes, ...(nearest ? { nearest } : {}) }
  })
}

/** The whole table of one brand, both schemes. */
export const measureBrand = (brand: ResolvedBrand): PairResult[] =>
  schemes.flatMap((scheme) => measurePairs(brand[scheme], scheme))

/** Two decimals, rounded down: 4.499 must not read 4.50. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2)

/** A failure in one line: the pair, what was measured, what is needed, what would pass. */
export const failureText = ({ scheme, fg, bg, ratio, need, nearest }: PairResult): string => {
  const way = nearest
    ? `nearest passing color.${nearest.role}: ${nearest.hex}`
    : `no lightness of either passes; give one of them another colour`
  return `${scheme}: color.${fg} on color.${bg} is ${ratioText(ratio)}, needs ${need}; ${way}`
}
