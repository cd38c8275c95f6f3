import { money } from '#contract/index.ts'
import * as v from 'valibot'
import type { Database } from '#gateway/database/open.ts'
import { getFact } from '#gateway/site/state.ts'

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** What points are worth, and for how long; the operator's to change (`PUT /ops/rewards/config`). */
export const pointRules = v.strictObject({
  /** So much stake brings so many points; null while nothing can be staked. */
  earn: v.nullable(v.strictObject({ stake: money, points: whole(1, 10_000) })),
  lifetimeMonths: whole(1, 120),
  convert: v.nullable(
    v.strictObject({
      points: whole(1, 1_000_000),
      credit: money,
      minimum: whole(1, 10_000_000),
      maximum: whole(1, 10_000_000),
    }),
  ),
})
export type PointRules = v.InferOutput<typeof pointRules>

/** The house's own. */
const housePointRules: PointRules = {
  earn: { stake: '10.00', points: 1 },
  lifetimeMonths: 12,
  convert: { points: 100, credit: '8.00', minimum: 100, maximum: 50_000 },
}

/** What holds now; what an older version wrote and nobody understands any more does not. */
export async function readPointRules(database: Database): Promise<PointRules> {
  const kept = v.safeParse(pointRules, await getFact(database, 'points'))
  return kept.success ? kept.output : housePointRules
}
