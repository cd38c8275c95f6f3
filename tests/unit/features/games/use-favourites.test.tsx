// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { addFavourite, favouriteIds, removeFavourite } from '#contract/index.ts'
import { useFavourites } from '#features/games/use-favourites.ts'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const [first, second] = slotGames as [(typeof slotGames)[0], (typeof slotGames)[0]]

const start = (account: string | null = 'nok') => {
  const server = fakeServer()
  const view = renderHook(({ who }) => useFavourites(who), {
    wrapper: server.wrapper,
    initialProps: { who: account },
  })
  const count = (path: string) => server.asked.filter((one) => one.path === path).length
  return { ...server, ...view, count }
}

describe('favourites', () => {
  it('asks for nothing while there is nobody', () => {
    const { asked, result } = start(null)
    expect(asked).toEqual([])
    expect(result.current.isKept(first)).toBe(false)
  })

  it('shows a press at once and says what became of it', async () => {
    const { last, result } = start()
    await act(async () => last(favouriteIds).answer([second.nodeId]))
    expect([first, second].map(result.current.isKept)).toEqual([false, true])
    let news: Promise<unknown> = Promise.resolve()
    await act(async () => {
      news = result.current.keep(first, true)
    })
    expect(result.current.isKept(first)).toBe(true)
    expect(last(addFavourite).input).toMatchObject({ nodeId: first.nodeId })
    await act(async () => last(addFavourite).answer({}))
    expect(await news).toEqual({ kind: 'added', game: first })
    expect([first, second].map(result.current.isKept)).toEqual([true, true])
  })

  it('takes a press back that was refused', async () => {
    const { last, result } = start()
    await act(async () => last(favouriteIds).answer([first.nodeId]))
    let news: Promise<unknown> = Promise.resolve()
    await act(async () => {
      news = result.current.keep(first, false)
    })
    expect(result.current.isKept(first)).toBe(false)
    await act(async () => last(removeFavourite).fail(new CallError('offline')))
    expect(await news).toEqual({ kind: 'failed', game: first, wanted: false, code: 'FV-OFFLINE' })
    expect(result.current.isKept(first)).toBe(true)
  })

  it('sends presses one after the other, so that the last one holds', async () => {
    const { last, count, result } = start()
    await act(async () => last(favouriteIds).answer([]))
    await act(async () => {
      void result.current.keep(first, true)
      void result.current.keep(first, false)
    })
    expect(result.current.isKept(first)).toBe(false)
    expect([count(addFavourite.path), count(removeFavourite.path)]).toEqual([1, 0])
    await act(async () => last(addFavourite).answer({}))
    expect(count(removeFavourite.path)).toBe(1)
    expect(result.current.isKept(first)).toBe(false)
    await act(async () => last(removeFavourite).answer({}))
    expect(result.current.isKept(first)).toBe(false)
  })

  it('asks for all when one was kept before it was known what else is', async () => {
    const { last, count, result } = start()
    await act(async () => {
      void result.current.keep(first, true)
    })
    await act(async () => last(addFavourite).answer({}))
    expect(count(favouriteIds.path)).toBe(2)
    await act(async () => last(favouriteIds).answer([first.nodeId, second.nodeId]))
    expect([first, second].map(result.current.isKept)).toEqual([true, true])
  })

  it('forgets what somebody pressed when another one comes', async () => {
    const { result, rerender } = start()
    await act(async () => {
      void result.current.keep(first, true)
    })
    rerender({ who: 'other' })
    expect(result.current.isKept(first)).toBe(false)
  })
})
