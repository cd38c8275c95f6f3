// @vitest-environment jsdom
import { CallError } from '#client/index.ts'
import {
  commitmentOf,
  drawPrizes,
  lotteryDraws,
  lotteryMenus,
  lotteryTickets,
  thaiDraws,
  vietnamNumbers,
} from '#contract/index.ts'
import { readResults } from '#features/lottery/results-rules.ts'
import { useResults } from '#features/lottery/use-results.ts'
import { useThaiDraw } from '#features/lottery/use-thai-draw.ts'
import { useVietnam } from '#features/lottery/use-vietnam.ts'
import { makeResult, results, thaiResult } from '#stories/fixtures/lottery/results.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { house } from '../session/house.tsx'

// A Friday noon in Bangkok: the south has not drawn yet.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T05:00:00Z') })
})
afterEach(() => vi.useRealTimers())

const numbers = {
  region: 'south',
  date: '2026-11-19',
  isDrawn: true,
  drawsAt: '2026-11-19T09:15:00.000Z',
  gameCode: 'VN_SOUTH',
  vendor: 'TCG_LOTTO_VN',
  nextProvinces: ['p0', 'p1'],
  provinces: [
    {
      drawId: 'd1',
      id: 'p1',
      name: 'Sông Hồng',
      numero: '20261119',
      prizes: [{ code: 'DB', numbers: ['436612'] }],
    },
    { drawId: 'd2', id: 'p2', name: 'Núi Mây', numero: '20261119', prizes: [] },
  ],
  numbers: ['436612', '50212'],
}

function vietnam(search: string) {
  const onSearch = vi.fn()
  const here = house()
  const { result } = renderHook(() => useVietnam(search, onSearch), { wrapper: here.wrapper })
  return { ...here, result, onSearch }
}

describe('Vietnam’s results', () => {
  it('show the newest day there is, and where to buy the next', async () => {
    const { result, last, onSearch } = vietnam('')
    expect(last(vietnamNumbers).input).toEqual({ region: 'south' })
    expect(result.current).toMatchObject({
      date: '2026-11-19',
      today: '2026-11-20',
      day: { status: 'loading' },
    })
    await act(async () => last(vietnamNumbers).answer(numbers))
    expect(result.current.day).toMatchObject({
      status: 'ready',
      // The other province does not draw next.
      provinces: [
        { buyHref: '/lottery?gameCode=VN_SOUTH&vendor=TCG_LOTTO_VN&province=p1' },
        { buyHref: null },
      ],
    })
    expect(result.current.buyHref).toBe('/lottery?gameCode=VN_SOUTH&vendor=TCG_LOTTO_VN')
    expect(result.current.archiveHref).toBe('/lottery/results?gameCode=VN_SOUTH&date=2026-11-19')
    result.current.onDate('2026-11-18')
    expect(onSearch).toHaveBeenLastCalledWith('?date=2026-11-18')
    result.current.onTab('north')
    expect(onSearch).toHaveBeenLastCalledWith('?tab=north')
  })

  it('say that a day waits for its hour, and that another has nothing', async () => {
    const waits = vietnam('?date=2026-11-20')
    const nothing = { ...numbers, isDrawn: false, provinces: [], numbers: [] }
    await act(async () => waits.last(vietnamNumbers).answer({ ...nothing, date: '2026-11-20' }))
    expect(waits.result.current.day).toEqual({ status: 'waiting' })
    // The region sells its next draw whatever the day has.
    expect(waits.result.current.buyHref).not.toBeNull()
    const long = vietnam('?date=2001-01-01')
    const over = { ...nothing, date: '2001-01-01', isDrawn: true }
    await act(async () => long.last(vietnamNumbers).answer({ ...over, nextProvinces: [] }))
    expect(long.result.current.buyHref).toBeNull()
    expect(long.result.current.day.status).toBe('empty')
  })

  it.each([
    ['behind', '2026-11-18T22:00:00Z', '2026-11-19'],
    ['ahead', '2026-11-21T05:00:00Z', '2026-11-21'],
  ])('go by the house’s day where a device is %s', async (_, clock, today) => {
    vi.setSystemTime(Date.parse(clock))
    const newest = vietnam('')
    await act(async () => newest.last(vietnamNumbers).answer(numbers))
    expect(newest.result.current).toMatchObject({ date: '2026-11-19', today })
    const waits = vietnam('?date=2026-11-20')
    const coming = { ...numbers, date: '2026-11-20', isDrawn: false, provinces: [] }
    await act(async () => waits.last(vietnamNumbers).answer(coming))
    expect(waits.result.current.day).toEqual({ status: 'waiting' })
  })

  it('come by themselves to who waits for them', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T09:14:50Z') })
    const { result, last, all } = vietnam('?date=2026-11-20')
    const coming = { ...numbers, date: '2026-11-20', isDrawn: false, provinces: [] }
    await act(async () => last(vietnamNumbers).answer(coming))
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(all(vietnamNumbers)).toHaveLength(2)
    await act(async () => last(vietnamNumbers).answer({ ...numbers, date: '2026-11-20' }))
    expect(result.current.day.status).toBe('ready')
    await act(() => vi.advanceTimersByTimeAsync(300_000))
    expect(all(vietnamNumbers)).toHaveLength(2)
  })

  it('count the numbers of a region', async () => {
    const { result, last } = vietnam('?tab=statistics')
    await act(async () => last(vietnamNumbers).answer(numbers))
    expect(result.current.statistics).toMatchObject({
      status: 'ready',
      statistics: { of: 2, most: [{ key: '12', count: 2 }] },
    })
    act(() => result.current.statistics.onRegion('north'))
    expect(last(vietnamNumbers).input).toEqual({ region: 'north' })
  })

  it('fail alone', async () => {
    const { result, last } = vietnam('')
    await act(async () => last(vietnamNumbers).fail(new CallError('refused', { status: 404 })))
    expect(result.current.day).toMatchObject({ status: 'failed', code: 'VN-404' })
  })
})

