import * as v from 'valibot'
import { call } from './call.ts'
import { instant, listOf, money, nothing, paged, queryNumber, text } from './values.ts'

/** Game types of section 1, as the server spells them. */
export const gameTypes = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'MINIGAME',
] as const
export const gameType = v.picklist(gameTypes)
export type GameType = v.InferOutput<typeof gameType>

/** Chips of decision 41. */
export const gameClasses = [
  'SC',
  'VP',
  'JP',
  'TG',
  'AC',
  'BG',
  'SM',
  'BAC',
  'SIC',
  'ROU',
  'DAT',
  'BJ',
  'NN',
] as const
export const gameClass = v.picklist(gameClasses)
export type GameClass = v.InferOutput<typeof gameClass>

/** One game as a card shows it. Names are data: in the asked language, else in English. */
export const game = v.object({
  nodeId: v.number(),
  gameId: v.string(),
  vassalage: v.string(),
  vendorName: v.string(),
  gameType,
  gameName: v.string(),
  /** BCP 47 of `gameName`, for the `lang` attribute. */
  nameLang: v.string(),
  /** Null as well for a chip the site does not know. */
  gameClassify: v.fallback(v.nullable(gameClass), null),
  minBet: money,
  minLineNum: v.nullable(v.number()),
  imageUrl: v.string(),
  isNew: v.boolean(),
  isHot: v.boolean(),
  /** False while the vendor or the game is under maintenance. */
  isOpen: v.boolean(),
  description: v.nullable(v.string()),
  /** `VASSALAGE` stands for all games of its studio (section 3); the sandbox has none such. */
  isGame: v.optional(v.nullable(v.string())),
})
export type Game = v.InferOutput<typeof game>

/** Vendors and categories (section 3): a lane a category. */
export const gameMenus = call({
  method: 'GET',
  path: '/lgw/games/game_menus',
  who: 'anyone',
  summary: 'Categories with their vendors, for every game navigation.',
  sealed: false,
  request: nothing,
  answer: v.object({
    data: v.object({
      lanes: v.array(
        v.object({
          /** A game type, or a title the site does not know and leaves out. */
          title: v.string(),
          gameCount: v.number(),
          cards: v.array(
            v.object({
              vassalage: v.string(),
              name: v.string(),
              isHot: v.boolean(),
              gameCount: v.number(),
              iconUrl: v.string(),
              /** The same in white on nothing, for bars (S7); null where there is none. */
              whiteIconUrl: v.optional(v.nullable(v.string()), null),
            }),
          ),
          /** But for chips the site does not know. */
          gameClassify: listOf(v.object({ title: gameClass, vendors: v.array(v.string()) })),
        }),
      ),
      hotCount: v.number(),
    }),
  }),
  failure: nothing,
})

export const gameSorts = ['popular', 'new', 'name'] as const

export const gameList = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  who: 'anyone',
  summary: 'A page of games, filtered; the name search forgives a typo and a missing diacritic.',
  sealed: false,
  request: v.object({
    gameType: v.optional(gameType),
    vassalage: v.optional(text(40)),
    gameClassify: v.optional(gameClass),
    gameName: v.optional(text(100)),
    /** Decimal string: only games whose lowest bet is at most this. */
    minBet: v.optional(money),
    minLineNum: v.optional(queryNumber(1, 5000)),
    sort: v.optional(v.picklist(gameSorts), 'popular'),
    pageNo: v.optional(queryNumber(1, 100_000), 1),
    pageSize: v.optional(queryNumber(1, 100), 20),
  }),
  answer: v.object({ ...paged(game).entries, list: listOf(game) }),
  failure: nothing,
})

export const hotGames = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  who: 'anyone',
  summary: 'Games the house features, most played first.',
  sealed: false,
  request: v.object({
    isPlatform: v.optional(queryNumber(0, 9), 2),
    vassalage: v.optional(text(40)),
    /** Of those, the ones that it may mean, as in the game list: the best match first. */
    gameName: v.optional(text(100)),
    limitNum: v.optional(queryNumber(1, 100), 48),
  }),
  answer: v.object({ list: listOf(game) }),
  failure: nothing,
})

export const recentGames = call({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  who: 'member',
  summary: 'Games this member opened, newest first.',
  sealed: false,
  request: v.object({
    vassalage: v.optional(text(40)),
    pageNo: v.optional(queryNumber(1, 100_000), 1),
    pageSize: v.optional(queryNumber(1, 100), 20),
  }),
  answer: v.object({ ...paged(game).entries, list: listOf(game) }),
  failure: nothing,
})

/** A line of the winner board (decision 44); the account is masked by the server. */
export const winner = v.object({
  account: v.string(),
  gameName: v.string(),
  nameLang: v.string(),
  gameType,
  vassalage: v.string(),
  nodeId: v.number(),
  imageUrl: v.string(),
  winAmount: money,
  currency: v.nullable(v.string()),
  winTime: instant,
})
export type Winner = v.InferOutput<typeof winner>

export const winnerBoard = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  who: 'anyone',
  summary: 'The largest wins of the day, largest first.',
  sealed: false,
  request: v.object({
    gameCategory: v.optional(v.literal('ALL'), 'ALL'),
    limitNum: v.optional(queryNumber(1, 20), 20),
  }),
  answer: v.object({ date: instant, list: listOf(winner) }),
  failure: nothing,
})
