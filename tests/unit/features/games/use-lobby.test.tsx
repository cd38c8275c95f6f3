// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import { gameList, gameMenus, hotGames } from '#contract/index.ts'
import {
  changeFilters,
  hotLobbyInput,
  readFilters,
  writeFilters,
} from '#features/games/lobby-rules.ts'
import { useLobby } from '#features/games/use-lobby.ts'
import { useTypedName } from '#features/games/use-typed-name.ts'
import type { CategoryId } from '#features/site/index.ts'
import { hotList, slotGames } from '#stories/fixtures/games/games.ts'
import { menusAnswer } from '#stories/fixtures/games/menus.ts'
import { gamePage } from '#stories/fixtures/games/pages.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

const failure = new CallError('refused', { status: 503 })

/** The lobby and its search field in a page whose address they change. */
function openLobby(search = '', category: CategoryId = 'rng') {
  const server = fakeServer()
  const visits: [search: string, history: string][] = []
  const view = renderHook(
    ({ category: current }: { category: CategoryId }) => {
      const [query, setQuery] = useState(search)
      const lobby = useLobby({
        category: current,
        search: query,
        onChange(change, history) {
          const next = writeFilters(changeFilters(readFilters(query), change))
          visits.push([next, history])
          setQuery(next)
        },
      })
      const { text, type, submit } = useTypedName(lobby.filters.name, current, lobby.onSearch)
      return { ...lobby, visit: setQuery, name: text, onNameChange: type, onNameSubmit: submit }
    },
    {
      initialProps: { category },
      wrapper: server.wrapper,
    },
  )
  return { server, visits, view, lobby: () => view.result.current }
}

const answered = async (opened: ReturnType<typeof openLobby>) => {
  await act(async () => {
    opened.server.last(gameMenus).answer(menusAnswer)
    opened.server.last(gameList).answer(gamePage())
  })
  return opened
}

describe('a lobby', () => {
  it('waits for its games and shows them with the studios of its lane', async () => {
    const { lobby, server, ...rest } = openLobby('?page=NAGA')
    expect(lobby()).toMatchObject({ status: 'loading', page: null, vendors: null, gameCount: null })
    expect(server.last(gameList).input).toMatchObject({ gameType: 'RNG', vassalage: 'NAGA' })
    await answered({ lobby, server, ...rest })
    expect(lobby()).toMatchObject({ status: 'ready', gameCount: 1024, name: '' })
    expect(lobby().page?.list).toHaveLength(20)
    expect(lobby().vendors).toHaveLength(24)
    expect(lobby().vendorHref('PIER')).toBe('/rng?page=PIER')
    expect(lobby().vendorHref(null)).toBe('/rng')
    expect(lobby().pageHref(2)).toBe('/rng?page=NAGA&pageNo=2')
  })

  it('keeps the page before while the next loads, and never after that failed', async () => {
    const { lobby, server } = await answered(openLobby())
    act(() => lobby().visit('?pageNo=2'))
    expect(lobby()).toMatchObject({ status: 'refreshing', page: { pageNo: 1 } })
    await act(async () => server.last(gameList).fail(failure))
    expect(lobby()).toMatchObject({ status: 'failed', page: null, code: 'GL-503' })
    act(() => lobby().onRetry())
    expect(lobby().retrying).toBe(true)
    await act(async () => server.last(gameList).answer(gamePage(slotGames.slice(3), 2)))
    expect(lobby()).toMatchObject({ status: 'ready', page: { pageNo: 2 }, code: null })
  })

  it('never shows the games of another lobby', async () => {
    const { lobby, view } = await answered(openLobby())
    view.rerender({ category: 'live' })
    expect(lobby()).toMatchObject({ status: 'loading', page: null })
  })

  it.each(['rng', 'hot'] as const)(
    'keeps what %s shows while it is asked for a member',
    async (category) => {
      const { lobby, server, view } = openLobby('', category)
      await act(async () => {
        server.last(gameMenus).answer(menusAnswer)
        server
          .last(category === 'hot' ? hotGames : gameList)
          .answer(category === 'hot' ? { list: hotList } : gamePage())
      })
      const { vendors, gameCount, page } = lobby()
      server.become('member')
      view.rerender({ category })
      expect(lobby()).toMatchObject({ vendors, gameCount, page })
      view.rerender({ category: 'live' })
      expect(lobby()).toMatchObject({ status: 'loading', page: null })
    },
  )

  it('does not mix up answers that overtake each other', async () => {
    const { lobby, server } = await answered(openLobby())
    act(() => lobby().visit('?pageNo=2'))
    const second = server.last(gameList)
    act(() => lobby().visit('?pageNo=3'))
    await act(async () => server.last(gameList).answer(gamePage(slotGames.slice(5), 3)))
    await act(async () => second.answer(gamePage(slotGames.slice(3), 2)))
    expect(lobby()).toMatchObject({ status: 'ready', page: { pageNo: 3 } })
  })

  it('goes back to the last page from beyond the end, without a step in the history', async () => {
    const { server, visits } = openLobby('?sort=new&pageNo=99')
    await act(async () => server.last(gameList).answer(gamePage([], 99, 41)))
    expect(visits).toEqual([['?sort=new&pageNo=3', 'replace']])
    expect(server.last(gameList).input).toMatchObject({ pageNo: 3 })
  })

  it('puts chips in the history and clears them', async () => {
    const { lobby, visits } = await answered(openLobby('?pageNo=2'))
    act(() => void lobby().onFilter({ gameClass: 'JP' }))
    act(() => void lobby().onFilter({ sort: 'name' }))
    act(() => void lobby().onClear())
    expect(visits).toEqual([
      ['?class=JP', 'push'],
      ['?class=JP&sort=name', 'push'],
      ['?sort=name', 'push'],
    ])
  })

  it('does without tabs when the menus do not come', async () => {
    const { lobby, server } = openLobby()
    await act(async () => {
      server.last(gameMenus).fail(failure)
      server.last(gameList).answer(gamePage())
    })
    expect(lobby()).toMatchObject({ status: 'ready', vendors: [], gameCount: null })
  })

  it('cuts Popular itself', async () => {
    const { lobby, server } = openLobby('?page=PIER', 'hot')
    expect(server.asked.some((one) => one.path === gameList.path)).toBe(false)
    expect(lobby()).toMatchObject({ status: 'loading', vendors: null })
    await act(async () => {
      server.last(gameMenus).answer(menusAnswer)
      server.last(hotGames).answer({ list: hotList })
    })
    expect(lobby()).toMatchObject({ status: 'ready', gameCount: 48, page: { totalCount: 1 } })
    expect(lobby().vendors).toHaveLength(8)
  })

  it('has Popular searched by the server, and keeps the tabs of all of it', async () => {
    const { lobby, server } = openLobby('', 'hot')
    await act(async () => {
      server.last(gameMenus).answer(menusAnswer)
      server.last(hotGames).answer({ list: hotList })
    })
    const { vendors } = lobby()
    act(() => lobby().visit('?name=elefant'))
    expect(server.last(hotGames).input).toEqual({ ...hotLobbyInput, gameName: 'elefant' })
    expect(lobby()).toMatchObject({ status: 'refreshing', page: { totalCount: hotList.length } })
    await act(async () => server.last(hotGames).answer({ list: hotList.slice(2, 4) }))
    expect(lobby()).toMatchObject({ status: 'ready', vendors, page: { totalCount: 2 } })
    act(() => lobby().visit('?name=zzzzzz'))
    await act(async () => server.last(hotGames).answer({ list: [] }))
    expect(lobby()).toMatchObject({ status: 'noMatch', vendors })
    act(() => lobby().visit('?name=naga'))
    await act(async () => server.last(hotGames).fail(failure))
    expect(lobby()).toMatchObject({ status: 'failed', page: null, code: 'GL-503', vendors })
    act(() => lobby().onRetry())
    await act(async () => server.last(hotGames).answer({ list: hotList.slice(0, 1) }))
    expect(lobby()).toMatchObject({ status: 'ready', page: { totalCount: 1 } })
  })
})

