// @vitest-environment jsdom
import { PlaceProvider, navigate, useFromSearch, usePath } from '#app/location.ts'
import { useSearch } from '#app/search.ts'
import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

const nameOf = (search: string) => new URLSearchParams(search).get('name')

it('what one thing in the address is for is drawn again for that alone', () => {
  history.replaceState(null, '', '/rng?name=owl')
  const drawn = vi.fn()
  function Name() {
    const name = useFromSearch(nameOf)
    drawn(name)
    return name
  }
  render(<Name />)
  act(() => navigate('/rng?name=owl&page=NAGA'))
  expect(drawn.mock.calls).toEqual([['owl']])
  act(() => navigate('/rng?page=NAGA'))
  expect(drawn.mock.calls).toEqual([['owl'], [null]])
})

it('on the server it is read from the address that was asked for', () => {
  const Name = () => useFromSearch(nameOf)
  const page = (
    <PlaceProvider value={{ pathname: '/rng', search: '?name=lotus' }}>
      <Name />
    </PlaceProvider>
  )
  expect(renderToString(page)).toBe('lotus')
})

it('a page that is drawn ahead stands where it says, and then where the address bar does', () => {
  history.replaceState(null, '', '/?name=home')
  const drawn = vi.fn()
  const stands = { pathname: '/rng', search: '?name=owl' }
  const now = () => (location.pathname === '/promotions' ? stands : location)
  const live = {
    get pathname() {
      return now().pathname
    },
    get search() {
      return now().search
    },
  }
  function Page() {
    const where = usePath() + useSearch()
    drawn(where)
    return where
  }
  act(() => navigate('/promotions'))
  render(
    <PlaceProvider value={{ ...stands, live }}>
      <Page />
    </PlaceProvider>,
  )
  // Nothing is drawn anew by going there.
  act(() => navigate('/rng?name=owl'))
  expect(drawn.mock.calls).toEqual([['/rng?name=owl']])
  act(() => navigate('/fish'))
  expect(drawn).toHaveBeenLastCalledWith('/fish')
})