function archive(search: string) {
  const here = house()
  const { result } = renderHook(() => useResults(readResults(search)), { wrapper: here.wrapper })
  return { ...here, result }
}

const page = (list: readonly object[]) => ({
  list: [...list],
  pageNo: 1,
  pageSize: 10,
  totalPages: 3,
  totalCount: 23,
})

describe('the archive', () => {
  it('asks for a lottery, a day and a page, and stands without the menu', async () => {
    const { result, last } = archive('?gameCode=YK15&date=2026-11-20&pageNo=2')
    expect(last(lotteryDraws).input).toEqual({
      gameCode: 'YK15',
      date: '2026-11-20',
      pageNo: 2,
      pageSize: 10,
    })
    await act(async () => last(lotteryMenus).fail(new CallError('refused', { status: 404 })))
    await act(async () => last(lotteryDraws).answer(page(results)))
    expect(result.current).toMatchObject({ status: 'ready', totalPages: 3, games: [] })
    expect(result.current.pageHref(3)).toBe(
      '/lottery/results?gameCode=YK15&date=2026-11-20&pageNo=3',
    )
  })

  it('shows the last page there is where one behind it is asked for', async () => {
    const { result, last } = archive('?gameCode=YK15&pageNo=50')
    await act(async () => last(lotteryDraws).answer(page([])))
    expect(result.current.status).toBe('loading')
    expect(last(lotteryDraws).input).toMatchObject({ gameCode: 'YK15', pageNo: 3 })
    await act(async () => last(lotteryDraws).answer(page(results)))
    expect(result.current).toMatchObject({ status: 'ready', pageNo: 3, totalPages: 3 })
  })

  it('is empty, or failed, and then asks again', async () => {
    const { result, last, all } = archive('')
    await act(async () => last(lotteryDraws).fail(new CallError('refused', { status: 404 })))
    expect(result.current).toMatchObject({ status: 'failed', code: 'LR-404' })
    await act(async () => result.current.status === 'failed' && result.current.onRetry())
    expect(all(lotteryDraws)).toHaveLength(2)
    await act(async () => last(lotteryDraws).answer(page([])))
    expect(result.current.status).toBe('empty')
  })

  it('does a draw again: a true one fits, a false one does not', async () => {
    const source = { drawId: 'YK15-88', seed: 'a secret of the house' }
    const prizes = await drawPrizes(source, [{ code: 'top', count: 3, digits: 6 }])
    const draw = makeResult({ ...source, prizes, commitment: await commitmentOf(source.seed) })
    const { result } = archive('')
    act(() => result.current.onCheck(draw))
    expect(result.current.proof).toEqual({ drawId: 'YK15-88', status: 'checking' })
    await waitFor(() => expect(result.current.proof.status).toBe('fair'))
    act(() => result.current.onCheck({ ...draw, drawId: 'another' }))
    await waitFor(() =>
      expect(result.current.proof).toEqual({ drawId: 'another', status: 'unfair' }),
    )
    act(() => result.current.onCheck({ ...draw, seed: null }))
    expect(result.current.proof.drawId).toBe('another')
  })

  it.each([
    ['its own', (own: string) => [{ commitment: own }], 'kept'],
    ['another than was promised', () => [{ commitment: 'f'.repeat(64) }], 'unfair'],
    ['none', () => [{ commitment: null }], 'fair'],
    ['no ticket', () => [], 'fair'],
    ['no answer', () => null, 'fair'],
  ] as const)('compares with the fingerprint on one’s ticket: %s', async (_, list, verdict) => {
    const source = { drawId: 'YK15-88', seed: 'a secret of the house' }
    const prizes = await drawPrizes(source, [{ code: 'top', count: 3, digits: 6 }])
    const commitment = await commitmentOf(source.seed)
    const { result, last, tokens } = archive('')
    act(() => tokens.open('token', 'vip88'))
    act(() => result.current.onCheck(makeResult({ ...source, prizes, commitment })))
    const { input, answer, fail } = last(lotteryTickets)
    expect(input).toEqual({ drawId: 'YK15-88', pageSize: 1 })
    const tickets = list(commitment)
    if (tickets === null) fail(new CallError('offline'))
    else answer(page(tickets))
    await waitFor(() => expect(result.current.proof.status).toBe(verdict))
    act(() => tokens.close())
  })
})

