import * as v from 'valibot'
import { call } from './call.ts'
import { instant, money, nothing, paged, queryNumber, text, wordsLang } from './values.ts'

/** A number of points: whole, never below zero. */
const points = v.pipe(v.number(), v.integer(), v.minValue(0))
const id = v.pipe(text(40), v.regex(/^[a-z0-9-]{1,40}$/))

/** Where a member stands among the ranks. */
const rank = v.object({
  /** Of the member's label, such as `VIP 3`; null before the first. */
  name: v.nullable(v.string()),
  /** The next rank; null on the highest. */
  next: v.nullable(
    v.object({
      name: v.string(),
      /** Points still to be earned, and how far the way there is done, from 0 to 1. */
      missing: points,
      progress: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
  ),
})

export const pointBalance = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointBalance',
  who: 'member',
  summary: 'Points that can be spent, what of them expires next, and the rank they lead to (C2).',
  sealed: false,
  request: nothing,
  answer: v.object({
    balance: points,
    expiring: v.nullable(v.object({ points, at: instant })),
    rank,
    /** What a redemption is confirmed with: the withdrawal password where there is one. */
    confirmWith: v.picklist(['payment', 'login']),
  }),
  failure: nothing,
})

export const pointConfig = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointConfig',
  who: 'anyone',
  summary: 'How points are earned, how long they last and what they are worth as play credit.',
  sealed: false,
  request: nothing,
  answer: v.object({
    /** So much stake brings so many points; null while nothing can be staked. */
    earn: v.nullable(v.object({ stake: money, points })),
    lifetimeMonths: points,
    /** Null: points are not turned into credit. */
    convert: v.nullable(
      v.object({
        /** So many points are so much credit; any number converted is a multiple of it. */
        points: v.pipe(points, v.minValue(1)),
        credit: money,
        minimum: points,
        maximum: points,
      }),
    ),
  }),
  failure: nothing,
})

/** What a reward is; goods are sent somewhere. */
export const rewardKinds = ['credit', 'service', 'goods'] as const

const reward = v.object({
  id: v.string(),
  category: v.string(),
  categoryName: v.string(),
  /** Of the category's name. */
  categoryLang: wordsLang,
  title: v.string(),
  summary: v.string(),
  /** HTML of a stranger; null where there is no more to say. */
  content: v.nullable(v.string()),
  /** Of title, summary and content. */
  lang: wordsLang,
  /** Name of a drawing; unknown ones get one of the house's. */
  emblem: v.string(),
  kind: v.picklist(rewardKinds),
  points,
  /** Play credit of one; null where it is no money. */
  credit: v.nullable(money),
  /** How many are left; null for as many as are wanted. */
  stock: v.nullable(points),
  minRank: v.nullable(v.number()),
  endsAt: v.nullable(instant),
})
export type Reward = v.InferOutput<typeof reward>

export const pointRewards = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointReward',
  who: 'anyone',
  summary: 'What points can be spent on.',
  sealed: false,
  request: nothing,
  answer: v.object({ list: v.array(reward) }),
  failure: nothing,
})

/** In process, rejected, approved (section 4). */
export const redemptionStatuses = ['process', 'approved', 'rejected'] as const
export type RedemptionStatus = (typeof redemptionStatuses)[number]

const redemption = v.object({
  id: v.string(),
  title: v.string(),
  /** Of the title. */
  lang: wordsLang,
  emblem: v.string(),
  quantity: points,
  points,
  credit: v.nullable(money),
  status: v.picklist(redemptionStatuses),
  /** What the operator has to say; show as text. */
  note: v.nullable(v.string()),
  createdAt: instant,
})
export type Redemption = v.InferOutput<typeof redemption>

/** How many of one reward one redemption can be about. */
export const mostAtOnce = 10

export const redeemReward = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_redeemPointReward',
  who: 'member',
  summary: 'Spends points on a reward, confirmed with a password, once an Idempotency-Key.',
  sealed: true,
  once: true,
  request: v.object({
    rewardId: id,
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostAtOnce)),
    /** Price of one as it was shown: another price is refused, not charged. */
    points,
    password: v.pipe(text(256), v.minLength(1)),
    /** For goods. */
    recipient: v.optional(
      v.object({
        name: v.pipe(text(80), v.trim(), v.minLength(2)),
        mobile: v.pipe(v.string(), v.regex(/^\d{6,15}$/)),
        address: v.pipe(text(300), v.trim(), v.minLength(10)),
      }),
    ),
  }),
  answer: v.object({ status: v.picklist(redemptionStatuses), balance: points }),
  failure: nothing,
})

export const redemptionList = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getRedeemPointList',
  who: 'member',
  summary: 'Rewards the member asked for, newest first.',
  sealed: false,
  request: v.object({
    pageNo: v.optional(queryNumber(1, 100_000), 1),
    pageSize: v.optional(queryNumber(1, 100), 10),
    status: v.optional(v.picklist(redemptionStatuses)),
  }),
  answer: paged(redemption),
  failure: nothing,
})

export const convertPoints = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_convertPoint',
  who: 'member',
  summary: 'Turns points into play credit at the rate of `pointConfig`, once an Idempotency-Key.',
  sealed: false,
  once: true,
  request: v.object({
    points: v.pipe(points, v.minValue(1), v.maxValue(10_000_000)),
    /** What they are worth as it was shown: another rate is refused, not applied. */
    credit: money,
  }),
  answer: v.object({ credit: money, balance: points }),
  failure: nothing,
})
