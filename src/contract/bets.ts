import * as v from 'valibot'
import { call } from './call.ts'
import { instant, money, nothing, paged, queryNumber, wordsLang } from './values.ts'

/** Days of the house's own zone, today included in `week` and `month`, which are 7 and 30 of them. */
export const betPeriods = ['today', 'yesterday', 'week', 'month'] as const
export type BetPeriod = (typeof betPeriods)[number]

export const betKinds = ['game', 'lottery'] as const
export type BetKind = (typeof betKinds)[number]

/** A round of a game, or a ticket of a lottery. */
const bet = v.object({
  id: v.string(),
  kind: v.picklist(betKinds),
  gameName: v.string(),
  nameLang: wordsLang,
  /** Whose game it is; null for one that has left the catalogue. */
  vassalage: v.nullable(v.string()),
  vendorName: v.nullable(v.string()),
  /** `waiting` for its end; `returned`: it was no bet in the end, and its stake is back. */
  status: v.picklist(['waiting', 'settled', 'returned']),
  stake: money,
  /** The stake in it. Null until it is settled, and for a stake that is back. */
  win: v.nullable(money),
  /** What it changed: win less stake. Null as `win` is. */
  net: v.nullable(money),
  placedAt: instant,
})
export type Bet = v.InferOutput<typeof bet>

const totals = v.object({
  /** What was staked and has not come back as it was. */
  stake: money,
  /** The part of it that waits for an end. */
  waiting: money,
  win: money,
  /** Win less stake, over what is settled. */
  net: money,
})
export type BetTotals = v.InferOutput<typeof totals>

export const bettingRecords = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getBettingRecords',
  who: 'member',
  summary: 'What a member bet for real at games and lotteries, newest first, and its sums (M8).',
  sealed: false,
  request: v.object({
    period: v.optional(v.picklist(betPeriods), 'week'),
    /** Both when it is left out. */
    kind: v.optional(v.picklist(betKinds)),
    pageNo: v.optional(queryNumber(1, 100_000), 1),
    pageSize: v.optional(queryNumber(1, 50), 10),
  }),
  /** Sums are of all pages. */
  answer: v.object({ ...paged(bet).entries, totals }),
  failure: nothing,
})
