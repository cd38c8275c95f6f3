// @vitest-environment jsdom
import { noteTimes } from '#client/answer-times.ts'
import { CallError } from '#client/index.ts'
import { lotteryMenus, openLotteries, popularLotteries } from '#contract/lottery.ts'
import { useLotteryList } from '#features/lottery/use-lottery-list.ts'
import {
  lotteryGames,
  lotteryMenusAnswer,
  openNumbersList,
} from '#stories/fixtures/lottery/games.ts'
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../fake-server.tsx'

vi.mock('#features/site/index.ts', async (original) => ({
  ...(await original<object>()),
  useFlagsOn: () => new Set(['FAV3', 'REC3']),
}))

function openList(search = '') {
  const server = fakeServer()
  const visits: [string, string][] = []
  const view = renderHook(
    () => {
      const [query, setQuery] = useState(search)
      const list = useLotteryList({
        search: query,
        onSearchChange(next, history) {
          visits.push([next, history])
          setQuery(next)
        },
        protect: (run) => run(),
      })
      return { ...list, visit: setQuery }
    },
    { wrapper: server.wrapper },
  )
  return { server, visits, list: () => view.result.current }
}

/** The menus answer, half a second on its way. */
async function answered(opened: ReturnType<typeof openList>, ids = ['FIREFLY', 'LANTERN']) {
  const menus = structuredClone(lotteryMenusAnswer)
  noteTimes(menus, { at: 1000, roundTrip: 500 })
  await act(async () => {
    opened.server.last(lotteryMenus).answer(menus)
    opened.server.last(openLotteries).answer({ list: openNumbersList })
    opened.server.last(popularLotteries).answer({
      list: ids.map((id) => lotteryGames.find(({ gameId }) => gameId === id)),
    })
  })
  return opened
}

const ids = (list: ReturnType<typeof openList>['list']) => list().rows.map(({ gameId }) => gameId)

describe('the list of lotteries', () => {
  it('waits, then shows the popular ones with their clocks and what came out last', async () => {
    const { list, server } = openList()
    expect(list()).toMatchObject({ status: 'loading', groups: null, today: null })
    expect(list().latest.status).toBe('loading')
    await answered({ list, server, visits: [] })
    expect(list()).toMatchObject({ status: 'ready', today: 6, code: null })
    expect(ids(list)).toEqual(['FIREFLY', 'LANTERN'])
    expect(list().rows[0]).toMatchObject({
      // Asked half a second before it was answered: a quarter of that has gone by.
      close: 1000 + 600_000 - 250 - 30_000,
      draw: 1000 + 600_000 - 250,
      soon: 0,
      every: 15,
      group: 'ยี่กี',
      href: '/lottery?gameCode=FIREFLY&vendor=TCG_SEA',
      closesOn: '2026-11-20T13:09:30.000Z',
      daysOff: 0,
    })
    expect(list().rows[1]).toMatchObject({
      soon: 900_000,
      every: null,
      days: [2, 3, 4, 5, 6, 7, 1],
    })
    expect(list().latest).toMatchObject({ status: 'ready', draws: [{ id: 'D1', numero: '87' }] })
    expect(list().lists).toEqual(['hot', 'favourites', 'recent'])
  })

  it('goes by the address: groups, days, names', async () => {
    const opened = await answered(openList('?group=DAILY'))
    const { list, visits } = opened
    expect(ids(list)).toEqual(['LANTERN', 'RIVER'])
    act(() => list().onEvent({ type: 'weekday', weekday: 6 }))
    expect(ids(list)).toEqual(['LANTERN'])
    act(() => list().onEvent({ type: 'name', name: 'หิ่ง' }))
    expect(list()).toMatchObject({ status: 'noMatch', rows: [] })
    act(() => list().onEvent({ type: 'everywhere' }))
    expect(ids(list)).toEqual(['FIREFLY'])
    act(() => list().onEvent({ type: 'tag', tag: 'DAILY' }))
    // The same again is no new address.
    act(() => list().onEvent({ type: 'tag', tag: 'DAILY' }))
    expect(visits.map(([, history]) => history)).toEqual(['push', 'replace', 'push', 'push'])
  })

  it('has no list of their own for guests', async () => {
    const { list } = await answered(openList('?view=recent'))
    expect(list().status).toBe('login')
    act(() => list().visit('?view=favourites'))
    expect(list().status).toBe('login')
  })

  it('does without the order of the popular ones when that does not come', async () => {
    const { list, server } = openList()
    await act(async () => {
      server.last(lotteryMenus).answer(lotteryMenusAnswer)
      server.last(popularLotteries).fail(new CallError('refused', { status: 404 }))
      server.last(openLotteries).fail(new CallError('refused', { status: 404 }))
    })
    expect(ids(list)).toEqual(['LANTERN', 'RIVER', 'FIREFLY'])
    // Nobody knows when the answer came: no clock runs.
    expect(list().rows[0]).toMatchObject({ close: null, draw: null })
    expect(list().latest).toMatchObject({ status: 'failed', code: 'LN-404' })
  })

  it.each([
    [new CallError('refused', { status: 404 }), 'failed', 'LO-404'],
    [new CallError('offline'), 'offline', 'LO-OFFLINE'],
  ])('says that it did not come: %s', async (error, status, code) => {
    const { list, server } = openList()
    await act(async () => server.last(lotteryMenus).fail(error))
    expect(list()).toMatchObject({ status, code, rows: [], groups: [] })
    act(() => list().onRetry())
    await answered({ list, server, visits: [] })
    expect(list().status).toBe('ready')
  })

  it('is empty when the house has none', async () => {
    const { list, server } = openList()
    await act(async () => {
      server.last(lotteryMenus).answer({ groups: [] })
      server.last(popularLotteries).answer({ list: [] })
      server.last(openLotteries).answer({ list: [] })
    })
    expect(list()).toMatchObject({ status: 'empty', today: null, latest: { status: 'empty' } })
  })
})
