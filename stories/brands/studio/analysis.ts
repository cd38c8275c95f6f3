import { baseTokens, tokensOf } from '#tokens/base.ts'
import { measureBrand } from '#tokens/contrast.ts'
import type { PairResult } from '#tokens/contrast.ts'
import { brandRules } from '#tokens/css.ts'
import { draftDocument } from '#tokens/draft.ts'
import type { BrandDraft } from '#tokens/draft.ts'
import { failingRamps, nearestSeed, rampToBlame, seedOf } from '#tokens/propose.ts'
import type { RampName } from '#tokens/ramp.ts'
import { resolve } from '#tokens/resolve.ts'
import type { ResolvedBrand } from '#tokens/resolve.ts'
import { hexOf } from '#tokens/values.ts'
import type { ColorValue } from '#tokens/values.ts'

/** A measured pair with what the table shows of it. */
export interface PairRow extends PairResult {
  fgHex: string
  bgHex: string
  /** Only on failure: the ramp to change. */
  ramp: RampName | undefined
}

/** A draft, looked at. */
export interface Analysis {
  brand: ResolvedBrand
  /** The draft's stylesheet, as if it were the brand of that name. */
  css: (brandName: string) => string
  /** Failing first, then the narrowest, by how far the ratio is from what it needs. */
  rows: PairRow[]
  failing: number
  /** For each ramp that is to blame, the nearest colour with which it is not. */
  offers: Partial<Record<RampName, string>>
}

const base = resolve(baseTokens())

const colour = (brand: ResolvedBrand, { scheme }: PairResult, role: string) =>
  hexOf(brand[scheme].get(`color.${role}`)?.value as ColorValue)

/** What fails, then by how little the rest passes; decoration last, which is allowed to be faint. */
const narrowestFirst = (a: PairRow, b: PairRow) =>
  Number(a.passes) - Number(b.passes) ||
  Number(a.kind === 'visible') - Number(b.kind === 'visible') ||
  a.ratio / a.need - b.ratio / b.need

/** Measures a draft in both schemes; some ten milliseconds, more where colours are searched for. */
export const analyse = (draft: BrandDraft): Analysis => {
  const tokens = tokensOf(draftDocument(draft))
  const brand = resolve(tokens)
  const rows = measureBrand(brand)
    .map((pair) => ({
      ...pair,
      fgHex: colour(brand, pair, pair.fg),
      bgHex: colour(brand, pair, pair.bg),
      ramp: pair.passes ? undefined : rampToBlame(brand, pair),
    }))
    .toSorted(narrowestFirst)
  const failing = rows.filter(({ passes }) => !passes).length
  const blamed = failing > 0 ? failingRamps(draft) : []
  return {
    brand,
    css: (name) => brandRules(name, tokens, brand, base),
    rows,
    failing,
    offers: Object.fromEntries(
      blamed.map((ramp) => [ramp, nearestSeed(draft, ramp, seedOf(draft, ramp))]),
    ),
  }
}
