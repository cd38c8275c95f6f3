// @vitest-environment jsdom
import { adoptPage, isBare, loadPage, pageComponent } from '#app/load-page.ts'
import { standIn } from '#app/stand-in.ts'
import { pageLoaders } from '#app/page-loaders.ts'
import type { PageId, PageModule, Route } from '#app/routes.ts'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Load = () => Promise<PageModule>
vi.mock('#app/page-loaders.ts', () => ({ pageLoaders: {} }))
vi.mock('#app/lost.tsx', () => ({
  lostPage: () => ({ default: () => <h1>Lost</h1>, bare: true, standsIn: true }),
}))

/** A route of its own for each test: what was fetched once stays. */
function routeTo(name: string, load: Load): Route {
  const id = name as PageId
  pageLoaders[id] = load
  return { id, paths: [] }
}
const Hall = () => <h1>The hall</h1>
const redraw = vi.fn()
const log = vi.spyOn(console, 'error')
const show = (route: Route) => {
  const Page = pageComponent(route, redraw)
  return (
    <Suspense fallback="…">
      <Page />
    </Suspense>
  )
}

beforeEach(() => {
  redraw.mockReset()
  log.mockReset().mockReturnValue()
})
afterEach(() => vi.unstubAllGlobals())

test('a page is fetched once', async () => {
  const load = vi.fn(async () => ({ default: Hall }))
  const route = routeTo('once', load)
  await loadPage(route)
  await loadPage(route)
  expect(load).toHaveBeenCalledOnce()
  expect(pageComponent(route, redraw)).toBe(Hall)
})

test('the page that one came to is known by its address', async () => {
  const load = vi.fn<Load>()
  const route = routeTo('first', load)
  const Came = () => <h1>Here</h1>
  const module = `export default globalThis.cameWithThePage`
  Object.assign(globalThis, { cameWithThePage: Came })
  await adoptPage(route, `data:text/javascript,${encodeURIComponent(module)}`)
  expect(pageComponent(route, redraw)).toBe(Came)
  await loadPage(route)
  expect(load).not.toHaveBeenCalled()
})

test('a page that failed is fetched anew', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('no network'))
  load.mockResolvedValue({ default: Hall })
  const route = routeTo('anew', load)
  await expect(loadPage(route)).rejects.toThrow('no network')
  await expect(loadPage(route)).resolves.toEqual({ default: Hall })
})

test('a page on its way is waited for, and is one component all the while', async () => {
  const here = Promise.withResolvers<PageModule>()
  const route = routeTo('waiting', () => here.promise)
  expect(pageComponent(route, redraw)).toBe(pageComponent(route, redraw))
  await act(async () => render(show(route)))
  expect(screen.getByText('…')).toBeTruthy()
  await act(async () => here.resolve({ default: Hall }))
  expect(await screen.findByText('The hall')).toBeTruthy()
})

test('a page that one goes back to is asked for twice, and what is around it stays', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('no network'))
  load.mockResolvedValue({ default: Hall })
  const route = routeTo('later', load)
  await act(async () =>
    render(
      <>
        <p>The bars</p>
        {show(route)}
      </>,
    ),
  )
  expect(screen.getByText('The bars')).toBeTruthy()
  expect(await screen.findByText('The hall')).toBeTruthy()
  expect(redraw).not.toHaveBeenCalled()
})

test('one that does not come says so, without the bars, until one has left it', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  const load = vi.fn<Load>().mockRejectedValue(new Error('no network'))
  const route = routeTo('gone', load)
  await act(async () => render(show(route)))
  expect(await screen.findByText('Lost')).toBeTruthy()
  expect(log).toHaveBeenCalledWith('Loading chunk gone failed (error)')
  expect(redraw).toHaveBeenCalledOnce()
  expect(isBare(route)).toBe(true)
  expect(load).toHaveBeenCalledTimes(2)
  standIn(route, null)
  load.mockResolvedValue({ default: Hall })
  await act(async () => render(show(route)))
  expect(await screen.findByText('The hall')).toBeTruthy()
})

test('one that does not come in time says so', async () => {
  vi.useFakeTimers()
  const route = routeTo('slow', () => new Promise(() => {}))
  // Its code is here before the clock stands.
  await import('#app/lost-start.ts')
  await act(async () => render(show(route)))
  await act(() => vi.advanceTimersByTimeAsync(240_000))
  vi.useRealTimers()
  expect(await screen.findByText('Lost')).toBeTruthy()
  expect(log).toHaveBeenCalledWith('Loading chunk slow failed (timeout)')
})
