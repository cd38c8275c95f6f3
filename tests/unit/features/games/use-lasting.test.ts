// @vitest-environment jsdom
import { unnoticed, useLasting } from '#features/games/use-lasting.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

it('is said of what goes on, not of what is soon over', () => {
  const view = renderHook(useLasting, { initialProps: true })
  pass(unnoticed - 1)
  expect(view.result.current).toBe(false)
  view.rerender(false)
  view.rerender(true)
  pass(unnoticed - 1)
  expect(view.result.current).toBe(false)
  pass(1)
  expect(view.result.current).toBe(true)
  view.rerender(false)
  expect(view.result.current).toBe(false)
})
