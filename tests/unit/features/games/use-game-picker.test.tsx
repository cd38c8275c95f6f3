// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { gameList } from '#contract/index.ts'
import { useGamePicker } from '#features/games/use-game-picker.ts'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const studio = { vassalage: 'KRT', vendorName: 'Krathong', gameType: 'RNG' } as const
const answer = (pageNo: number) => ({
  list: slotGames,
  pageNo,
  pageSize: 100,
  totalPages: 3,
  totalCount: 240,
})

it('reaches every game of a studio, and looks for a name from the first page on', async () => {
  const server = fakeServer()
  const { result } = renderHook(() => useGamePicker(studio), { wrapper: server.wrapper })
  expect(server.last(gameList).input).toMatchObject({ vassalage: 'KRT', pageNo: 1, pageSize: 100 })
  await act(async () => server.last(gameList).answer(answer(1)))
  expect(result.current).toMatchObject({ status: 'ready', count: 240, pageNo: 1, totalPages: 3 })
  act(() => result.current.onPage(3))
  // The page before stands until the next is here.
  expect(result.current).toMatchObject({ status: 'ready', pageNo: 1, busy: true })
  await act(async () => server.last(gameList).answer(answer(3)))
  expect(result.current).toMatchObject({ status: 'ready', pageNo: 3 })
  act(() => result.current.onName('naga'))
  act(() => result.current.onSearch())
  expect(server.last(gameList).input).toMatchObject({ gameName: 'naga', pageNo: 1 })
})

it('leads to the same games in their lobby, twenty a page', () => {
  const { wrapper } = fakeServer()
  const { result } = renderHook(() => useGamePicker(studio), { wrapper })
  expect(result.current.pageHref(1)).toBe('/rng?page=KRT')
  expect(result.current.pageHref(2)).toBe('/rng?page=KRT&pageNo=6')
})

it('says that a search failed, and shows nothing else for it', async () => {
  const server = fakeServer()
  const { result } = renderHook(() => useGamePicker(studio), { wrapper: server.wrapper })
  await act(async () => server.last(gameList).answer(answer(1)))
  act(() => result.current.onName('naga'))
  act(() => result.current.onSearch())
  expect(result.current).toMatchObject({ status: 'ready', busy: true })
  await act(async () => server.last(gameList).fail(new CallError('refused', { status: 503 })))
  const failed = result.current
  if (failed.status !== 'failed') throw new Error(failed.status)
  expect(failed).toMatchObject({ code: 'GP-503', name: 'naga' })
  await act(async () => failed.onRetry())
  await act(async () => server.last(gameList).answer({ ...answer(1), list: [], totalCount: 0 }))
  expect(result.current.status).toBe('nothing')
})
