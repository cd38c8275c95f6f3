import { gameType, localeNames, promotionHows, promotionLimits } from '#contract/index.ts'
import * as v from 'valibot'

const words = v.nullable(
  v.object({
    ...(Object.fromEntries(
      localeNames.map((name) => [name, v.optional(v.pipe(v.string(), v.maxLength(200)))]),
    ) as Record<string, v.OptionalSchema<v.GenericSchema<string>, undefined>>),
    en: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
)
const few = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(promotionLimits.proofs))
const amount = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/))

/** What of somebody's play counts; the same as `PlayCount`. */
const counts = v.strictObject({
  what: v.picklist(['rounds', 'stake']),
  gameType: v.exactOptional(gameType),
  vassalage: v.exactOptional(v.pipe(v.string(), v.regex(/^\w{1,40}$/))),
  least: v.exactOptional(amount),
})

/** What a promotion asks and gives, as an operator writes it; amounts are decimal strings. */
export const offerChange = v.pipe(
  v.strictObject({
    how: v.picklist([...promotionHows, 'welcome']),
    payout: v.optional(v.picklist(['claim', 'issue']), 'claim'),
    bonus: v.optional(v.nullable(amount), null),
    reward: v.optional(words, null),
    turnover: v.optional(words, null),
    target: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
    counts: v.optional(v.nullable(counts), null),
    unit: v.optional(words, null),
    remark: v.optional(v.picklist(['none', 'optional', 'required']), 'none'),
    proofsMin: v.optional(few, 0),
    proofsMax: v.optional(few, 0),
    needsMobile: v.optional(v.boolean(), false),
    link: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\/(?!\/)[\w/?=&.-]{0,200}$/))), null),
  }),
  v.check(
    ({ proofsMin, proofsMax }) => proofsMin <= proofsMax,
    'proofsMin may not be above proofsMax',
  ),
)
