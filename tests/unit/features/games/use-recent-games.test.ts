// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { recentGames } from '#contract/index.ts'
import { recentHref, recentPage, useRecentGames } from '#features/games/use-recent-games.ts'
import { gamePage } from '#stories/fixtures/games/pages.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

it.each([
  ['', 1],
  ['?pageNo=3', 3],
  ['?pageNo=0', 1],
  ['?pageNo=-2', 1],
  ['?pageNo=1e3', 1],
  ['?pageNo=999999', 1],
  ['?pageNo=two', 1],
])('reads the page of %j as %i', (search, page) => {
  expect(recentPage(search)).toBe(page)
})

it('writes one address a page', () => {
  expect([recentHref(1), recentHref(2)]).toEqual(['/recent', '/recent?pageNo=2'])
})

it('leads to the last page from past the end, and does not call that empty', async () => {
  const server = fakeServer()
  const onTurnBack = vi.fn<(href: string) => void>()
  const view = renderHook(({ search }) => useRecentGames(search, onTurnBack), {
    wrapper: server.wrapper,
    initialProps: { search: '?pageNo=9' },
  })
  const answer = { ...gamePage(), totalPages: 2, totalCount: 21 }
  await act(async () => server.last(recentGames).answer({ ...answer, list: [], pageNo: 9 }))
  expect(view.result.current.status).toBe('loading')
  expect(onTurnBack).toHaveBeenCalledExactlyOnceWith('/recent?pageNo=2')
  view.rerender({ search: '?pageNo=2' })
  await act(async () => server.last(recentGames).answer({ ...answer, pageNo: 2 }))
  expect(view.result.current).toMatchObject({ status: 'ready', pageNo: 2 })
  view.rerender({ search: '' })
  await act(async () =>
    server.last(recentGames).answer({ ...answer, list: [], totalPages: 0, totalCount: 0 }),
  )
  expect(view.result.current.status).toBe('empty')
})

it('never shows a wrong page: the one before stands in while the right one is on its way', async () => {
  const server = fakeServer()
  const view = renderHook(({ search }) => useRecentGames(search, () => {}), {
    wrapper: server.wrapper,
    initialProps: { search: '' },
  })
  const answer = { ...gamePage(), totalPages: 2, totalCount: 21 }
  await act(async () => server.last(recentGames).answer(answer))
  expect(view.result.current).toMatchObject({ status: 'ready', busy: false })
  view.rerender({ search: '?pageNo=2' })
  expect(view.result.current).toMatchObject({ status: 'ready', pageNo: 2, busy: true })
  await act(async () => server.last(recentGames).fail(new CallError('refused', { status: 503 })))
  const failed = view.result.current
  if (failed.status !== 'failed') throw new Error(failed.status)
  expect(failed.code).toBe('RG-503')
  await act(async () => failed.onRetry())
  await act(async () => server.last(recentGames).answer({ ...answer, pageNo: 2 }))
  expect(view.result.current).toMatchObject({ status: 'ready', pageNo: 2, busy: false })
})
