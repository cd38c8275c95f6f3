// @vitest-environment jsdom
import { gamesPatience, useGamesFirst } from '#app/use-games-first.ts'
import { gameList, hotGames } from '#contract/index.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../features/fake-server.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/rng?page=NAGA')
})
afterEach(() => vi.useRealTimers())

/** A search, and where it has led so far. */
function open() {
  const server = fakeServer()
  const { result } = renderHook(() => useGamesFirst(), { wrapper: server.wrapper })
  const search = (path: string, wanted: string) => {
    const went: (string | null)[] = []
    void result.current(path, wanted).then((to) => went.push(to))
    return went
  }
  return { server, search }
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0))
const games = { list: [], totalCount: 0 }

test('goes once the games are here', async () => {
  const { server, search } = open()
  const went = search('/rng', '?page=NAGA&name=dragon')
  await settle()
  expect(went).toEqual([])
  expect(server.last(gameList).input).toMatchObject({ vassalage: 'NAGA', gameName: 'dragon' })

  server.last(gameList).answer(games)
  await settle()
  expect(went).toEqual(['?page=NAGA&name=dragon'])
})

test('goes without them when they take too long, or do not come', async () => {
  const { server, search } = open()
  const slow = search('/rng', '?name=slow')
  await act(() => vi.advanceTimersByTimeAsync(gamesPatience - 1))
  expect(slow).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(slow).toEqual(['?name=slow'])

  const failed = search('/rng', '?name=failed')
  server.last(gameList).fail(new Error('no line'))
  await settle()
  expect(failed).toEqual(['?name=failed'])
})

test('what was chosen meanwhile stays, with the name', async () => {
  const { server, search } = open()
  const went = search('/rng', '?page=NAGA&name=dragon')
  history.replaceState(null, '', '/rng?page=LTF&endless=true')
  server.last(gameList).answer(games)
  await settle()
  expect(went).toEqual(['?page=LTF&name=dragon&endless=true'])
})

test('only the newest search goes, and none once its lobby is left', async () => {
  const { server, search } = open()
  const older = search('/rng', '?name=dra')
  const first = server.last(gameList)
  const newer = search('/rng', '?name=dragon')
  server.last(gameList).answer(games)
  await settle()
  first.answer(games)
  await settle()
  expect([older, newer]).toEqual([[null], ['?name=dragon']])

  const left = search('/rng', '?name=lion')
  history.replaceState(null, '', '/fish')
  server.last(gameList).answer(games)
  await settle()
  expect(left).toEqual([null])
})

test('Popular is searched among the hot games; what a member keeps is not asked for here', async () => {
  const { server, search } = open()
  history.replaceState(null, '', '/hot')
  search('/hot', '?name=dragon')
  expect(server.last(hotGames).input).toMatchObject({ gameName: 'dragon' })
  const before = server.asked.length

  history.replaceState(null, '', '/rng')
  const went = search('/rng', '?favourites=true&name=dragon')
  await settle()
  expect(went).toEqual(['?favourites=true&name=dragon'])
  expect(server.asked).toHaveLength(before)
})
