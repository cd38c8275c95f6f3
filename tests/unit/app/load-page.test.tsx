// @vitest-environment jsdom
import { adoptPage, loadPage, pageComponent } from '#app/load-page.ts'
import { pageLoaders } from '#app/page-loaders.ts'
import type { PageId, PageModule, Route } from '#app/routes.ts'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'

type Load = () => Promise<PageModule>
vi.mock('#app/page-loaders.ts', () => ({ pageLoaders: {} }))

/** A route of its own for each test: what was fetched once stays. */
function routeTo(name: string, load: Load): Route {
  const id = name as PageId
  pageLoaders[id] = load
  return { id, paths: [] }
}
const Hall = () => <h1>The hall</h1>
const show = (route: Route) => {
  const Page = pageComponent(route)
  return (
    <Suspense fallback="…">
      <Page />
    </Suspense>
  )
}

test('a page is fetched once', async () => {
  const load = vi.fn(async () => ({ default: Hall }))
  const route = routeTo('once', load)
  await loadPage(route)
  await loadPage(route)
  expect(load).toHaveBeenCalledOnce()
  expect(pageComponent(route)).toBe(Hall)
})

test('the page that one came to is known by its address', async () => {
  const load = vi.fn<Load>()
  const route = routeTo('first', load)
  const Came = () => <h1>Here</h1>
  const module = `export default globalThis.cameWithThePage`
  Object.assign(globalThis, { cameWithThePage: Came })
  await adoptPage(route, `data:text/javascript,${encodeURIComponent(module)}`)
  expect(pageComponent(route)).toBe(Came)
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
  expect(pageComponent(route)).toBe(pageComponent(route))
  await act(async () => render(show(route)))
  expect(screen.getByText('…')).toBeTruthy()
  await act(async () => here.resolve({ default: Hall }))
  expect(screen.getByText('The hall')).toBeTruthy()
})

test('a page that does not come takes nothing else away', async () => {
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
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(screen.getByText('The hall')).toBeTruthy()
})
