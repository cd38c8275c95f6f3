// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAfterFrame } from '#components/use-after-frame.ts'

let frames: FrameRequestCallback[] = []

beforeEach(() => {
  frames = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    frames.push(run)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The browser begins a frame. */
const frame = () =>
  act(() => {
    for (const run of frames.splice(0)) run(0)
  })
/** It has painted it and has time for what waits. */
const rest = () => act(() => void vi.runAllTimers())

test('a value follows after the frame that it came with', () => {
  const { result, rerender } = renderHook(useAfterFrame<string>, { initialProps: 'one' })
  rerender('two')
  rest()
  expect(result.current).toBe('one')
  frame()
  expect(result.current).toBe('one')
  rest()
  expect(result.current).toBe('two')
  expect(frames).toEqual([])
})

test('of several that come soon the last one follows', () => {
  const seen = new Set<string>()
  const { rerender } = renderHook((value: string) => seen.add(useAfterFrame(value)), {
    initialProps: 'one',
  })
  rerender('two')
  frame()
  rerender('three')
  frame()
  rest()
  expect([...seen]).toEqual(['one', 'three'])
})

test('something else may stand in for the first', () => {
  const { result } = renderHook(() => useAfterFrame('one', 'none'))
  expect(result.current).toBe('none')
  frame()
  rest()
  expect(result.current).toBe('one')
})

test('a function is a value, and is not called', () => {
  const call = vi.fn()
  const { result, rerender } = renderHook(useAfterFrame<() => void>, { initialProps: () => call() })
  rerender(call)
  frame()
  rest()
  expect(result.current).toBe(call)
  expect(call).not.toHaveBeenCalled()
})
