// @vitest-environment jsdom
import { noteTimes } from '#client/answer-times.ts'
import { lotteryMenus } from '#contract/index.ts'
import { useHouseNow } from '#features/lottery/use-house-now.ts'
import { readResults } from '#features/lottery/results-rules.ts'
import { useResults } from '#features/lottery/use-results.ts'
import { useVietnam } from '#features/lottery/use-vietnam.ts'
import { bangkokDate } from '#platform/index.ts'
import { lotteryGames } from '#stories/fixtures/lottery/games.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { house } from '../session/house.tsx'

// A device that is a day behind the house, where a minute of the 20th is left.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-19T16:59:00Z') })
})
afterEach(() => vi.useRealTimers())

const game = { ...lotteryGames[0]!, winningTime: '2026-11-20T17:59:00.000Z', remainTime: 3600 }
const group = { gameGroupCode: '', gameGroupId: 1, labelName: '', tag: '', gameMenus: [game] }
const menusOf = () => {
  const menus = { groups: [group] }
  noteTimes(menus, { at: performance.now(), roundTrip: 0 })
  return menus
}

it.each([
  ['the archive', () => useResults(readResults('')).today],
  ['Vietnam’s results', () => useVietnam('', () => undefined).today],
] as const)('%s has the house’s day, and the next when it begins', async (_, today) => {
  const here = house()
  const { result } = renderHook(today, { wrapper: here.wrapper })
  expect(result.current).toBe('2026-11-19')
  await act(async () => here.last(lotteryMenus).answer(menusOf()))
  expect(result.current).toBe('2026-11-20')
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect(result.current).toBe('2026-11-20')
  await act(() => vi.advanceTimersByTimeAsync(1100))
  expect(result.current).toBe('2026-11-21')
})

it('goes by the device until the house has said, day by day', async () => {
  const { result } = renderHook(() => bangkokDate(useHouseNow(undefined)))
  expect(result.current).toBe('2026-11-19')
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(result.current).toBe('2026-11-20')
})
