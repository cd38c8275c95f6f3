// @vitest-environment jsdom
import { rememberedScroll, rememberScroll } from '#features/games/lobby-place.ts'
import { useScrollPlace } from '#features/games/use-scroll-place.ts'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const scrollTo = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', scrollTo.mockReset())
  history.replaceState({ place: 3 }, '')
  vi.stubGlobal('scrollY', 0)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (enabled = true) => renderHook(() => useScrollPlace('/rng', enabled))

const scroll = (to: number) => {
  vi.stubGlobal('scrollY', to)
  dispatchEvent(new Event('scroll'))
}

it('notes where the reader is with the step of the history, beside what else is there', () => {
  open()
  scroll(200)
  scroll(420.4)
  vi.advanceTimersByTime(200)
  expect(history.state).toEqual({ place: 3, scroll: 420 })
})

it('brings back who comes back, unless they have scrolled meanwhile', () => {
  rememberScroll(640)
  open()
  vi.advanceTimersByTime(50)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 640)
  vi.stubGlobal('scrollY', 90)
  open()
  vi.advanceTimersByTime(50)
  expect(scrollTo).toHaveBeenCalledOnce()
})

it('does nothing where a list keeps its own place, nor after it has left', () => {
  const { unmount } = open(false)
  scroll(300)
  unmount()
  const other = open()
  scroll(500)
  other.unmount()
  vi.advanceTimersByTime(500)
  expect(rememberedScroll()).toBe(0)
})
