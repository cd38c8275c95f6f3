import * as v from 'valibot'
import { call } from './call.ts'
import { game, gameType } from './games.ts'
import { listOf, nothing, queryNumber, text } from './values.ts'

/** Which game is meant; studio and type are what section 7 sends along, the id alone decides. */
const favourite = v.object({
  nodeId: queryNumber(0, 999_999_999),
  vendor: v.optional(text(40)),
  gameType: v.optional(gameType),
})

export const favouriteIds = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  who: 'member',
  summary: 'Node ids of the games this member keeps, the newest first.',
  sealed: false,
  request: nothing,
  answer: v.array(v.number()),
  failure: nothing,
})

export const favouriteGames = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  who: 'member',
  summary: 'The games this member keeps, a page at a time, the newest first.',
  sealed: false,
  request: v.object({
    /** Without one, games of every type. */
    gameType: v.optional(gameType),
    vassalage: v.optional(text(40)),
    /** Of those, the ones that it may mean, as in the game list: the best match first. */
    gameName: v.optional(text(100)),
    pageNo: v.optional(queryNumber(1, 100_000), 1),
    pageSize: v.optional(queryNumber(1, 100), 20),
  }),
  answer: v.object({
    content: listOf(game),
    totalPages: v.number(),
    totalCount: v.optional(v.nullable(v.number()), null),
  }),
  failure: nothing,
})

export const addFavourite = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  who: 'member',
  summary: 'Keeps a game. Keeping it twice is the same as once.',
  sealed: false,
  request: favourite,
  answer: nothing,
  failure: nothing,
})

export const removeFavourite = call({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  who: 'member',
  summary: 'Keeps a game no longer. One that was not kept is no error.',
  sealed: false,
  request: favourite,
  answer: nothing,
  failure: nothing,
})

/** Ours: what the sheet of a game shows, also for who comes by a link to it. */
export const gameSheet = call({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameDetail',
  who: 'anyone',
  summary: 'One game, and six that are like it: the same type, first those of the same kind.',
  sealed: false,
  request: v.object({ nodeId: queryNumber(0, 999_999_999) }),
  answer: v.object({ game, similar: v.array(game) }),
  failure: nothing,
})
