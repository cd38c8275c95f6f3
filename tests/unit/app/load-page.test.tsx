// @vitest-environment jsdom
import { loadPage, pageComponent } from '#app/load-page.ts'
import type { PageModule, Route } from '#app/routes.ts'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'

const routeTo = (id: string, load: Route['load']): Route => ({ id, paths: [], load })
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

test('a page that failed is fetched anew', async () => {
  const load = vi.fn<Route['load']>().mockRejectedValueOnce(new Error('no network'))
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
  const load = vi.fn<Route['load']>().mockRejectedValueOnce(new Error('no network'))
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
