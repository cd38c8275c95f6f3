// @vitest-environment jsdom
import { navigate, usePath } from '#app/location.ts'
import { pageComponent, pageDoor } from '#app/load-page.ts'
import { drawAhead } from '#app/pages-ahead.tsx'
import { routeOf } from '#app/routes.ts'
import { type Client, ClientProvider } from '#client/index.ts'
import { act, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const effect = vi.fn()
const client = { send: vi.fn() } as unknown as Client

function Lobby() {
  useEffect(() => {
    effect()
  }, [])
  return <p>Games of {usePath()}</p>
}

function Root() {
  const path = usePath()
  const redraw = useState({})[1]
  const route = routeOf(path)
  // Its own is not drawn here; it is told how.
  pageComponent(route, redraw)
  return (
    <main>
      {pageDoor.among!(
        route,
        <p key={route.id}>
          {route.id} of {path}
        </p>,
      )}
    </main>
  )
}

function ahead(href: string, page = {}) {
  const url = new URL(href, location.href)
  act(() => drawAhead(routeOf(url.pathname), { default: Lobby, ...page }, url))
}
const drawn = () => document.querySelector<HTMLElement>('[data-ahead]')
const idle: (() => void)[] = []

beforeEach(() => {
  history.replaceState(null, '', '/')
  effect.mockClear()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  render(
    <ClientProvider client={client} asker={{ locale: 'th', who: 'guest' }} fallback={{}}>
      <Root />
    </ClientProvider>,
  )
})

afterEach(async () => {
  // What a test has drawn ahead is used up.
  for (const path of ['/rng', '/promotions', '/']) await act(async () => navigate(path))
  vi.useRealTimers()
  vi.unstubAllGlobals()
  idle.length = 0
})

test('what was drawn ahead is what is shown, and takes effect only then', () => {
  ahead('/rng')
  const page = screen.getByText('Games of /rng')
  expect(drawn()?.contains(page)).toBe(true)
  expect(drawn()?.style.display).toBe('none')
  expect(screen.getByText('home of /').closest('[data-ahead]')).toBeNull()
  expect(effect).not.toHaveBeenCalled()

  act(() => navigate('/rng'))
  expect(screen.getByText('Games of /rng')).toBe(page)
  expect(page.closest('main > div')?.getAttribute('style') ?? '').toBe('')
  expect(drawn()).toBeNull()
  expect(effect).toHaveBeenCalledOnce()
  expect(screen.queryByText('home of /')).toBeNull()

  // From here on it is a page like any other.
  act(() => navigate('/fish'))
  expect(page.textContent).toBe('Games of /fish')
  act(() => navigate('/'))
  screen.getByText('home of /')
  expect(page.isConnected).toBe(false)
})

test('it is laid out when there is time, and keeps no trace of that', () => {
  ahead('/rng')
  act(() => idle.forEach((run) => run()))
  expect(drawn()?.style.cssText).toBe('display: block !important;')
  act(() => navigate('/rng'))
  const stage = screen.getByText('Games of /rng').closest('main > div')
  expect(stage?.getAttribute('style') ?? '').toBe('')
})

test('of two links the one that was pointed at last counts', () => {
  ahead('/rng')
  ahead('/promotions')
  expect(drawn()?.textContent).toBe('Games of /promotions')
  act(() => navigate('/rng'))
  screen.getByText('lobby of /rng')
})

test('who points again at the same link finds what was drawn', () => {
  ahead('/rng')
  const page = screen.getByText('Games of /rng')
  ahead('/rng', { default: () => <p>Another</p> })
  expect(screen.getByText('Games of /rng')).toBe(page)
  ahead('/fish')
  expect(page.textContent).toBe('Games of /fish')
})

test('not the page one is on, nor one without the bars, nor one that stands in', () => {
  ahead('/home')
  ahead('/game', { bare: true })
  ahead('/rng', { standsIn: true })
  expect(drawn()).toBeNull()
})

test('after a minute nobody waits for it any more', () => {
  vi.useFakeTimers()
  ahead('/rng')
  act(() => void vi.advanceTimersByTime(59_999))
  expect(drawn()).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(drawn()).toBeNull()
})
