import * as v from 'valibot'
import { call } from './call.ts'
import { game } from './games.ts'
import { listOf, money, nothing, queryNumber, text } from './values.ts'

/** An address may be missing, null or empty: whoever reads it takes the first one that is there. */
const address = v.optional(v.nullable(v.string()))

/**
 * Section 3's request, without its user name and token: who asks stands in the header, and a query
 * string is logged.
 */
export const launchGame = call({
  method: 'GET',
  path: '/wps/game/launchGame',
  who: 'anyone',
  summary:
    'Address of a game, which carries a one-time ticket (G4). Guests have demos only, where the house has them.',
  sealed: false,
  request: v.object({
    /** Which game; `gameId` does as well. */
    nodeId: v.optional(queryNumber(1, 999_999_999)),
    gameId: v.optional(text(64)),
    /** A table of a PVP game. */
    roomId: v.optional(text(64)),
    vassalage: v.optional(text(40)),
    accountType: v.optional(queryNumber(1, 1), 1),
    confirmTrans: v.optional(queryNumber(0, 0), 0),
    launchMode: v.optional(v.literal('GLS'), 'GLS'),
    platform: v.optional(v.literal('html5-desktop'), 'html5-desktop'),
    clientType: v.optional(queryNumber(3, 3), 3),
    /** As in the `Language` header. */
    language: v.optional(text(8)),
    /** Ours: `1` plays with a balance that is made up. */
    demo: v.optional(v.picklist(['0', '1']), '0'),
  }),
  answer: v.object({
    game_url: address,
    game_url2: address,
    content: v.optional(v.nullable(v.object({ game_url: address }))),
    /** Ours: what was opened, for who came by an address alone; it opens without as well. */
    game: v.fallback(v.optional(v.nullable(game)), null),
  }),
  failure: nothing,
})

/** `full` takes nobody more; `locked` is for a rank that one has not. */
export const roomStates = ['open', 'full', 'locked'] as const

/** A table of a PVP game. */
export const gameRoom = v.object({
  roomId: v.string(),
  name: v.string(),
  /** What kind of table it is, in a few words. */
  note: v.nullable(v.string()),
  /** BCP 47 of both. */
  nameLang: v.string(),
  /** What a wallet holds at least that sits down here; it stays where it is. */
  leastBalance: money,
  /** What may be staked a round. */
  leastStake: money,
  mostStake: money,
  seats: v.number(),
  taken: v.number(),
  state: v.picklist(roomStates),
  /** Lowest rank that may sit down; null for anybody. */
  rank: v.nullable(v.number()),
  emblem: v.string(),
})
export type GameRoom = v.InferOutput<typeof gameRoom>

/** A PVP game and its tables, in the order of their stakes. */
export const roomGame = v.object({
  game,
  /** How many play it. */
  players: v.number(),
  seats: v.number(),
  /** The house's part of what is won over the stake, in per cent. */
  fee: v.number(),
  rooms: v.array(gameRoom),
})
export type RoomGame = v.InferOutput<typeof roomGame>

export const roomList = call({
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  who: 'anyone',
  summary: 'Tables of a studio’s PVP games, with their stakes and seats (G4).',
  sealed: false,
  request: v.object({
    vassalage: text(40),
    /** A game that has to be among them, however many there are. */
    nodeId: v.optional(queryNumber(1, 999_999_999)),
  }),
  answer: v.object({ list: listOf(roomGame) }),
  failure: nothing,
})
