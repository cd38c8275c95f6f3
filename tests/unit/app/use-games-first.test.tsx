// @vitest-environment jsdom
import { changeAddress } from '#app/lobby-address.ts'
import { gamesPatience, useGamesFirst } from '#app/use-games-first.ts'
import { gameList, hotGames } from '#contract/index.ts'
import type { LobbyFilters } from '#features/games/lobby-rules.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../features/fake-server.tsx'

const address = () => location.pathname + location.search

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/rng?page=NAGA')
})
afterEach(() => vi.useRealTimers())

function open() {
  const server = fakeServer()
  const { result } = renderHook(() => useGamesFirst(), { wrapper: server.wrapper })
  const change = (to: Partial<LobbyFilters>, { path = '/rng', replace = false } = {}) =>
    result.current(path, to, replace)
  return { server, change }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const settle = () => pass(0)
const games = { list: [], totalCount: 0 }

test('the address changes once the games are here', async () => {
  const { server, change } = open()
  const before = history.length
  const done = change({ gameClass: 'JP' })
  await settle()
  expect(address()).toBe('/rng?page=NAGA')
  expect(server.last(gameList).input).toMatchObject({ vassalage: 'NAGA', gameClassify: 'JP' })

  server.last(gameList).answer(games)
  await settle()
  await done
  expect(address()).toBe('/rng?page=NAGA&class=JP')
  expect(history.length).toBe(before + 1)
})

test('it does not wait for games that take too long, or do not come', async () => {
  const { server, change } = open()
  void change({ name: 'slow' })
  await pass(gamesPatience - 1)
  expect(address()).toBe('/rng?page=NAGA')
  await pass(1)
  expect(address()).toBe('/rng?page=NAGA&name=slow')

  void change({ name: 'failed' })
  server.last(gameList).fail(new Error('no line'))
  await settle()
  expect(address()).toBe('/rng?page=NAGA&name=failed')
})

test('what is wished for while the games are on their way goes along, in one step', async () => {
  const { server, change } = open()
  const before = history.length
  void change({ gameClass: 'JP', pageNo: 3 })
  const first = server.last(gameList)
  void change({ lines: 20 })
  void change({ name: 'dragon' }, { replace: true })
  expect(server.last(gameList).input).toMatchObject({
    gameClassify: 'JP',
    minLineNum: 20,
    gameName: 'dragon',
    pageNo: 1,
  })
  server.last(gameList).answer(games)
  await settle()
  expect(address()).toBe('/rng?page=NAGA&class=JP&name=dragon&lines=20')
  expect(history.length).toBe(before + 1)

  first.answer(games)
  await pass(gamesPatience)
  expect(address()).toBe('/rng?page=NAGA&class=JP&name=dragon&lines=20')
})

test('who takes a choice back at once stays where they are', async () => {
  const { server, change } = open()
  const before = history.length
  void change({ gameClass: 'JP' })
  void change({ gameClass: null })
  server.last(gameList).answer(games)
  await settle()
  expect(address()).toBe('/rng?page=NAGA')
  expect(history.length).toBe(before)
})

test('what else has changed in the address stays', async () => {
  const { server, change } = open()
  void change({ name: 'dragon' })
  history.replaceState(null, '', '/rng?page=LTF&endless=true')
  server.last(gameList).answer(games)
  await settle()
  expect(address()).toBe('/rng?page=LTF&name=dragon&endless=true')
})

test('who has left the lobby is left alone, and what they wished for there with it', async () => {
  const { server, change } = open()
  void change({ name: 'dragon' })
  const left = server.last(gameList)
  history.replaceState(null, '', '/fish')
  void change({ sort: 'name' }, { path: '/fish' })
  expect(server.last(gameList).input).not.toHaveProperty('gameName', 'dragon')
  server.last(gameList).answer(games)
  left.answer(games)
  await settle()
  expect(address()).toBe('/fish?sort=name')
})

test('Popular is searched among the hot games; what a member keeps is not asked for here', async () => {
  const { server, change } = open()
  history.replaceState(null, '', '/hot')
  void change({ name: 'dragon' }, { path: '/hot' })
  expect(server.last(hotGames).input).toMatchObject({ gameName: 'dragon' })
  const before = server.asked.length

  history.replaceState(null, '', '/rng')
  void change({ favourites: true })
  await settle()
  expect(address()).toBe('/rng?favourites=true')
  expect(server.asked).toHaveLength(before)
})

test('an address that says it already is left alone', () => {
  const before = history.length
  changeAddress('/rng', { vendor: 'NAGA' }, false)
  expect(history.length).toBe(before)
})
