// @vitest-environment jsdom
import { interceptLinks } from '#app/links.ts'
import { loadPage } from '#app/load-page.ts'
import { drawAhead } from '#app/pages-ahead.tsx'
import { routeOf } from '#app/routes.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

vi.mock('#app/load-page.ts', () => ({ loadPage: vi.fn() }))
vi.mock('#app/installable.ts', () => ({ becomeInstallable: vi.fn() }))
vi.mock('#app/overlays/loaders.ts', () => ({ loaders: { lost: async () => undefined } }))
vi.mock('#app/lost-start.ts', () => ({}))
vi.mock('#app/pages-ahead.tsx', () => ({ drawAhead: vi.fn() }))

beforeAll(interceptLinks)

beforeEach(() => {
  history.replaceState(null, '', '/')
  vi.mocked(loadPage)
    .mockReset()
    .mockResolvedValue({ default: () => null })
})

function link(href: string): Element {
  const anchor = document.createElement('a')
  anchor.href = href
  document.body.replaceChildren(anchor)
  // Somewhere in a link, as icons are.
  return anchor.appendChild(document.createElement('span'))
}

const point = (at: Element, event = 'pointerover') =>
  at.dispatchEvent(new Event(event, { bubbles: true }))

describe('pointing at a link', () => {
  describe('for a while', () => {
    beforeEach(() => {
      vi.useFakeTimers()
      vi.mocked(drawAhead).mockReset()
    })
    afterEach(() => void vi.useRealTimers())

    test.each(['pointerover', 'focusin'])('draws its page ahead (%s)', async (event) => {
      point(link('/login?for=owl'), event)
      await vi.advanceTimersByTimeAsync(64)
      expect(drawAhead).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      const url = new URL('/login?for=owl', location.href)
      expect(drawAhead).toHaveBeenCalledExactlyOnceWith(routeOf('/login'), expect.anything(), url)
    })

    test('does nothing more when one goes on before', async () => {
      const target = link('/login')
      point(target)
      await vi.advanceTimersByTimeAsync(64)
      point(target, 'pointerout')
      await vi.advanceTimersByTimeAsync(1000)
      expect(drawAhead).not.toHaveBeenCalled()
    })

    test('does nothing more where data is dear', async () => {
      vi.stubGlobal('navigator', { connection: { saveData: true } })
      point(link('/login'))
      await vi.advanceTimersByTimeAsync(1000)
      vi.unstubAllGlobals()
      expect(drawAhead).not.toHaveBeenCalled()
    })
  })

  test.each(['pointerover', 'focusin'])('fetches its page’s code (%s)', (event) => {
    point(link('/login'), event)
    expect(loadPage).toHaveBeenCalledExactlyOnceWith(routeOf('/login'))
  })

  test('may fail in silence', async () => {
    vi.mocked(loadPage).mockRejectedValue(new Error('no network'))
    point(link('/login'))
    await Promise.resolve()
    expect(location.pathname).toBe('/')
  })

  test('elsewhere fetches nothing', () => {
    point(link('https://partner.test/'))
    expect(loadPage).not.toHaveBeenCalled()
  })
})
