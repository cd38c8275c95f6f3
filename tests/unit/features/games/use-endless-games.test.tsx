// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { gameList } from '#contract/index.ts'
import { rememberedPlace, rest } from '#features/games/lobby-place.ts'
import { endlessPage, readFilters } from '#features/games/lobby-rules.ts'
import { pagesAround, sightPause, useEndlessGames } from '#features/games/use-endless-games.ts'
import { slotGames } from '#stories/fixtures/games/games.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const filters = readFilters('endless=true&page=NAGA')

/** A hundred games of a page, told apart by their ids. */
const page = (pageNo: number) => ({
  list: Array.from({ length: endlessPage }, (_, at) => ({
    ...slotGames[0]!,
    nodeId: (pageNo - 1) * endlessPage + at,
  })),
  pageNo,
  pageSize: endlessPage,
  totalPages: 200,
  totalCount: 20_000,
})

function open() {
  const server = fakeServer()
  const view = renderHook((shown) => useEndlessGames('rng', shown, 20_000, slotGames), {
    initialProps: filters,
    wrapper: server.wrapper,
  })
  return { server, games: () => view.result.current, view }
}

describe('pages around a place', () => {
  it.each([
    [0, 14, [1]],
    [60, 90, [1, 2]],
    [90, 209, [1, 2, 3]],
    [10_000, 10_040, [100, 101]],
    [19_990, 19_999, [200]],
  ])('%i to %i', (first, last, pages) => {
    expect(pagesAround(first, last, 20_000)).toEqual(pages)
  })

  it('is one page of a list that has nothing', () => {
    expect(pagesAround(0, 0, 0)).toEqual([1])
  })
})

describe('a list without an end', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    history.replaceState(null, '')
  })
  afterEach(() => vi.useRealTimers())

  it('shows the first page that the lobby has, then a hundred at a time', async () => {
    const { games, server } = open()
    expect(games().gameAt(0)).toBe(slotGames[0])
    expect(games().gameAt(50)).toBeUndefined()
    expect(server.last(gameList).input).toMatchObject({
      gameType: 'RNG',
      vassalage: 'NAGA',
      pageNo: 1,
      pageSize: 100,
    })
    await act(async () => server.last(gameList).answer(page(1)))
    expect(games().gameAt(50)?.nodeId).toBe(50)
  })

  it('asks for where the reader is, not for what they fly past', async () => {
    const { games, server } = open()
    act(() => {
      for (let at = 0; at < 10_000; at += 500) games().onSight(at, at + 20)
      games().onSight(10_040, 10_060)
      vi.advanceTimersByTime(sightPause)
    })
    expect(server.asked.map(({ input }) => input.pageNo)).toEqual([1, 101])
    await act(async () => server.last(gameList).answer(page(101)))
    expect(games().gameAt(10_050)?.nodeId).toBe(10_050)
  })

  it('remembers where the reader rests, and writes nothing while they move', () => {
    const { games } = open()
    const write = vi.spyOn(history, 'replaceState')
    for (let at = 100; at <= 900; at += 100) {
      act(() => {
        games().onSight(at, at + 20)
        vi.advanceTimersByTime(rest - 1)
      })
    }
    expect(write).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(rememberedPlace()).toBe(900)
    expect(write).toHaveBeenCalledOnce()
  })

  it.each(['click', 'pagehide'])('remembers at once before a %s leads away', (event) => {
    const { games } = open()
    act(() => games().onSight(900, 920))
    expect(rememberedPlace()).toBe(0)
    dispatchEvent(new Event(event))
    expect(rememberedPlace()).toBe(900)
  })

  it('draws again only for other pages', () => {
    const { games, view } = open()
    const { current: before } = view.result
    act(() => {
      games().onSight(20, 40)
      vi.advanceTimersByTime(sightPause)
    })
    expect(view.result.current).toBe(before)
    act(() => {
      games().onSight(300, 320)
      vi.advanceTimersByTime(sightPause)
    })
    expect(view.result.current).not.toBe(before)
  })

  it('starts where the reader was', () => {
    history.replaceState({ place: 640 }, '')
    const { games, server } = open()
    expect(games().start).toBe(640)
    expect(server.last(gameList).input).toMatchObject({ pageNo: 7 })
  })

  it('has another place in another list, and forgets where one was going in the last', () => {
    const { games, server, view } = open()
    const { list } = games()
    act(() => games().onSight(5000, 5020))
    history.replaceState({ place: 640 }, '')
    view.rerender(readFilters('endless=true&page=LOTUS'))
    expect(games().list).not.toBe(list)
    expect(games().start).toBe(640)
    expect(server.last(gameList).input).toMatchObject({ vassalage: 'LOTUS', pageNo: 7 })
    act(() => void vi.advanceTimersByTime(rest))
    expect(rememberedPlace()).toBe(640)
    act(() => {
      games().onSight(900, 920)
      vi.advanceTimersByTime(rest)
    })
    expect(rememberedPlace()).toBe(900)
  })

  it.each([null, { place: -1 }, { place: 'x' }, { place: 1.5 }])(
    'starts at the top with %o',
    (state) => {
      history.replaceState(state, '')
      expect(open().games().start).toBe(0)
    },
  )

  it('says when what is in sight did not come, and asks again', async () => {
    const { games, server } = open()
    await act(async () => server.last(gameList).fail(new CallError('refused', { status: 400 })))
    expect(games().failure).toMatchObject({ code: 'GL-400', retrying: false })
    act(() => games().failure?.onRetry())
    expect(server.asked).toHaveLength(2)
    await act(async () => server.last(gameList).answer(page(1)))
    expect(games().failure).toBeNull()
  })
})
