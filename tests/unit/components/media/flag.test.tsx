// @vitest-environment jsdom
// @isolate: a flag that has come stays, and begins as not there
import { render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Flag, loadFlags } from '#components/index.ts'

afterEach(() => vi.unstubAllGlobals())

it('draws the code on the server, where no flag has come', () => {
  const html = renderToString(<Flag country="TH" />)
  expect(html).toContain('>TH<')
  expect(html).not.toContain('<img')
})

it('asks for the flag itself, and shows it when it has come', async () => {
  render(<Flag country="th" alt="Thailand" />)
  expect(screen.getByRole('img', { name: 'Thailand' }).textContent).toBe('TH')
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Thailand' }).getAttribute('src')).toMatch(
      /^data:image\/svg\+xml,%3Csvg/,
    ),
  )
})

it('waits until it is in view', async () => {
  let see = (_entries: readonly { isIntersecting: boolean }[]) => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof see) {
        see = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  render(<Flag country="PH" alt="Philippines" />)
  see([{ isIntersecting: false }])
  await loadFlags(['ID'])
  expect(screen.getByRole('img', { name: 'Philippines' }).localName).toBe('svg')
  see([{ isIntersecting: true }])
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Philippines' }).localName).toBe('img'),
  )
})

it('says nothing beside a name', async () => {
  await loadFlags(['VN'])
  const { container } = render(<Flag country="VN" />)
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('')
  expect(screen.queryByRole('img')).toBeNull()
})

it.for(['QQ', '', '../constructor', '<img src=x>', 'ไทย'])(
  'keeps the code where there is no flag: %j',
  async (country) => {
    await loadFlags([country])
    const { container } = render(<Flag country={country} alt="Nowhere" />)
    const flag = screen.getByRole('img', { name: 'Nowhere' })
    expect(flag.textContent).toBe([...country.toUpperCase()].slice(0, 2).join(''))
    expect(container.querySelector('[data-slot="flag"]')?.getAttribute('data-state')).toBe(
      'unknown',
    )
  },
)
