import * as v from 'valibot'
import { call } from './call.ts'
import { instant, money, nothing, serverTime, text, wordsLang } from './values.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const id = v.pipe(text(40), v.regex(/^[a-z0-9-]{1,40}$/))

export const missionPeriods = ['day', 'week', 'once'] as const
export type MissionPeriod = (typeof missionPeriods)[number]

const mission = v.object({
  id: v.string(),
  period: v.picklist(missionPeriods),
  title: v.string(),
  text: v.string(),
  lang: wordsLang,
  /** Where it is done; a path of this site. */
  href: v.nullable(v.string()),
  progress: count,
  goal: count,
  /** What it brings. */
  points: count,
  status: v.picklist(['open', 'claimable', 'claimed']),
})
export type Mission = v.InferOutput<typeof mission>

export const missionSummary = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  who: 'member',
  summary: 'Missions of the day, of the week and for once, and how far the member is (C9).',
  sealed: false,
  request: nothing,
  answer: v.object({
    missions: v.array(mission),
    /** How many wait to be claimed: the badge of the member centre. */
    claimable: count,
    /** When the day's and the week's missions begin anew. */
    dayEndsAt: instant,
    weekEndsAt: instant,
  }),
  failure: nothing,
})

export const claimMission = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  who: 'member',
  summary: 'Pays out a mission that is done, once a period.',
  sealed: false,
  once: true,
  request: v.object({ missionId: id }),
  answer: v.object({ points: count, balance: count }),
  failure: nothing,
})

const place = v.object({
  place: count,
  /** Masked, but one’s own. */
  account: v.string(),
  points: count,
  isMine: v.boolean(),
})
export type LeaderboardPlace = v.InferOutput<typeof place>

export const missionLeaderboard = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  who: 'member',
  summary: 'Who earned the most with missions this week.',
  sealed: false,
  request: nothing,
  answer: v.object({
    list: v.array(place),
    /** The member's own place, when they have one. */
    mine: v.nullable(place),
    endsAt: instant,
  }),
  failure: nothing,
})

const raffle = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  lang: wordsLang,
  status: v.picklist(['upcoming', 'open', 'drawn']),
  /** First prize first. */
  prizes: v.array(v.object({ credit: money, count })),
  ticketPoints: count,
  maxTickets: count,
  /** Tickets taken by everybody; numbers run from 1. */
  sold: count,
  /** The member's own numbers. */
  mine: v.array(count),
  opensAt: instant,
  drawsAt: instant,
  claimsUntil: instant,
  /** SHA-256 of the seed in hexadecimal, published before the first ticket. */
  commitment: v.string(),
  /** What decided the draw; null before it. */
  seed: v.nullable(v.string()),
  winners: v.array(
    v.object({
      place: count,
      number: count,
      /** Masked, but one’s own. */
      account: v.string(),
      credit: money,
      isMine: v.boolean(),
      isClaimed: v.boolean(),
    }),
  ),
})
export type Raffle = v.InferOutput<typeof raffle>

export const raffleList = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getRafflePromotion',
  who: 'member',
  summary: 'Raffles that are coming, open, or were drawn lately.',
  sealed: false,
  request: nothing,
  answer: v.object({ list: v.array(raffle), serverTime }),
  failure: nothing,
})

export const enterRaffle = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_enterRafflePromotion',
  who: 'member',
  summary: 'Takes tickets of a raffle for points, once an Idempotency-Key.',
  sealed: false,
  once: true,
  request: v.object({
    raffleId: id,
    tickets: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  answer: v.object({ numbers: v.array(count), balance: count }),
  failure: nothing,
})

export const claimRaffle = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimRafflePromotion',
  who: 'member',
  summary: 'Puts what somebody won in a raffle into their wallet, once.',
  sealed: false,
  once: true,
  request: v.object({ raffleId: id }),
  answer: v.object({ credit: money }),
  failure: nothing,
})