describe('the name search', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => vi.useRealTimers())

  it('asks once, a quarter of a second after the last letter', async () => {
    const { lobby, visits, server } = await answered(openLobby('?page=NAGA&pageNo=4'))
    for (const text of ['n', 'na', 'nag']) {
      act(() => lobby().onNameChange(text))
      act(() => void vi.advanceTimersByTime(200))
    }
    expect(visits).toEqual([])
    expect(lobby().name).toBe('nag')
    act(() => void vi.advanceTimersByTime(50))
    expect(visits).toEqual([['?page=NAGA&name=nag', 'replace']])
    await waitFor(() => expect(server.last(gameList).input).toMatchObject({ gameName: 'nag' }))
  })

  it('does not wait after Enter, and asks once', async () => {
    const { lobby, visits } = await answered(openLobby())
    act(() => lobby().onNameChange('naga'))
    act(() => lobby().onNameSubmit())
    act(() => void vi.advanceTimersByTime(500))
    act(() => lobby().onNameSubmit())
    expect(visits).toEqual([['?name=naga', 'replace']])
  })

  it('keeps a chip that was pressed in between, and the letters', async () => {
    const { lobby, visits } = await answered(openLobby())
    act(() => lobby().onNameChange('naga '))
    act(() => void lobby().onFilter({ gameClass: 'JP' }))
    expect(lobby().name).toBe('naga ')
    act(() => void vi.advanceTimersByTime(250))
    expect(visits.at(-1)).toEqual(['?class=JP&name=naga', 'replace'])
    expect(lobby().name).toBe('naga ')
  })

  it('follows the Back button', async () => {
    const { lobby, visits } = await answered(openLobby('?name=naga'))
    act(() => lobby().onNameChange('nag'))
    act(() => lobby().visit('?name=lotus'))
    act(() => void vi.advanceTimersByTime(500))
    expect(lobby().name).toBe('lotus')
    expect(visits).toEqual([])
  })
})
