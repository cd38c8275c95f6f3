// @vitest-environment jsdom
import { useFullscreen } from '#features/games/use-fullscreen.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

let element: Element | null = null
function fill(next: Element | null) {
  element = next
  document.dispatchEvent(new Event('fullscreenchange'))
}
/** What jsdom lacks; on all that it is asked of. */
const lacking = {
  fullscreenEnabled: { configurable: true, value: true },
  fullscreenElement: { configurable: true, get: () => element },
  exitFullscreen: { configurable: true, value: async () => fill(null) },
}

beforeEach(() => {
  element = null
  Object.defineProperties(document, lacking)
  Element.prototype.requestFullscreen = async function request() {
    fill(this)
  }
})
afterEach(() => {
  for (const name of Object.keys(lacking)) Reflect.deleteProperty(document, name)
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
})

test('all of the page fills the screen, with what lies over it, and no more once it is left', async () => {
  const { result, unmount } = renderHook(() => useFullscreen())
  expect(result.current.full).toBe(false)
  await act(async () => result.current.onFullscreen?.())
  // Menus and dialogs are children of the body.
  expect(document.fullscreenElement?.contains(document.body)).toBe(true)
  expect(result.current.full).toBe(true)
  await act(async () => result.current.onFullscreen?.())
  expect(result.current.full).toBe(false)
  await act(async () => result.current.onFullscreen?.())
  unmount()
  expect(document.fullscreenElement).toBeNull()
})

test('nothing is offered where a browser cannot', () => {
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false })
  expect(renderHook(() => useFullscreen()).result.current.onFullscreen).toBeUndefined()
})
