// @vitest-environment jsdom
import { go } from '#app/links.ts'
import { useGameExit } from '#app/use-game-exit.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('#app/links.ts', () => ({ go: vi.fn(async () => {}) }))

beforeEach(() => {
  vi.useFakeTimers()
  history.pushState(null, '', '/rng')
  history.pushState(null, '', '/game')
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const depth = () => (history.state as { game?: number } | null)?.game ?? 0
/** As the browser does when the page in the frame goes on. */
const frameGoesOn = () => history.pushState(history.state, '')
const pop = (state: unknown) =>
  act(() => {
    history.replaceState(state, '')
    dispatchEvent(new PopStateEvent('popstate', { state }))
  })

test('a step of the game is covered with one of ours, once', () => {
  const { result } = renderHook(() => useGameExit('/rng'))
  result.current.onLoad(true)
  expect(depth()).toBe(0)
  frameGoesOn()
  result.current.onLoad(false)
  expect(depth()).toBe(1)
  vi.advanceTimersByTime(5000)
  expect(depth()).toBe(1)
  // One without a page is seen within a second.
  frameGoesOn()
  vi.advanceTimersByTime(1000)
  expect(depth()).toBe(2)
})

test('Back from ours leaves to where the game was opened, and Forward does not', () => {
  renderHook(() => useGameExit('/rng'))
  frameGoesOn()
  vi.advanceTimersByTime(1000)
  pop({ game: 2 })
  expect(go).not.toHaveBeenCalled()
  pop(null)
  expect(go).toHaveBeenCalledExactlyOnceWith('/rng')
})

test('without a step of the game the browser’s own Back is the way, and home where there is none', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  renderHook(() => useGameExit('/rng')).result.current.leave()
  expect(back).toHaveBeenCalledOnce()
  renderHook(() => useGameExit(null)).result.current.leave()
  expect(go).toHaveBeenCalledExactlyOnceWith('/')
})
