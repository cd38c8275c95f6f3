// @vitest-environment jsdom
import { noteTimes } from '#client/answer-times.ts'
import { useClockOffset } from '#app/use-clock-offset.ts'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

const { documentArrival } = vi.hoisted(() => ({ documentArrival: vi.fn<() => number | null>() }))
vi.mock('#platform/document-arrival.ts', () => ({ documentArrival }))

const reload = vi.fn<() => void>()
const offsetOf = (answer: { serverTime?: number }) =>
  renderHook(() => useClockOffset(answer, reload)).result.current

beforeEach(() => void reload.mockClear())

it('counts by the server for what came with the page, without a question', () => {
  documentArrival.mockReturnValue(5_000)
  expect(offsetOf({ serverTime: 65_000 })).toBe(60_000)
  expect(offsetOf({})).toBe(0)
  expect(reload).not.toHaveBeenCalled()
})

it('asks once again for what a cache had', () => {
  documentArrival.mockReturnValue(null)
  const answer = { serverTime: 65_000 }
  const { result, rerender } = renderHook(() => useClockOffset(answer, reload))
  expect(result.current).toBe(0)
  rerender()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('takes an answer at its own word', () => {
  documentArrival.mockReturnValue(null)
  vi.spyOn(Date, 'now').mockReturnValue(1_000)
  const answer = { serverTime: 65_000 }
  noteTimes(answer, { at: 0, roundTrip: 0 })
  expect(offsetOf(answer)).toBe(64_000)
  expect(reload).not.toHaveBeenCalled()
})
