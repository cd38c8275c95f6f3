import * as v from 'valibot'
import { call } from './call.ts'
import { instant, nothing, queryNumber, text } from './values.ts'

/** Vendors whose games are played on the lottery screens (section 9). */
export const lotteryVendors = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'] as const

/**
 * What a draw is in the middle of: `open` takes bets, `closing` for less than a quarter of an hour,
 * `locked` takes none, `drawing` waits for its numbers, `drawn` has them.
 */
export const drawStatuses = ['open', 'closing', 'locked', 'drawing', 'drawn'] as const
const drawStatus = v.picklist(drawStatuses)

/** A lottery with the draw that one can buy now (section 3, Lottery game). */
export const lotteryGame = v.object({
  gameId: v.string(),
  gameCode: v.string(),
  /** One of `lotteryVendors`, or an operator's own. */
  vendor: v.string(),
  /** Its name, in the asked language, else in English. */
  remark: v.string(),
  /** BCP 47 of `remark`. */
  nameLang: v.string(),
  gameGroupCode: v.string(),
  gameGroupId: v.number(),
  /** The issue on sale. */
  numero: v.string(),
  /** Whole seconds until the draw, when this was answered. */
  remainTime: v.number(),
  /** For how many seconds before the draw nobody may bet. */
  lockTime: v.number(),
  /** Comma-separated weekdays, Sunday 1 … Saturday 7 (decision 45). */
  drawDayOfWeek: v.string(),
  /** Instant of the draw. */
  winningTime: instant,
  /** Seconds from draw to draw; of uneven ones, the shortest. */
  spacing: v.number(),
  status: drawStatus,
  /** The issue before, and at most six of its numbers; empty when there was none. */
  lastNumero: v.nullable(v.string()),
  lastNumbers: v.array(v.string()),
  imageUrl: v.string(),
})
export type LotteryGame = v.InferOutput<typeof lotteryGame>

const device = {
  prizeMode: v.optional(text(20)),
  device: v.optional(text(20), 'WEB'),
}

export const lotteryMenus = call({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  who: 'anyone',
  summary: 'Lotteries by group, each with the draw on sale.',
  sealed: false,
  request: v.object(device),
  answer: v.object({
    groups: v.array(
      v.object({
        gameGroupCode: v.string(),
        gameGroupId: v.number(),
        /** In the asked language, else in English. */
        labelName: v.string(),
        tag: v.string(),
        gameMenus: v.array(lotteryGame),
      }),
    ),
  }),
  failure: nothing,
})

export const popularLotteries = call({
  method: 'GET',
  path: '/lgw/games/popular',
  who: 'anyone',
  summary: 'The lotteries that most is bet on, most first.',
  sealed: false,
  request: v.object({ ...device, count: v.optional(queryNumber(1, 100), 20) }),
  answer: v.object({ list: v.array(lotteryGame) }),
  failure: nothing,
})

export const recentLotteries = call({
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  who: 'member',
  summary: 'The lotteries that this member bet on, newest first.',
  sealed: false,
  request: v.object({ ...device, recentCount: v.optional(queryNumber(1, 100), 100) }),
  answer: v.object({ list: v.array(lotteryGame) }),
  failure: nothing,
})

/** Numbers that came out, and when the same lottery draws again (L3). */
export const openNumbers = v.object({
  drawId: v.string(),
  gameId: v.string(),
  gameCode: v.string(),
  remark: v.string(),
  nameLang: v.string(),
  numero: v.string(),
  drawnAt: instant,
  /** At most six (section 9). */
  numbers: v.array(v.string()),
  /** Of the draw on sale: seconds until it, and how long before it is locked. */
  remainTime: v.number(),
  lockTime: v.number(),
})
export type OpenNumbers = v.InferOutput<typeof openNumbers>

export const openLotteries = call({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  who: 'anyone',
  summary: 'What came out last, newest first, one draw a lottery.',
  sealed: false,
  request: v.object({ ...device, count: v.optional(queryNumber(1, 50), 8) }),
  answer: v.object({ list: v.array(openNumbers) }),
  failure: nothing,
})
