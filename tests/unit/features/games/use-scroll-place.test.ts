// @vitest-environment jsdom
import { rememberedScroll, rememberScroll } from '#features/games/lobby-place.ts'
import { useScrollPlace } from '#features/games/use-scroll-place.ts'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const scrollTo = vi.fn()
/** Lays the page out anew, as it is when more of it has come. */
let grow = () => {}

beforeEach(() => {
  grow = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grow = tell
      }
      observe = () => {}
      disconnect = () => (grow = () => {})
    },
  )
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', scrollTo.mockReset())
  history.replaceState({ place: 3 }, '')
  vi.stubGlobal('scrollY', 0)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
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
  const { unmount } = open()
  grow()
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 640)
  unmount()
  vi.stubGlobal('scrollY', 90)
  open()
  grow()
  expect(scrollTo).toHaveBeenCalledOnce()
})

describe('on a page that the browser did not load', () => {
  beforeEach(() => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { name: 'http://localhost/game' } as PerformanceEntry,
    ])
    rememberScroll(640)
    vi.stubGlobal('scrollY', 90)
    scrollTo.mockImplementation((_, to: number) => vi.stubGlobal('scrollY', Math.min(to, 400)))
    open()
  })

  it('goes as far as there is a page, and on when there is more', () => {
    grow()
    expect(window.scrollY).toBe(400)
    scrollTo.mockImplementation((_, to: number) => vi.stubGlobal('scrollY', to))
    grow()
    expect(window.scrollY).toBe(640)
    vi.stubGlobal('scrollY', 300)
    grow()
    expect(window.scrollY).toBe(300)
  })

  it.each([
    ['whoever moves', () => dispatchEvent(new Event('wheel'))],
    ['what does not come', () => vi.advanceTimersByTime(5000)],
  ])('no longer than %s', (_, end) => {
    end()
    grow()
    expect(scrollTo).not.toHaveBeenCalled()
  })
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
