import * as v from 'valibot'
import { call } from './call.ts'
import { instant, nothing, paged, queryNumber, text } from './values.ts'

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
/** One that is asked for: before 1970 nothing was drawn, and the year 0 is none to a database. */
const askedDay = v.pipe(day, v.regex(/^(?:19[7-9]\d|[2-9]\d{3})-/))

export const lotteryDraws = call({
  method: 'GET',
  path: '/lgw/draw',
  who: 'anyone',
  summary: 'Draws that are over, newest first: of one lottery, of one day, all, or just one.',
  sealed: false,
  request: v.object({
    gameCode: v.optional(text(40)),
    date: v.optional(askedDay),
    /** Just this one, whatever its lottery and day. */
    drawId: v.optional(text(80)),
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
    date: v.optional(askedDay),
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
    /** Ids of the provinces whose draws it sells; none while it sells none. */
    nextProvinces: v.array(v.string()),
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
    pageNo: v.optional(queryNumber(1, 100_000), 1),
    pageSize: v.optional(queryNumber(1, 24), 1),
  }),
  answer: paged(lotteryDraw),
  failure: nothing,
})
