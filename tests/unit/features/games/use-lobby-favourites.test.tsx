// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { favouriteGames } from '#contract/index.ts'
import { readFilters } from '#features/games/lobby-rules.ts'
import { useLobbyFavourites } from '#features/games/use-lobby-favourites.ts'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const all = Array.from({ length: 250 }, (_, at) => ({
  ...slotGames[0]!,
  nodeId: at,
  gameName: at === 249 ? 'The one that was kept first' : slotGames[0]!.gameName,
}))
const page = (pageNo: number, from = (pageNo - 1) * 100) => ({
  content: all.slice(from, from + 100),
  totalPages: 3,
  totalCount: 250,
})

function open(search = '') {
  const server = fakeServer()
  const view = renderHook(({ query }) => useLobbyFavourites('rng', readFilters(query), true), {
    wrapper: server.wrapper,
    initialProps: { query: search },
  })
  const asked = () => server.asked.filter(({ path }) => path === favouriteGames.path)
  return { ...view, asked }
}

it('has everything that somebody keeps, a hundred at a time, and each game once', async () => {
  const { result, asked } = open()
  expect(result.current.status).toBe('loading')
  expect(asked().map(({ input }) => input)).toMatchObject([{ pageNo: 1, pageSize: 100 }])
  await act(async () => asked()[0]?.answer(page(1)))
  expect(asked().map(({ input }) => input['pageNo'])).toEqual([1, 2, 3])
  // A game was added meanwhile, so that the pages overlap.
  await act(async () => asked()[2]?.answer(page(3, 199)))
  await act(async () => asked()[1]?.answer(page(2)))
  const { current } = result
  expect(current.status === 'ready' && current.games.map(({ nodeId }) => nodeId)).toEqual(
    all.map(({ nodeId }) => nodeId),
  )
})

it('has what is kept searched by the server', async () => {
  const { result, asked, rerender } = open()
  const ids = () => {
    const { current } = result
    return current.status === 'ready' ? current.games.map(({ nodeId }) => nodeId) : current.status
  }
  const found = (...games: typeof all) => ({ content: games, totalPages: 1, totalCount: 1 })
  await act(async () => asked()[0]?.answer(found(all[0]!, all[1]!)))
  rerender({ query: 'name=kept first' })
  expect(asked().at(-1)?.input).toMatchObject({ gameName: 'kept first', pageNo: 1 })
  // Until it has been found, what was there stays.
  expect(ids()).toEqual([0, 1])
  await act(async () => asked().at(-1)?.answer(found(all[249]!)))
  expect(ids()).toEqual([249])
  rerender({ query: 'name=zzz' })
  await act(async () => asked().at(-1)?.answer(found()))
  expect(ids()).toBe('noMatch')
  // That nothing was found by one name says nothing of the next.
  rerender({ query: 'name=lotus' })
  expect(ids()).toBe('loading')
  await act(async () => asked().at(-1)?.answer(found(all[3]!)))
  rerender({ query: 'name=naga' })
  await act(async () =>
    asked()
      .at(-1)
      ?.fail(new CallError('refused', { status: 404 })),
  )
  expect(ids()).toBe('failed')
})

it('says so when a page of them does not come', async () => {
  const { result, asked } = open()
  await act(async () => asked()[0]?.answer(page(1)))
  await act(async () => asked()[1]?.fail(new CallError('refused', { status: 404 })))
  expect(result.current).toMatchObject({ status: 'failed', code: 'FV-404' })
})
