import { afterEach, beforeEach, vi } from 'vitest'

/** A tab with a clock of the test's own, which may go to the back; before and after each test of a file. */
export function fakeTab(): { hidden: boolean } {
  const tab = { hidden: false }
  beforeEach(() => {
    tab.hidden = false
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => tab.hidden)
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  return tab
}
