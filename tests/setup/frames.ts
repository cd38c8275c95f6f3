import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Holds the frames and timeouts of a page; `vi.unstubAllGlobals` and `vi.useRealTimers` let them go.
 */
export function holdFrames() {
  const frames: FrameRequestCallback[] = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  return {
    /** What waits for a frame. */
    frames,
    /** The browser begins a frame. */
    begin: () =>
      act(() => {
        for (const run of frames.splice(0)) run(0)
      }),
    /** It has painted it and has time for what waits. */
    rest: () => act(() => void vi.runAllTimers()),
  }
}
