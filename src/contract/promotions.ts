import * as v from 'valibot'
import { call } from './call.ts'
import {
  instant,
  money,
  nothing,
  paged,
  queryNumber,
  serverTime,
  text,
  wordsLang,
} from './values.ts'

/**
 * How a promotion and somebody stand to each other (section 4, Activity).
 * - `join`: nobody has pressed yet; the button joins, or sends an application in
 * - `signed`: joined; what is asked for has still to be done
 * - `applying`: an application waits for people to look at it
 * - `process`: it was approved, and the house is preparing what is given
 * - `rejected`: it was not approved; a reply may say why
 * - `claim`: something waits to be taken
 * - `claimed`: it was taken; `issued`: the house paid it by itself
 * - `close`: over
 */
export const promotionStatuses = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
] as const
export type PromotionStatus = (typeof promotionStatuses)[number]

/**
 * What somebody does to take part: nothing (`auto`), press once, take it, send an application, or go
 * elsewhere on the site.
 */
export const promotionHows = ['auto', 'join', 'claim', 'apply', 'link'] as const
export type PromotionHow = (typeof promotionHows)[number]

/** Section 5: the most code points of a remark, pictures of a proof, and bytes of one. */
export const promotionLimits = { remark: 140, proofs: 3, proofBytes: 5 * 1024 * 1024 } as const

const promotionStatus = v.picklist(promotionStatuses)

/** How far somebody is: 136 of 200 rounds. */
const promotionProgress = v.object({
  done: v.number(),
  target: v.number(),
  /** In the asked language, such as "rounds". */
  unit: v.string(),
})
export type PromotionProgress = v.InferOutput<typeof promotionProgress>

/** Written out, not taken from `promotion`: reading a schema's entries keeps it in every bundle. */
const listed = {
  id: v.number(),
  title: v.string(),
  summary: v.string(),
  category: v.string(),
  categoryName: v.string(),
  /** Of the category's name. */
  categoryLang: wordsLang,
  imageUrl: v.string(),
  startsAt: instant,
  /** Null: it has no end. */
  endsAt: v.nullable(instant),
  /** Said in the place of an end: "every Monday 12:00". */
  schedule: v.nullable(v.string()),
  /** Of the promotion's own words: everything but the category's name, the unit and the reply. */
  lang: wordsLang,
  how: v.picklist(promotionHows),
  /** Null where there is nothing to press and nothing to wait for. */
  status: v.nullable(promotionStatus),
  /** Whether the visitor has an entry of their own. */
  joined: v.boolean(),
  progress: v.nullable(promotionProgress),
}

/** A promotion among others; for guests its status is what a member would begin with. */
export const listedPromotion = v.object(listed)
export type ListedPromotion = v.InferOutput<typeof listedPromotion>

/** A promotion on a page of its own; `content` is HTML and hostile until cleaned. */
export const promotionDetails = v.object({
  ...listed,
  content: v.string(),
  serverTime,
  /** What is given, and what has to be played before it can be withdrawn. */
  reward: v.nullable(v.string()),
  turnover: v.nullable(v.string()),
  /** How much play credit; null when it is decided later, or is none. */
  bonus: v.nullable(money),
  /** How many take part. */
  participants: v.number(),
  /** Whether what was earned waits to be taken here, or comes by itself. */
  payout: v.optional(v.picklist(['claim', 'issue']), 'claim'),
  /** Only with a mobile number that was shown to be theirs. */
  needsMobile: v.boolean(),
  /** A path of the site, of a promotion that is elsewhere. */
  link: v.nullable(v.string()),
  /** What an application holds. */
  application: v.object({
    remark: v.picklist(['none', 'optional', 'required']),
    proofsMin: v.number(),
    proofsMax: v.number(),
  }),
  /** The visitor's own entry. */
  entry: v.nullable(
    v.object({
      createdAt: instant,
      decidedAt: v.nullable(instant),
      paidAt: v.nullable(instant),
      remark: v.nullable(v.string()),
      proofs: v.number(),
      /** What the house answered, as text. */
      reply: v.nullable(v.string()),
      /** What was, or will be, paid to this visitor. */
      bonus: v.nullable(money),
    }),
  ),
})
export type PromotionDetails = v.InferOutput<typeof promotionDetails>

const id = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999))

/** What became of a press: the status to show, and what was paid with it. */
const moved = v.object({ status: promotionStatus, paid: v.nullable(money) })

/** A no that comes of things having moved on meanwhile says how they stand. */
const standing = v.nullable(v.object({ status: v.optional(promotionStatus) }))

export const promotions = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionList',
  who: 'anyone',
  summary:
    'The promotions that run, in the order of the house, and how the visitor stands to each.',
  sealed: false,
  request: nothing,
  answer: v.object({ list: v.array(listedPromotion) }),
  failure: nothing,
})

export const promotionDetail = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionDetail',
  who: 'anyone',
  summary: 'A promotion with its terms; one that is over says so.',
  sealed: false,
  request: v.object({ id: queryNumber(0, 999_999_999) }),
  answer: promotionDetails,
  failure: nothing,
})

export const joinPromotion = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_joinPromotion',
  who: 'member',
  summary: 'Takes part in a promotion that asks for nothing but a press.',
  sealed: false,
  once: true,
  request: v.object({ id }),
  answer: moved,
  failure: standing,
})

export const applyForPromotion = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_applyPromotion',
  who: 'member',
  summary: 'Sends in an application with a remark and pictures, for the house to decide about.',
  sealed: false,
  once: true,
  request: v.object({
    id,
    /** Counted in code points by the gateway; here it is only kept short of abuse. */
    remark: v.optional(text(1000)),
    /** Of pictures that were sent before, in their order. */
    proofs: v.optional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(9)), []),
  }),
  answer: moved,
  failure: standing,
})

export const promotionProof = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_uploadPromotionProof',
  who: 'member',
  summary: 'Keeps a picture for an application that is about to be sent: png or jpg, 5 MB.',
  sealed: false,
  upload: true,
  request: v.object({
    /** The file in base64. */
    data: v.pipe(
      v.string(),
      v.minLength(4),
      v.maxLength(7_000_000),
      v.regex(/^[A-Za-z0-9+/]+={0,2}$/),
    ),
  }),
  answer: v.object({ proofId: v.string() }),
  failure: nothing,
})

export const claimPromotion = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimPromotion',
  who: 'member',
  summary: 'Takes what a promotion gives: play credit in the wallet, once.',
  sealed: false,
  once: true,
  request: v.object({ id }),
  answer: moved,
  failure: standing,
})

/** Somebody who joined with one's code. */
export const invitedFriend = v.object({
  /** Masked: `n***er`. */
  account: v.string(),
  joinedAt: instant,
  /** Whether both were given what a friend brings. */
  rewarded: v.boolean(),
})
export type InvitedFriend = v.InferOutput<typeof invitedFriend>

/** Invite friends (section 2); the feature is REFERRAL3. */
export const referral = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferral',
  who: 'member',
  summary: 'One’s own code, made at the first asking, and who joined with it, newest first.',
  sealed: false,
  request: v.object({ pageNo: v.optional(queryNumber(1, 100_000), 1) }),
  answer: v.object({
    code: v.string(),
    friends: paged(invitedFriend),
  }),
  failure: nothing,
})
