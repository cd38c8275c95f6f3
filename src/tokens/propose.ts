import { converter, formatHex, toGamut } from 'culori'
import { baseTokens } from './base.ts'
import { measureBrand } from './contrast.ts'
import type { PairResult } from './contrast.ts'
import { resolveDraft, shownColor } from './draft.ts'
import type { BrandDraft } from './draft.ts'
import { atHouseBrightness, brandRamps } from './ramp.ts'
import type { RampName } from './ramp.ts'
import type { ResolvedBrand } from './resolve.ts'

const oklch = converter('oklch')
const inSrgb = toGamut('rgb', 'oklch')

const rampBehind = (brand: ResolvedBrand, { scheme }: PairResult, role: string) => {
  const ramp = brand[scheme].get(`color.${role}`)?.chain.at(-1)?.split('.')[1]
  return brandRamps.find((name) => name === ramp)
}

/**
 * The ramp to change when a pair fails: the one its foreground comes from; where that is a neutral or
 * none of the brand's, the one it lies on, since nobody recolours every text to save a button.
 */
export const rampToBlame = (brand: ResolvedBrand, pair: PairResult): RampName | undefined => {
  const [fg, bg] = [rampBehind(brand, pair, pair.fg), rampBehind(brand, pair, pair.bg)]
  return fg === undefined || fg === 'neutral' ? (bg ?? fg) : fg
}

/** A draft with another colour for a ramp. */
export const withColor = (draft: BrandDraft, ramp: RampName, hex: string): BrandDraft => ({
  ...draft,
  colors: { ...draft.colors, [ramp]: hex },
})

/** A ramp's one colour: the draft's, or what it has without one. */
export const seedOf = (draft: BrandDraft, ramp: RampName): string =>
  draft.colors[ramp] ?? shownColor(resolveDraft(draft), ramp, draft.defaultScheme === 'light')

const passes = (draft: BrandDraft, ramp: RampName, hex: string): boolean => {
  const brand = resolveDraft(withColor(draft, ramp, hex))
  return measureBrand(brand).every((pair) => pair.passes || rampToBlame(brand, pair) !== ramp)
}

const coarse = 0.02
const turns = 5

/**
 * The nearest colour of a ramp with which no pair of that ramp fails: same hue and chroma (less only
 * where sRGB has no more), lightness moved. There always is one: at the brightness of the house's own
 * step every ratio is the house's.
 * @returns `#rrggbb`; the given colour when nothing is wrong with it
 */
export const nearestSeed = (draft: BrandDraft, ramp: RampName, hex: string): string => {
  if (passes(draft, ramp, hex)) return hex
  const start = oklch(hex)
  const at = (l: number) => formatHex(inSrgb({ mode: 'oklch', c: 0, ...start, l }))
  const from = start?.l ?? 0.5
  for (let away = coarse; away <= 1; away += coarse)
    for (const side of [1, -1]) {
      const l = from + side * away
      if (l < 0 || l > 1 || !passes(draft, ramp, at(l))) continue
      let [bad, good] = [away - coarse, away]
      for (let turn = 0; turn < turns; turn += 1) {
        const middle = (bad + good) / 2
        if (passes(draft, ramp, at(from + side * middle))) good = middle
        else bad = middle
      }
      return at(from + side * good)
    }
  return atHouseBrightness(baseTokens(), ramp, hex)
}

/** Ramps with a pair that fails because of them. */
export const failingRamps = (draft: BrandDraft): RampName[] => {
  const brand = resolveDraft(draft)
  const failing = measureBrand(brand).filter((pair) => !pair.passes)
  const blamed = new Set(failing.map((pair) => rampToBlame(brand, pair)))
  return brandRamps.filter((ramp) => blamed.has(ramp))
}

/**
 * A draft with every failing colour at the nearest one that passes.
 * @returns the same draft when nothing fails
 */
export const propose = (draft: BrandDraft): BrandDraft =>
  failingRamps(draft).reduce(
    (next, ramp) => withColor(next, ramp, nearestSeed(next, ramp, seedOf(next, ramp))),
    draft,
  )
