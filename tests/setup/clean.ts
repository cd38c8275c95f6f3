import { afterAll, afterEach, vi } from 'vitest'

// Many files share one worker and one page (vitest.config.ts): each begins with an empty one.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  // Testing Library unmounts by itself only where `afterEach` is a global, and ours is not.
  afterEach(cleanup)
  // jsdom's own frames end for good where what has the focus goes while a test holds the timers.
  const later = globalThis.setTimeout
  window.requestAnimationFrame = (run) => Number(later(() => run(performance.now()), 16))
  window.cancelAnimationFrame = clearTimeout
  afterAll(() => {
    window.foyerEarly?.stop()
    delete window.foyerEarly
    const { documentElement, head, body } = document
    for (const one of [documentElement, head, body])
      for (const name of one.getAttributeNames()) one.removeAttribute(name)
    head.replaceChildren()
    body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`
    history.replaceState(null, '', '/')
  })
}

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
