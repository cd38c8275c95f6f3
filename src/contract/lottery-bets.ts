import * as v from 'valibot'
import { call } from './call.ts'
import { lotteryGame } from './lottery.ts'
import { instant, money, nothing, paged, queryNumber, text } from './values.ts'

/** A way to bet (picture 22a). */
export const lotteryPlay = v.object({
  /** `3top`, `3tod`, `3bottom`, `2top`, `2bottom`, `1top`, `1bottom`, `4top`. */
  code: v.string(),
  /** Plays of one group stand together; `3`, `2`, `1`, `4`. */
  group: v.string(),
  /** How many a number has. */
  digits: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  /** What one unit of stake becomes, such as `3.2`: at most three decimals. */
  rate: v.string(),
  /** Which number it is about; plays of one end can win together. */
  end: v.picklist(['top', 'bottom']),
  /** The prize that it looks at, by its code in a result: `top`, `DB`, `first`, `lastTwo` … */
  prize: v.optional(v.string()),
  /** How many numbers that prize has: every one of them brings its win. @default 1 */
  drawn: v.optional(v.number()),
  /** Its last digits as they are, in any order, or one digit among its last three or two. */
  match: v.picklist(['exact', 'any-order', 'has']),
})
export type LotteryPlay = v.InferOutput<typeof lotteryPlay>

export const lotteryRules = call({
  method: 'GET',
  path: '/lgw/vn/games/rules',
  who: 'anyone',
  summary: 'How the draw on sale of a lottery is bet on.',
  sealed: false,
  request: v.object({
    gameCode: text(40),
    /** Id of one of the provinces that are drawn next; of any other, the first is meant. */
    province: v.optional(text(40)),
  }),
  answer: v.object({
    game: lotteryGame,
    drawId: v.string(),
    /** Whose draw it is among Vietnam's provinces; null elsewhere. */
    province: v.optional(v.nullable(v.string())),
    /** All that are drawn with it, and itself; none elsewhere. Each has a draw of its own. */
    provinces: v.optional(
      v.array(v.object({ id: v.string(), name: v.string(), drawId: v.string() })),
      [],
    ),
    commitment: v.string(),
    plays: v.array(lotteryPlay),
    stakes: v.array(money),
    minStake: money,
    maxStake: money,
    mostLines: v.number(),
    /** Numbers that pay half, or are not sold. */
    limited: v.array(
      v.object({ playType: v.string(), numbers: v.string(), kind: v.picklist(['half', 'closed']) }),
    ),
    /** Three digits that came most among the last draws. */
    frequent: v.array(v.object({ numbers: v.string(), times: v.number() })),
    frequentDraws: v.number(),
    /** Until how many minutes before the close a ticket can be cancelled; 0 for never. */
    cancelMinutes: v.number(),
  }),
  failure: nothing,
})

export const ticketStates = ['waiting', 'won', 'lost', 'cancelled'] as const

/** One purchase: lines on one draw. */
export const lotteryTicket = v.object({
  id: v.string(),
  gameCode: v.string(),
  vendor: v.string(),
  name: v.string(),
  nameLang: v.string(),
  drawId: v.string(),
  /** Of its draw, as it was published before the ticket was bought; null where the server does not say. */
  commitment: v.optional(v.nullable(v.string()), null),
  numero: v.string(),
  /** Province of a Vietnam draw, else null. */
  province: v.nullable(v.string()),
  status: v.picklist(ticketStates),
  lines: v.array(
    v.object({
      playType: v.string(),
      numbers: v.string(),
      stake: money,
      rate: v.string(),
      half: v.boolean(),
      /** Null until it is settled. */
      win: v.nullable(money),
      /** The drawn numbers that it was compared with; none before the draw. */
      drawn: v.array(v.string()),
    }),
  ),
  total: money,
  /** Null until it is settled. */
  win: v.nullable(money),
  placedAt: instant,
  drawsAt: instant,
  /** Null where it cannot be cancelled any more. */
  cancelUntil: v.nullable(instant),
})
export type LotteryTicket = v.InferOutput<typeof lotteryTicket>

export const mostTicketLines = 200

/**
 * Refused as a whole, with nothing taken: `draw_closed` after the close, `not_enough` balance,
 * `number_closed`, `stake_wrong`, `rate_changed` where a line's rate is not the house's any more.
 */
export const placeLotteryTicket = call({
  method: 'POST',
  path: '/lgw/vn/tickets',
  who: 'member',
  summary: 'Bets on the numbers of a draw.',
  sealed: false,
  once: true,
  request: v.object({
    drawId: text(80),
    lines: v.pipe(
      v.array(
        v.object({
          playType: text(20),
          numbers: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
          stake: money,
          /** What the player was shown; left out, the house's counts. */
          rate: v.optional(text(12)),
        }),
      ),
      v.minLength(1),
      v.maxLength(mostTicketLines),
    ),
  }),
  answer: lotteryTicket,
  failure: nothing,
})

export const lotteryTickets = call({
  method: 'GET',
  path: '/lgw/vn/tickets',
  who: 'member',
  summary: 'A member’s tickets, newest first.',
  sealed: false,
  request: v.object({
    status: v.optional(v.picklist(ticketStates)),
    gameCode: v.optional(text(40)),
    drawId: v.optional(text(80)),
    pageNo: v.optional(queryNumber(1, 100_000), 1),
    pageSize: v.optional(queryNumber(1, 50), 10),
  }),
  answer: paged(lotteryTicket),
  failure: nothing,
})

export const cancelLotteryTicket = call({
  method: 'POST',
  path: '/lgw/vn/tickets/cancel',
  who: 'member',
  summary: 'Takes a ticket back; `cancel_late` when it is too late for that.',
  sealed: false,
  once: true,
  request: v.object({ id: text(40) }),
  answer: lotteryTicket,
  failure: nothing,
})

/** The operator's lottery vendor, or null: then the site bets on its own screen (L1). */
export const lotteryLaunch = call({
  method: 'GET',
  path: '/lgw/vn/lobby/launch',
  who: 'anyone',
  summary: 'Where a lottery is bet on.',
  sealed: false,
  request: v.object({
    lottoArea: v.optional(text(10), 'VN'),
    launchMode: v.optional(v.literal('LOTT'), 'LOTT'),
    lottoPrizeMode: v.optional(text(20)),
    lottoGameCode: v.optional(text(40)),
    lottoView: v.optional(v.picklist(['betting', 'lobby']), 'betting'),
    device: v.optional(text(20), 'WEB'),
    backUrl: v.optional(text(500)),
  }),
  answer: v.object({ game_url: v.nullable(v.string()) }),
  failure: nothing,
})
