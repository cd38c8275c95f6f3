import { checkAnswer } from '#client/check.ts'
import {
  type Call,
  favouriteGames,
  gameList,
  gameMenus,
  hotGames,
  recentGames,
} from '#contract/index.ts'
import { launchGame, roomList, winnerBoard } from '#contract/index.ts'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { roomGames } from '#stories/fixtures/games/launch.ts'
import { menusAnswer } from '#stories/fixtures/games/menus.ts'
import { winnersAnswer } from '#stories/fixtures/games/winners.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// What a server has that this version of the site does not know takes nothing else along.

const info = vi.spyOn(console, 'info')
beforeEach(() => void info.mockReturnValue())
afterEach(() => void info.mockReset())

const [game] = slotGames
const [winner] = winnersAnswer.list
const [room] = roomGames
if (!game || !winner || !room) throw new Error('No fixture')
const odd = { ...game, nodeId: 1, gameType: 'ARCADE' }
const checked = (call: Call, value: unknown) => checkAnswer(call, value)?.output

const counts = { pageNo: 1, pageSize: 20, totalPages: 1, totalCount: 2 }
test.each<[Call, (list: unknown[]) => object]>([
  [gameList, (list) => ({ list, ...counts })],
  [recentGames, (list) => ({ list, ...counts })],
  [hotGames, (list) => ({ list })],
  [favouriteGames, (content) => ({ content, totalPages: 1, totalCount: 2 })],
])('a game of another type is left out: %o', (call, answer) => {
  expect(checked(call, answer([odd, game]))).toEqual(answer([game]))
  // Whoever develops against a server sees what it sent in vain.
  expect(info.mock.calls.map(([, entry]) => entry)).toEqual([odd])
  expect(checked(call, answer([]))).toEqual(answer([]))
})

test.each(['', 'OT', undefined])('a game with the chip %j has none', (gameClassify) => {
  expect(checked(hotGames, { list: [{ ...game, gameClassify }] })).toEqual({
    list: [{ ...game, gameClassify: null }],
  })
})

test('a chip of the menus is left out as a lane is', () => {
  const [lane, ...lanes] = menusAnswer.data.lanes
  if (!lane) throw new Error('No fixture')
  const gameClassify = [{ title: 'OT', vendors: ['KRT'] }, ...lane.gameClassify]
  const data = { ...menusAnswer.data, lanes: [{ ...lane, gameClassify }, ...lanes] }
  const known = checked(gameMenus, menusAnswer)
  expect(known).toBeDefined()
  expect(checked(gameMenus, { data })).toEqual(known)
})

test('winners and rooms of another type’s games are left out', () => {
  const list = [{ ...winner, gameType: 'ARCADE' }, winner]
  expect(checked(winnerBoard, { ...winnersAnswer, list })).toEqual({
    ...winnersAnswer,
    list: [winner],
  })
  expect(checked(roomList, { list: [{ ...room, game: odd }, room] })).toEqual({ list: [room] })
})

test('a game of another type opens all the same', () => {
  const game_url = '/play/A'
  expect(checked(launchGame, { game_url, game: odd })).toEqual({ game_url, game: null })
  expect(checked(launchGame, { game_url, game })).toEqual({ game_url, game })
  expect(checked(launchGame, { game_url })).toMatchObject({ game_url })
})
