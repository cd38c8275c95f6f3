// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAfterFrame } from '#components/use-after-frame.ts'
import { holdFrames } from '../../setup/frames.ts'

let page: ReturnType<typeof holdFrames>

beforeEach(() => {
  page = holdFrames()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a value follows after the frame that it came with', () => {
  const { result, rerender } = renderHook(useAfterFrame<string>, { initialProps: 'one' })
  rerender('two')
  page.rest()
  expect(result.current).toBe('one')
  page.begin()
  expect(result.current).toBe('one')
  page.rest()
  expect(result.current).toBe('two')
  expect(page.frames).toEqual([])
})

test('of several that come soon the last one follows', () => {
  const seen = new Set<string>()
  const { rerender } = renderHook((value: string) => seen.add(useAfterFrame(value)), {
    initialProps: 'one',
  })
  rerender('two')
  page.begin()
  rerender('three')
  page.begin()
  page.rest()
  expect([...seen]).toEqual(['one', 'three'])
})

test('a value that is back before another was shown stays in the end', () => {
  const { result, rerender } = renderHook(useAfterFrame<string>, { initialProps: 'one' })
  rerender('two')
  rerender('one')
  for (let turn = 0; turn < 2; turn++) {
    page.begin()
    page.rest()
  }
  expect(result.current).toBe('one')
  expect(page.frames).toEqual([])
})

test('something else may stand in for the first', () => {
  const { result } = renderHook(() => useAfterFrame('one', 'none'))
  expect(result.current).toBe('none')
  page.begin()
  page.rest()
  expect(result.current).toBe('one')
})

test('a function is a value, and is not called', () => {
  const call = vi.fn()
  const { result, rerender } = renderHook(useAfterFrame<() => void>, { initialProps: () => call() })
  rerender(call)
  page.begin()
  page.rest()
  expect(result.current).toBe(call)
  expect(call).not.toHaveBeenCalled()
})
