import * as v from 'valibot'
import { call } from './call.ts'
import { instant, money, nothing, paged, queryNumber, text } from './values.ts'

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

const prizes = v.array(
  v.object({
    /** `top` and `bottom`; of Vietnam's draws `DB`, `G1` …; of the Thai one `first`, `nearFirst` … */
    code: v.string(),
    numbers: v.array(v.string()),
  }),
)

/** A draw that is over, with what anybody can check it by (`lottery-draw.ts`). */
export const lotteryDraw = v.object({
  drawId: v.string(),
  gameCode: v.string(),
  name: v.string(),
  nameLang: v.string(),
  /** Province of a Vietnam draw, else null. */
  province: v.nullable(v.string()),
  numero: v.string(),
  drawnAt: instant,
  prizes,
  /** SHA-256 of the seed, published when the draw was opened. */
  commitment: v.string(),
  seed: v.nullable(v.string()),
})
export type LotteryDraw = v.InferOutput<typeof lotteryDraw>

/** A date on the wall in Bangkok, `2026-11-20`. */
const day = v.pipe(v.string(), v.isoDate())

export const lotteryDraws = call({
  method: 'GET',
  path: '/lgw/draw',
  who: 'anyone',
  summary: 'Draws that are over, newest first: of one lottery, of one day, or all.',
  sealed: false,
  request: v.object({
    gameCode: v.optional(text(40)),
    date: v.optional(day),
    pageNo: v.optional(queryNumber(1, 100_000), 1),
    pageSize: v.optional(queryNumber(1, 50), 10),
  }),
  answer: paged(lotteryDraw),
  failure: nothing,
})

export const vietnamRegionCodes = ['south', 'central', 'north'] as const

export const vietnamNumbers = call({
  method: 'GET',
  path: '/lgw/vn/numbers',
  who: 'anyone',
  summary: 'Vietnam results of a region and a day, and the newest numbers of the region.',
  sealed: false,
  request: v.object({
    region: v.optional(v.picklist(vietnamRegionCodes), 'south'),
    /** The newest drawn day when left out. */
    date: v.optional(day),
    count: v.optional(queryNumber(1, 200), 100),
  }),
  answer: v.object({
    region: v.picklist(vietnamRegionCodes),
    date: day,
    /** False while the day's draw is still to come. */
    isDrawn: v.boolean(),
    drawsAt: instant,
    /** The lottery that one buys the next draw of. */
    gameCode: v.string(),
    vendor: v.string(),
    provinces: v.array(
      v.object({
        drawId: v.string(),
        id: v.string(),
        name: v.string(),
        numero: v.string(),
        prizes,
      }),
    ),
    /** Newest first, at most `count`. */
    numbers: v.array(v.string()),
  }),
  failure: nothing,
})

export const thaiDraws = call({
  method: 'GET',
  path: '/lgw/draw/thai',
  who: 'anyone',
  summary: 'Thai draws of the 1st and the 16th, newest first.',
  sealed: false,
  request: v.object({
    pageNo: v.optional(queryNumber(1, 1000), 1),
    pageSize: v.optional(queryNumber(1, 24), 1),
  }),
  answer: paged(lotteryDraw),
  failure: nothing,
})

/** A way to bet (picture 22a). */
export const lotteryPlay = v.object({
  /** `3top`, `3tod`, `3bottom`, `2top`, `2bottom`, `1top`, `1bottom`, `4top`. */
  code: v.string(),
  /** Plays of one group stand together; `3`, `2`, `1`, `4`. */
  group: v.string(),
  digits: v.number(),
  /** What one unit of stake becomes, such as `3.2`: at most three decimals. */
  rate: v.string(),
  /** Which number it is about; plays of one end can win together. */
  end: v.picklist(['top', 'bottom']),
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
  request: v.object({ gameCode: text(40) }),
  answer: v.object({
    game: lotteryGame,
    drawId: v.string(),
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
  numero: v.string(),
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
    }),
  ),
  total: money,
  /** Null until it is settled. */
  win: v.nullable(money),
  placedAt: instant,
  drawsAt: instant,
  /** Null where it cannot be cancelled any more. */
  cancelUntil: v.nullable(instant),
  /** What was drawn; empty before. */
  numbers: v.array(v.string()),
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
