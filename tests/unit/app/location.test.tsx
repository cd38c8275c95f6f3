// @vitest-environment jsdom
import { navigate, ServedProvider, useFromSearch } from '#app/location.ts'
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
    <ServedProvider value={{ path: '/rng', search: '?name=lotus' }}>
      <Name />
    </ServedProvider>
  )
  expect(renderToString(page)).toBe('lotus')
})
