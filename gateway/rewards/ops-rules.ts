import { instant, localeNames, missionPeriods, money, rewardKinds } from '#contract/index.ts'
import * as v from 'valibot'
import type { MissionSource } from '#gateway/database/schema/index.ts'

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

const others = localeNames.filter((name) => name !== 'en')
/** Words in any of our languages, English among them. */
const said = (max: number) => {
  const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
  const rest = Object.fromEntries(others.map((name) => [name, v.optional(text)])) as Record<
    (typeof others)[number],
    v.OptionalSchema<typeof text, undefined>
  >
  return v.strictObject({ en: text, ...rest })
}
const position = v.optional(whole(0, 100_000), 0)

/** `PUT /ops/rewards/items/ID` */
export const rewardChange = v.strictObject({
  position,
  category: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  categoryName: said(40),
  title: said(80),
  summary: said(160),
  content: v.optional(v.nullable(said(20_000)), null),
  emblem: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  kind: v.picklist(rewardKinds),
  points: whole(1, 10_000_000),
  credit: v.optional(v.nullable(money), null),
  stock: v.optional(v.nullable(whole(0, 1_000_000)), null),
  minRank: v.optional(v.nullable(whole(1, 100)), null),
  publishesAt: v.optional(instant, '1970-01-01T00:00:00.000Z'),
  endsAt: v.optional(v.nullable(instant), null),
})

const sources = [
  'visit',
  'mobile',
  'email',
  'payment-password',
  'friends',
  'redeem',
  'raffle',
  'games',
  'stake',
] as const satisfies readonly MissionSource[]

/** `PUT /ops/rewards/missions/ID`; a mission leads somewhere on this site, or nowhere. */
export const missionChange = v.strictObject({
  position,
  period: v.picklist(missionPeriods),
  source: v.picklist(sources),
  goal: whole(1, 10_000_000),
  points: whole(1, 1_000_000),
  title: said(80),
  text: said(160),
  href: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\/(?!\/)[\w/?=&.#-]{0,200}$/))), null),
  isOn: v.optional(v.boolean(), true),
})

/** `PUT /ops/rewards/raffles/ID` */
export const raffleChange = v.strictObject({
  title: said(80),
  text: said(200),
  prizes: v.pipe(
    v.array(v.strictObject({ credit: money, count: whole(1, 100) })),
    v.minLength(1),
    v.maxLength(20),
  ),
  ticketPoints: whole(0, 100_000),
  maxTickets: whole(1, 100),
  opensAt: instant,
  drawsAt: instant,
  claimsUntil: instant,
})
