// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { hotGames, winnerBoard } from '#contract/index.ts'
import { useHotGames } from '#features/games/use-hot-games.ts'
import { useWinners } from '#features/games/use-winners.ts'
import { hotList } from '#stories/fixtures/games/games.ts'
import { winnersAnswer } from '#stories/fixtures/games/winners.ts'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

describe('the hot games of the home', () => {
  it('asks for nine and shows them', async () => {
    const { wrapper, last } = fakeServer()
    const { result } = renderHook(useHotGames, { wrapper })
    expect(result.current).toEqual({ status: 'loading' })
    expect(last(hotGames).input).toEqual({ isPlatform: 2, limitNum: 9 })
    await act(async () => last(hotGames).answer({ list: hotList }))
    expect(result.current).toEqual({ status: 'ready', games: hotList })
  })

  it('is not there when nothing is hot', async () => {
    const { wrapper, last } = fakeServer()
    const { result } = renderHook(useHotGames, { wrapper })
    await act(async () => last(hotGames).answer({ list: [] }))
    expect(result.current.status).toBe('empty')
  })

  it('says what failed, asks again, and recovers', async () => {
    const { wrapper, last } = fakeServer()
    const { result } = renderHook(useHotGames, { wrapper })
    await act(async () => last(hotGames).fail(new CallError('malformed', { status: 200 })))
    if (result.current.status !== 'failed') throw new Error(result.current.status)
    expect(result.current).toMatchObject({ code: 'HG-MALFORMED', retrying: false })
    const { onRetry } = result.current
    act(() => onRetry())
    expect(result.current).toMatchObject({ status: 'failed', retrying: true })
    await act(async () => last(hotGames).answer({ list: hotList }))
    expect(result.current.status).toBe('ready')
  })
})

describe('the winner board', () => {
  it('asks for twenty of all categories and dates them', async () => {
    const { wrapper, last } = fakeServer()
    const { result } = renderHook(useWinners, { wrapper })
    expect(result.current).toEqual({ status: 'loading' })
    expect(last(winnerBoard).input).toEqual({ gameCategory: 'ALL', limitNum: 20 })
    await act(async () => last(winnerBoard).answer(winnersAnswer))
    expect(result.current).toMatchObject({ status: 'ready', date: winnersAnswer.date })
  })

  it('is not there when nobody won, and says what failed', async () => {
    const { wrapper, last } = fakeServer()
    const { result, rerender } = renderHook(useWinners, { wrapper })
    await act(async () => last(winnerBoard).fail(new CallError('refused', { status: 400 })))
    expect(result.current).toMatchObject({ status: 'failed', code: 'WB-400' })
    if (result.current.status === 'failed') result.current.onRetry()
    await act(async () => last(winnerBoard).answer({ ...winnersAnswer, list: [] }))
    rerender()
    expect(result.current.status).toBe('empty')
  })
})
