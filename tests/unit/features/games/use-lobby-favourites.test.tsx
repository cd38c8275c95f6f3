// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { favouriteGames } from '#contract/index.ts'
import { readFilters } from '#features/games/lobby-rules.ts'
import { filterGames, useLobbyFavourites } from '#features/games/use-lobby-favourites.ts'
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

it('finds by name what was kept long ago', async () => {
  const { result, asked, rerender } = open()
  await act(async () => asked()[0]?.answer(page(1)))
  await act(async () => asked()[1]?.answer(page(2)))
  await act(async () => asked()[2]?.answer(page(3)))
  rerender({ query: 'name=kept first' })
  const { current } = result
  expect(current.status === 'ready' && current.games.map(({ nodeId }) => nodeId)).toEqual([249])
  expect(asked()).toHaveLength(3)
})

it('says so when a page of them does not come', async () => {
  const { result, asked } = open()
  await act(async () => asked()[0]?.answer(page(1)))
  await act(async () => asked()[1]?.fail(new CallError('refused', { status: 404 })))
  expect(result.current).toMatchObject({ status: 'failed', code: 'FV-404' })
})

it.each([
  ['Lotus Garden', 'garden lotus', true],
  ['Lotus Garden', 'lotsu', true],
  ['Nổ hũ vàng', 'no hu', true],
  ['พริกขี้หนู ๓ เม็ด', 'พริกขีหนู 3', true],
  ['ค้นทาง', 'คน', true],
  ['Lotus Garden', 'naga', false],
])('of what is kept, %s is looked for by %s', (gameName, name, found) => {
  const game = { ...slotGames[0]!, gameName }
  const filters = { ...readFilters(''), name }
  expect(filterGames([game], filters)).toEqual(found ? [game] : [])
})
