// @vitest-environment jsdom
import { playTime, usePlayTime } from '#features/games/use-play-time.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

/** A game that is open, and what the bar says of it. */
const open = () =>
  renderHook(({ playing }) => usePlayTime(playing), { initialProps: { playing: true } })
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('tells of every hour once', () => {
  const minutes = (count: number) => count * minute
  expect(playTime(minutes(59), 0)).toEqual({ minutes: 59, reminder: null })
  expect(playTime(minutes(60), 0)).toEqual({ minutes: 60, reminder: 1 })
  expect(playTime(minutes(119), 1)).toEqual({ minutes: 119, reminder: null })
  expect(playTime(minutes(185), 1)).toEqual({ minutes: 185, reminder: 3 })
})

it('counts games one after the other, and nothing between them', () => {
  const first = open()
  pass(10 * minute)
  expect(first.result.current.minutes).toBe(10)
  first.unmount()
  pass(300 * minute)
  const second = open()
  expect(second.result.current).toMatchObject({ minutes: 10, reminder: null })
  pass(50 * minute)
  expect(second.result.current).toMatchObject({ minutes: 60, reminder: 1 })
  act(() => second.result.current.onReminded())
  expect(second.result.current.reminder).toBeNull()
})

it('does not count a night with the lid shut, nor what somebody does to the clock', () => {
  const { result } = open()
  pass(5 * minute)
  vi.setSystemTime(Date.now() + 600 * minute)
  pass(minute)
  expect(result.current).toMatchObject({ minutes: 6, reminder: null })
  const awake = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => awake + 600 * minute)
  pass(minute)
  expect(result.current).toMatchObject({ minutes: 6, reminder: null })
})