describe('the Thai draw', () => {
  it('is a page of one', async () => {
    const here = house()
    const { result } = renderHook(() => useThaiDraw(2), { wrapper: here.wrapper })
    expect(here.last(thaiDraws).input).toEqual({ pageNo: 2, pageSize: 1 })
    await act(async () => here.last(thaiDraws).answer(page([thaiResult])))
    expect(result.current).toMatchObject({ status: 'ready', pageNo: 2, totalPages: 3 })
  })

  it.each([50, 99_999])('is the last there is where page %i is asked for', async (wanted) => {
    const here = house()
    const { result } = renderHook(() => useThaiDraw(wanted), { wrapper: here.wrapper })
    await act(async () => here.last(thaiDraws).answer(page([])))
    expect(result.current.status).toBe('loading')
    const { input, answer } = here.last(thaiDraws)
    expect(input).toEqual({ pageNo: 3, pageSize: 1 })
    expect(v.safeParse(thaiDraws.request, { pageNo: wanted }).success).toBe(true)
    await act(async () => answer(page([thaiResult])))
    expect(result.current).toMatchObject({ status: 'ready', pageNo: 3, totalPages: 3 })
  })

  it('may be none', async () => {
    const here = house()
    const { result } = renderHook(() => useThaiDraw(1), { wrapper: here.wrapper })
    await act(async () => here.last(thaiDraws).answer({ ...page([]), totalPages: 0 }))
    expect(result.current.status).toBe('empty')
  })
})
